"""From the newspaper to the board: by camera or from any image, and a sentence for every picture that cannot be read."""

import base64
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from PIL import Image
from playwright.sync_api import BrowserType, Locator, Page, Response, ViewportSize, expect

from tests.browser.conftest import no_complaints
from tests.positions import PUZZLE, SOLUTION, VERY_EASY
from tests.tools.camera import animated, film, jpeg, png, sheet, turned
from tests.tools.chromium import CHROMIUM_ARGUMENTS, find_chromium
from tests.tools.clean import forget_everything
from tests.tools.photos import Colours, drawn_grid, drawn_screen
from tests.tools.player import Player
from tests.tools.server import AppServer

PHONE: ViewportSize = {"width": 390, "height": 844}
DESK: ViewportSize = {"width": 1280, "height": 800}
NOTE_STREAMS = """() => {
    const given = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices);
    window.streams = [];
    navigator.mediaDevices.getUserMedia = async (wishes) => {
        const stream = await given(wishes);
        window.streams.push(stream);
        return stream;
    };
}"""
HOLD_SEARCH = """() => {
    const found = navigator.mediaDevices.enumerateDevices();
    document.documentElement.classList.remove("has-camera");
    window.searched = new Promise(asked => {
        navigator.mediaDevices.enumerateDevices = () => {
            asked(true);
            return new Promise(done => window.goOn = () => done(found));
        };
    });
}"""
WHEN_CLOSED = "new Promise(done => requestAnimationFrame(() => setTimeout(done)))"
HAND_OVER = """([how, bytes, type, name]) => {
    const file = new File([Uint8Array.from(atob(bytes), letter => letter.charCodeAt(0))], name, {type});
    const data = new DataTransfer();
    data.items.add(file);
    const event = how === "paste"
        ? new ClipboardEvent("paste", {clipboardData: data, bubbles: true})
        : new DragEvent("drop", {dataTransfer: data, bubbles: true, cancelable: true});
    document.body.dispatchEvent(event);
}"""


