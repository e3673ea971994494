"""The servers that the app can run on, for tests that go through all of them."""

import pytest

# eventlet serves by default and threads are what takes its place one day; gevent is offered, is in
# no way recommended, and has all of its promises checked by `make sweep`. Every run starts it.
ASYNC_MODES = ("eventlet", "threading", pytest.param("gevent", marks=pytest.mark.sweep))

every_mode = pytest.mark.parametrize("async_mode", ASYNC_MODES)
