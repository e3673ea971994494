"""Sudoku Helper is taken away again; the last tests of their sites, which are gone then."""

import shutil

from tests.deploy.conftest import on
from tests.tools.apache import install


@on("proxy-https", sweep=["mod-wsgi-https", "mod-wsgi-groups"])
def test_undo_leaves_apache_as_it_was(apache, tmp_path):
    needed = {
        "mod-wsgi-https": "socache_shmcb.load",
        "mod-wsgi-groups": "rewrite.load",
        "proxy-https": "http2.load",
    }
    assert {needed[apache.name], "reqtimeout.load"} <= apache.switched_on
    # Apache's empty page is in the way of a site that answers to every name.
    assert ("000-default.conf" in apache.switched_on) == ("--host" in apache.wishes)
    # The folder of the app is spared here, since the other tests share it.
    elsewhere = tmp_path / "srv"
    elsewhere.mkdir()
    shutil.copy(apache.app_folder / "changes.json", elsewhere)
    done = install(apache.environment, "--undo", "--folder", elsewhere)
    assert done.returncode == 0, done.stderr
    assert not elsewhere.exists()
    assert apache.switched_on == apache.switched_on_before
