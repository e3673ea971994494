"""Ends well if the app beside it says that it is alive: the health check of the container."""

import os
import sys
import urllib.request

try:
    urllib.request.urlopen(f"http://127.0.0.1:{os.environ['PORT']}/healthz", timeout=4).close()
except OSError as problem:
    sys.exit(f"not healthy: {problem}")
