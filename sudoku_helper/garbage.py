"""How seldom a process that searches looks for garbage that holds on to itself."""

import gc


def collect_rarely() -> None:
    """Look for rings of objects only now and then.

    A search makes many objects and no rings of them, so that looking for rings is a tenth of its time.
    """
    gc.set_threshold(20_000, 20, 50)
