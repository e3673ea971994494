"""A role looks the same as mark, as large digit, as sample of the legend, and in a picture."""

from typing import Any

from sudoku_helper.drawing import sample
from sudoku_helper.drawing.looks import LOOKS, Look
from tests.tools.player import Player

# Shows every role in every way on a board of its own, and tells how the browser draws each.
SHOW = """pictures => Object.entries(pictures).map(([role, picture]) => {
    const place = document.createElement("div");
    place.innerHTML = `<span class="marks"><i class="mark role role-${role}"></i></span>
        <span class="value role role-${role}"></span>
        <i class="sample role role-${role}"></i>${picture}`;
    document.body.append(place);
    // The dashes around a mark are painted, so that they close.
    const painted = style => style.backgroundImage.includes("conic") && style.borderTopColor.endsWith(", 0)")
        ? style.backgroundImage.split("conic-gradient")[1].match(/rgb\\(.*?\\)/)[0] : undefined;
    const ring = (selector, pseudo) => {
        const style = getComputedStyle(place.querySelector(selector), pseudo);
        const corners = ["TopLeft", "TopRight", "BottomRight", "BottomLeft"];
        return {
            style: style.borderTopStyle,
            width: parseFloat(style.borderTopWidth),
            corners: corners.map((corner) => parseInt(style[`border${corner}Radius`])),
            colours: [style.backgroundColor, painted(style) ?? style.borderTopColor],
        };
    };
    const { fill, stroke } = getComputedStyle(place.querySelector("svg .role > :first-child"));
    return {
        role,
        rings: { mark: ring(".mark"), sample: ring(".sample"), value: ring(".value", "::before") },
        struck: getComputedStyle(place.querySelector(".mark"), "::after").content !== "none",
        picture: [fill, stroke],
    };
})"""


def rgb(colour: str) -> str:
    """#rrggbb as a browser tells it."""
    return f"rgb({', '.join(str(int(colour[start : start + 2], 16)) for start in (1, 3, 5))})"


def test_a_role_looks_the_same_everywhere_in_every_theme(player: Player):
    for theme in ("light", "dark", "contrast"):
        player.page.evaluate("theme => { document.documentElement.dataset.theme = theme }", theme)
        shown = player.page.evaluate(SHOW, {role: sample(role) for role in LOOKS})
        assert [each["role"] for each in shown] == list(LOOKS)
        for each in shown:
            check_look(each, LOOKS[each["role"]], dark=theme == "dark")


def check_look(shown: dict[str, Any], look: Look, dark: bool) -> None:
    """What the browser draws is what the look states."""
    fill, ring, ring_at_night = map(rgb, look.colour)
    colours = [fill, ring_at_night if dark else ring]
    assert shown["picture"] == colours
    assert shown["struck"] == look.struck
    for name, found in shown["rings"].items():
        # A large digit has a stronger ring.
        width = look.line.pixels + (name == "value")
        corners = list(look.shape)
        expected = {
            "style": look.line.style,
            "width": width,
            "corners": corners,
            "colours": colours,
        }
        assert found == expected, (shown["role"], name)
