"""The app for page tests in Node: one child that answers questions and hands out pages, a line of JSON each.

{"number": 1, "event": "help", "message": {...}}  ->  {"number": 1, "answer": {...}}
{"number": 2, "path": "/de/", "headers": {...}}   ->  {"number": 2, "answer": {"status": 200, ...}}
"""

import json
import sys
from typing import Any

from sudoku_helper.events import ask
from sudoku_helper.web import create_app

browser = create_app("threading")[0].test_client()


def fetch(path: str, headers: dict[str, str]) -> dict[str, Any]:
    """What the app sends for an address."""
    response = browser.get(path, headers=headers)
    return {
        "status": response.status_code,
        "headers": dict(response.headers),
        "text": response.get_data(as_text=True),
    }


for line in sys.stdin:
    asked = json.loads(line)
    answer = (
        ask(asked["event"], asked["message"])
        if "event" in asked
        else fetch(asked["path"], asked.get("headers", {}))
    )
    print(json.dumps({"number": asked["number"], "answer": answer}), flush=True)
