"""The colours of a picture that stands alone; on a page its classes take those of the theme."""

from collections.abc import Mapping

PAPER: Mapping[str, str] = {
    "surface": "#ffffff",
    "ink": "#192132",
    "muted": "#4d5870",
    "own": "#1c49b8",
    "line": "#c5cddb",
    "line-strong": "#2a3347",
    "accent": "#2c57cc",
    "accent-soft": "#e3ebff",
    "primary": "#ffd873",
    "primary-frame": "#7d5200",
    "secondary": "#b5d8f4",
    "secondary-frame": "#0a5288",
    "on-mark": "#10151f",
    "link": "#8a1c7c",
    "beam": "#3a4458",
}
"""By the names that the light theme of ``base.css`` has for them."""