@pytest.fixture(scope="module")
def screen(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The film that the faked camera sees; a test may put another one in its place before it looks."""
    return tmp_path_factory.mktemp("camera") / "seen.mjpeg"


@pytest.fixture(scope="module")
def with_camera(
    browser_type: BrowserType, browser_type_launch_args: dict[str, Any], screen: Path
) -> Iterator[Page]:
    """A page on a device with a camera."""
    film(screen, sheet())
    faked = [
        "--use-fake-device-for-media-stream",
        f"--use-file-for-fake-video-capture={screen}",
    ]
    # A browser without windows has no camera.
    own = {"executable_path": find_chromium(), "args": [*CHROMIUM_ARGUMENTS, *faked]}
    browser = browser_type.launch(**{**browser_type_launch_args, **own})
    page = browser.new_context(service_workers="block").new_page()
    page.add_init_script(f"({NOTE_STREAMS})()")
    yield page
    browser.close()


@pytest.fixture
def look(with_camera: Page, server: AppServer) -> Callable[..., Player]:
    """A function that opens the page on a device with a camera, which the player allows or not."""
    page = with_camera

    def look(size: ViewportSize = DESK, lang: str = "en", allowed: bool = True) -> Player:
        page.set_viewport_size(size)
        page.context.clear_permissions()
        page.context.grant_permissions(["camera"] if allowed else [])
        forget_everything(page, server.url)
        player = Player(page)
        player.open(f"{server.url}/?lang={lang}")
        return player

    return look


def photo_key(page: Page) -> Locator:
    return page.locator("#home [data-act=openPhoto]")


def step(page: Page, name: str) -> None:
    expect(page.locator("#photo-dialog")).to_have_attribute("data-step", name)


def expect_entry(player: Player, puzzle: str = PUZZLE) -> None:
    """The digits of the photo are on the board, ready to be compared."""
    expect(player.page.locator("html")).to_have_attribute("data-view", "board")
    expect(player.page.locator("html")).to_have_attribute("data-phase", "entering")
    expect(player.page.locator("#photo-dialog")).to_be_hidden()
    player.expect_values(puzzle)


def expect_camera_off(page: Page) -> None:
    """The page has let go of the camera; that a dialog was closed is told a moment later."""
    page.evaluate(WHEN_CLOSED)
    assert page.evaluate("streams.length && streams.every(stream => !stream.active)")


def choose(page: Page, data: bytes, name: str = "photo.jpg", kind: str = "image/jpeg") -> None:
    """Choose an image in the open box."""
    page.locator("#photo-file").set_input_files({"name": name, "mimeType": kind, "buffer": data})


@pytest.mark.parametrize(
    ("size", "lang", "name", "told"),
    [
        (PHONE, "de", "Abfotografieren", "Gelesene Ziffern: 30"),
        pytest.param(DESK, "en", "Take a photo", "Digits read: 30", marks=pytest.mark.sweep),
    ],
    ids=["phone", "desk"],
)
def test_the_picture_takes_itself_and_the_puzzle_is_there(look, screen, size, lang, name, told):
    film(screen, sheet(PUZZLE))
    player = look(size, lang)
    page = player.page
    with no_complaints(page):
        assert page.evaluate("streams.length") == 0
        expect(photo_key(page)).to_have_text(name, use_inner_text=True)
        photo_key(page).click()
        expect_entry(player)
    expect(page.locator("#status")).to_contain_text(told)
    assert page.evaluate("streams.length") == 1
    expect_camera_off(page)


def test_the_shutter_and_a_sentence_for_what_cannot_be_read_while_the_camera_looks_on(look, screen):
    film(screen, sheet())
    player = look(PHONE)
    page = player.page
    photo_key(page).click()
    step(page, "live")
    expect(page.locator("#photo-said")).to_contain_text("Point the camera")
    expect(page.locator("#photo-shutter")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator("#photo-problem")).not_to_be_empty()
    step(page, "live")
    # Whoever chose a picture without a grid looks through the camera again.
    choose(page, jpeg(Image.new("RGB", (64, 64))))
    page.locator(".photo-back").click()
    step(page, "live")
    page.keyboard.press("Escape")
    expect(page.locator("#photo-dialog")).to_be_hidden()
    expect_camera_off(page)


def test_who_is_faster_than_the_search_for_a_camera_looks_through_it_all_the_same(look, screen):
    film(screen, sheet())
    page = look().page
    page.evaluate(HOLD_SEARCH)
    photo_key(page).click()
    page.evaluate("searched")
    page.evaluate("goOn()")
    step(page, "live")


def test_the_frame_snaps_onto_a_grid_that_moves_and_waits_until_it_holds_still(look, screen):
    film(screen, *(sheet(PUZZLE, angle=angle) for angle in range(-20, 20, 4)))
    player = look()
    page = player.page
    photo_key(page).click()
    expect(page.locator("#photo-outlines polygon")).to_be_attached()
    expect(page.locator("#photo-said")).to_contain_text("Hold still")
    page.locator("#photo-shutter").click()
    expect_entry(player)


def test_without_permission_an_image_can_be_chosen(look, screen):
    player = look(allowed=False)
    page = player.page
    photo_key(page).click()
    expect(page.locator("#photo-problem")).to_contain_text("camera is not allowed")
    choose(page, jpeg(sheet(PUZZLE)))
    expect_entry(player)


def test_without_a_camera_the_key_opens_an_image(player: Player):
    page = player.page
    assert photo_key(page).inner_text() == "Open a photo"
    with page.expect_file_chooser() as chooser:
        photo_key(page).click()
    expect(page.locator(".photo-back")).to_be_hidden()
    chooser.value.set_files(
        {"name": "a.jpg", "mimeType": "image/jpeg", "buffer": jpeg(sheet(PUZZLE))}
    )
    expect_entry(player)


def test_an_image_that_is_pasted_is_read(player: Player):
    hand_over(player.page, "paste", jpeg(sheet(PUZZLE, angle=184)))
    expect_entry(player)


def test_the_screen_of_another_app_is_read_and_my_digits_are_mine(player: Player):
    mine = {cell: SOLUTION[cell] for cell in (0, 2, 3, 8, 12)}
    screen = drawn_screen(PUZZLE, mine, {80: "58"}, Colours("#16181d", "#e8e8ea", "#6ea8ff"))
    hand_over(player.page, "paste", png(screen), "image/png", "a.png")
    expect_entry(player, "".join(mine.get(cell, PUZZLE[cell]) for cell in range(81)))
    assert player.cells_with("by-hand") == list(mine)
    # The digit of the selected cell has another colour, whoever entered it.
    assert player.cells_with("unsure") == [14]


def hand_over(page: Page, how: str, data: bytes, kind: str = "image/jpeg", name="a.jpg") -> None:
    page.evaluate(HAND_OVER, [how, base64.b64encode(data).decode(), kind, name])


def half_of(data: bytes) -> bytes:
    return data[: len(data) // 2]


CANNOT = "cannot open this image"
IN_THE_DARK = "in good light"
PROBLEMS = {
    "no picture at all": (lambda: b"not a picture", "a.png", "image/png", CANNOT),
    "a format that it does not know": (lambda: bytes(400), "a.heic", "", CANNOT),
    "too large": (lambda: png(Image.new("1", (12000, 12000))), "a.png", "image/png", "too large"),
    "broken off": (lambda: half_of(png(sheet(PUZZLE))), "a.png", "image/png", CANNOT),
    "black": (lambda: jpeg(Image.new("RGB", (800, 600))), "a.jpg", "image/jpeg", IN_THE_DARK),
    "one point": (lambda: png(Image.new("RGB", (1, 1))), "a.png", "image/png", "No Sudoku"),
    "of another size": (
        lambda: png(drawn_grid("1234", count=4)),
        "a.png",
        "image/png",
        "not have 9 × 9 cells",
    ),
    "without digits": (lambda: jpeg(sheet("." * 81)), "a.jpg", "image/jpeg", "no digit in it"),
}


def test_what_cannot_be_read_gets_a_sentence_and_nothing_is_lost(player: Player):
    page = player.page
    player.play(VERY_EASY)
    player.write(0, 9)
    for make, name, kind, told in PROBLEMS.values():
        hand_over(page, "drop", make(), kind, name)
        expect(page.locator("#photo-dialog[open] #photo-problem:not(:empty)")).to_contain_text(told)
        page.keyboard.press("Escape")
        expect(page.locator("#photo-dialog")).to_be_hidden()
    player.expect_values("9" + VERY_EASY[1:])
    page.locator("[data-act=goHome]").first.click()
    expect(page.locator("#home [data-game]")).to_have_count(1)


@pytest.mark.sweep
def test_of_a_picture_that_moves_the_first_is_read(player: Player):
    hand_over(player.page, "drop", animated([sheet(PUZZLE), sheet()]), "image/gif", "a.gif")
    expect_entry(player)


def test_of_several_grids_one_is_chosen(player: Player):
    page = player.page
    hand_over(page, "drop", turned(sheet(VERY_EASY, PUZZLE)))
    step(page, "choosing")
    expect(page.locator("#photo-said")).to_have_text("There are 2 grids. Which one do you mean?")
    assert page.locator("#photo-still").evaluate("canvas => canvas.width > canvas.height")
    expect(page.get_by_role("button", name="Grid 1")).to_be_focused()
    page.locator("#photo-outlines g").nth(1).click()
    expect_entry(player)


# A reading takes as long as the test wants.
HOLD_READING = """() => {
    const { postMessage } = Worker.prototype;
    window.begun = new Promise((begin) => {
        Worker.prototype.postMessage = function (...told) {
            Worker.prototype.postMessage = postMessage;
            window.goOn = () => this.postMessage(...told);
            begin();
        };
    });
}"""


def test_a_reading_that_is_not_waited_for_opens_nothing(player: Player):
    page = player.page
    page.evaluate(HOLD_READING)
    hand_over(page, "drop", jpeg(sheet(PUZZLE)))
    page.evaluate("begun")
    page.locator("#photo-dialog .close").click()
    page.evaluate("goOn()")
    hand_over(page, "drop", b"nothing", "image/png")
    expect(page.locator("#photo-problem")).to_contain_text(CANNOT)
    hand_over(page, "drop", jpeg(sheet(PUZZLE, VERY_EASY)))
    step(page, "choosing")
    expect(page.locator("html")).to_have_attribute("data-view", "home")


def test_axe_finds_nothing(look, screen, accessibility_problems):
    film(screen, sheet())
    page = look().page
    photo_key(page).click()
    step(page, "live")
    assert accessibility_problems(page) == []
    choose(page, jpeg(sheet(VERY_EASY, PUZZLE)))
    step(page, "choosing")
    assert accessibility_problems(page) == []
    choose(page, b"nothing")
    step(page, "file")
    assert accessibility_problems(page) == []


SHARE = """([bytes, text]) => {
    const form = document.createElement("form");
    Object.assign(form, {method: "post", enctype: "multipart/form-data", action: "shared"});
    const field = document.createElement("input");
    if (bytes) {
        const data = new DataTransfer();
        const photo = Uint8Array.from(atob(bytes), letter => letter.charCodeAt(0));
        data.items.add(new File([photo], "a.jpg", {type: "image/jpeg"}));
        Object.assign(field, {type: "file", name: "photo", files: data.files});
    } else Object.assign(field, {name: "text", value: text});
    form.append(field);
    document.body.append(form);
    form.submit();
}"""


def test_photos_and_texts_are_shared_to_the_installed_app_and_read_without_a_network(
    page, context, server
):
    answers: list[Response] = []
    context.on("response", lambda answer: answers.append(answer))
    player = Player(page)
    player.open(f"{server.url}/?lang=en")
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    player.reload()
    page.evaluate(SHARE, [base64.b64encode(jpeg(sheet(PUZZLE))).decode(), ""])
    expect_entry(player)
    assert "#" not in page.url
    (handed,) = [
        answer for answer in answers if answer.request.method == "POST" and "/shared" in answer.url
    ]
    assert handed.from_service_worker
    page.evaluate(SHARE, ["", VERY_EASY])
    expect(page.locator("#previews .card")).to_have_count(1)
    assert page.evaluate("fetch('shared').then(answer => answer.status)") == 404
    # What was fetched for one photo is there for the next.
    context.set_offline(True)
    player.reload()
    hand_over(page, "drop", jpeg(sheet(VERY_EASY)))
    expect_entry(player, VERY_EASY)
