"""What is drawn on the board stays whole and readable, also on the smallest screens."""

from playwright.sync_api import expect

from sudoku_helper.events.protocol import Speech, write_step
from sudoku_helper.techniques import technique_of
from tests.tools.player import Player

SHOW = "async step => (await import('/static/js/help/assist.js')).verbs.showStep(step)"

# Digits are drawn by the style sheet, so their ink is measured on a canvas with the same font.
MEASURE = """() => {
    const pen = document.createElement("canvas").getContext("2d");
    const box = e => { const r = e.getBoundingClientRect(); return [r.left, r.top, r.right, r.bottom]; };
    const marks = [...document.querySelectorAll(".board .mark")].map(mark => {
        const { font } = getComputedStyle(mark);
        // A small one is measured in whole pixels, so it is taken twenty times as large.
        pen.font = font.replace(/[\\d.]+(?=px)/, (size) => 20 * size);
        const large = pen.measureText(mark.dataset.digit);
        const ink = {};
        for (const side in TextMetrics.prototype) if (side.includes("BoundingBox")) ink[side] = large[side] / 20;
        const [left, top, right, bottom] = box(mark);
        const width = ink.actualBoundingBoxLeft + ink.actualBoundingBoxRight;
        const [x, y] = [(left + right) / 2, (top + bottom) / 2];
        const base = y + (ink.fontBoundingBoxAscent - ink.fontBoundingBoxDescent) / 2;
        const frame = getComputedStyle(mark.closest(".cell"), "::after");
        return {
            frame: frame.content === "none" ? 0 : parseFloat(frame.left) + parseFloat(frame.borderLeftWidth),
            digit: [x - width / 2, base - ink.actualBoundingBoxAscent, x + width / 2, base + ink.actualBoundingBoxDescent],
            ring: box(mark),
            cell: box(mark.closest(".cell")),
        };
    });
    const arrows = [...document.querySelectorAll("#chains :is(.near, .bond) :is(.strong, .weak)")].map(path => {
        const place = path.getScreenCTM();
        const length = path.getTotalLength();
        return Array.from({ length: 31 }, (_, number) => {
            const point = path.getPointAtLength((length * number) / 30).matrixTransform(place);
            return [point.x, point.y];
        });
    });
    return { marks, arrows };
}"""


def test_links_and_frames_leave_digits_and_rings_whole(player: Player):
    for key in ("aic", "xy-chain", "continuous-nice-loop", "als-chain", "xy-wing", "wxyz-wing"):
        technique = technique_of(key)
        assert technique
        player.play(technique.example.board)
        player.page.evaluate(SHOW, write_step(technique.example_step(), Speech("en")))
        if not key.endswith("wing"):
            expect(player.page.locator("#chains .arrow-head")).not_to_have_count(0)
        for width, height in ((320, 568), (1366, 768)):
            player.page.set_viewport_size({"width": width, "height": height})
            check_drawing(player, key)


def check_drawing(player: Player, key: str) -> None:
    """Nothing that is drawn touches the digits of the board."""
    shown = player.page.evaluate(MEASURE)
    assert shown["marks"], key
    assert shown["arrows"] or key.endswith("wing"), key
    for mark in shown["marks"]:
        left, top, right, bottom = mark["cell"]
        x1, y1, x2, y2 = mark["ring"]
        edge = mark["frame"] - 0.5
        assert left + edge <= x1 < x2 <= right - edge, key
        assert top + edge <= y1 < y2 <= bottom - edge, key
        x1, y1, x2, y2 = mark["digit"]
        assert left < x1 < x2 < right, key
        assert top < y1 < y2 < bottom, key
        for x, y in (point for arrow in shown["arrows"] for point in arrow):
            # Cells stand on whole pixels, so a digit can be up to one beside its place.
            assert not (x1 + 1 < x < x2 - 1 and y1 + 1 < y < y2 - 1), (key, mark, x, y)


def test_the_ring_of_the_focus_is_whole_in_every_corner(player: Player):
    page = player.page
    player.play(technique_of("aic").example.board)
    for width, height in ((320, 568), (390, 844)):
        page.set_viewport_size({"width": width, "height": height})
        for cell in (0, 8, 72, 80):
            player.cell(cell).focus()
            inside, ring, corner = page.evaluate(
                """cell => {
                    const element = document.querySelector(`[data-cell="${cell}"]`);
                    const box = element.getBoundingClientRect();
                    const board = getComputedStyle(document.querySelector("#board"));
                    const style = getComputedStyle(element, "::before");
                    const side = `border${cell < 9 ? "Top" : "Bottom"}${cell % 9 ? "Right" : "Left"}Radius`;
                    const inside = box.left >= 0 && box.top >= 0 && box.right <= innerWidth && box.bottom <= innerHeight;
                    return [inside, [parseFloat(style.top), parseFloat(style[side])], parseFloat(board[side])];
                }""",
                cell,
            )
            assert inside, (cell, width)
            inset, radius = ring
            assert radius >= corner - inset, "the board's round corner would cut the ring"
