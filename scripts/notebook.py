"""Runs the cells of docs/first-steps.ipynb and writes what they show into it, as Jupyter would.

python -m scripts.notebook
"""

import ast
import copy
import json
from contextlib import redirect_stdout
from io import StringIO
from pathlib import Path
from typing import Any

FILE = Path(__file__).resolve().parent.parent / "docs" / "first-steps.ipynb"

Notebook = dict[str, Any]


def run(notebook: Notebook) -> Notebook:
    """The notebook with the outputs that its cells make, each knowing what those before it made."""
    made = copy.deepcopy(notebook)
    names: dict[str, Any] = {"__name__": "__main__"}
    cells = [cell for cell in made["cells"] if cell["cell_type"] == "code"]
    for number, cell in enumerate(cells, start=1):
        cell["execution_count"] = number
        cell["outputs"] = _outputs("".join(cell["source"]), names, number)
    return made


def _outputs(source: str, names: dict[str, Any], number: int) -> list[dict[str, Any]]:
    """What a cell prints, and what its last line is, if that is an expression."""
    statements = ast.parse(source).body
    last = statements.pop() if statements and isinstance(statements[-1], ast.Expr) else None
    printed = StringIO()
    value = None
    with redirect_stdout(printed):
        exec(compile(ast.Module(statements, []), "cell", "exec"), names)  # noqa: S102 - our own
        if last is not None:
            value = eval(compile(ast.Expression(last.value), "cell", "eval"), names)  # noqa: S307
    outputs = []
    if printed.getvalue():
        text = printed.getvalue().splitlines(keepends=True)
        outputs.append({"name": "stdout", "output_type": "stream", "text": text})
    if value is not None:
        result = {"data": _shown(value), "execution_count": number, "metadata": {}}
        outputs.append({**result, "output_type": "execute_result"})
    return outputs


def _shown(value: Any) -> dict[str, list[str]]:
    """A value as text, and as the picture that it may have."""
    data = {}
    if hasattr(value, "_repr_svg_"):
        data["image/svg+xml"] = [value._repr_svg_()]
    data["text/plain"] = repr(value).splitlines(keepends=True)
    return data


def main() -> None:
    """Run the notebook and keep what it shows."""
    made = run(json.loads(FILE.read_text()))
    FILE.write_text(json.dumps(made, indent=1, ensure_ascii=False) + "\n")


if __name__ == "__main__":
    main()
