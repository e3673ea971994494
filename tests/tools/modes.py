"""The servers that the app can run on, for tests that go through all of them."""

import pytest

from tests.tools.share import one_in

MODES = ("eventlet", "threading", "gevent")

# eventlet serves by default and threads are what takes its place one day; gevent is offered, is in
# no way recommended, and has all of its promises checked by `make sweep`. Every run starts it.
ASYNC_MODES = (*MODES[:2], pytest.param(MODES[2], marks=pytest.mark.sweep))
every_mode = pytest.mark.parametrize("async_mode", ASYNC_MODES)

FIRST_MODE = one_in(len(MODES), MODES)
first_mode = pytest.mark.parametrize("async_mode", FIRST_MODE)
"""For what hardly depends on the mode: every run takes the usual one, and the sweep the others."""
