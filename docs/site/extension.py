"""What the documentation site adds to Sphinx: drawn examples, README.md as front page, Markdown in docstrings."""

from __future__ import annotations

import re
import shutil
from html import escape
from pathlib import Path
from typing import Any, ClassVar

from docutils import nodes
from pygments.lexers.special import TextLexer
from sphinx.addnodes import pending_xref
from sphinx.application import Sphinx
from sphinx.environment import BuildEnvironment
from sphinx.transforms.post_transforms import SphinxPostTransform
from sphinx.util.docutils import SphinxDirective
from sphinx.util.nodes import make_refnode

from tilewright import TilewrightError

from .drawing import draw, sprite
from .examples import RULE, Example, WrongExample

CONTENTS = Path(__file__).resolve().parent / "contents.md"
ARRAY = re.compile(r"~?numpy\.ndarray\[tuple\[~?typing\.Any, \.\.\.\], ~?numpy\.dtype\[~?[a-z]+\.(\w+)\]\]")
FRONT, RULES = "README", "docs/rules"


class Azul(SphinxDirective):
    """Checks a worked example and draws it: the start, and what the steps lead to."""

    has_content = True
    optional_arguments = 1
    final_argument_whitespace = True
    option_spec: ClassVar[dict[str, Any]] = {}

    def run(self) -> list[nodes.Node]:
        """Put the pictures and the example's own text in place of the block."""
        text = "\n".join(self.content)
        try:
            example = Example.parse(text)
            reached = example.run()
        except (WrongExample, TilewrightError) as error:
            raise self.error(f"worked example: {error}") from error
        start = example.start
        seats = range(1, start.players + 1)
        parts = example.show or ("factories", *(f"seat {seat}" for seat in seats))
        sides = [_pictures([draw(start, part) for part in parts])]
        if example.steps:
            arrow = " ".join(f"<code>{escape(step)}</code>" for step in example.steps)
            sides.append(f'<div class="azul-step">{arrow}</div>')
            sides.append(_pictures([draw(reached, part, start) for part in parts]))
        caption = f"<figcaption>{escape(self.arguments[0])}</figcaption>" if self.arguments else ""
        body = f'<figure class="azul-example"><div class="azul-sides">{"".join(sides)}</div>{caption}'
        body += f"<details><summary>as text</summary><pre>{escape(text)}</pre></details></figure>"
        return [nodes.raw("", body, format="html")]


def _pictures(drawn: list[str]) -> str:
    return f'<div class="azul-pictures">{"".join(drawn)}</div>'


def add_contents(app: Sphinx, docname: str, source: list[str]) -> None:
    """Add the table of contents to the front page; README.md itself has none."""
    if docname == FRONT:
        app.env.note_dependency(str(CONTENTS))
        source[0] += "\n" + CONTENTS.read_text(encoding="utf-8")


def add_sprite(app: Sphinx, pagename: str, templatename: str, context: dict[str, Any], doctree: Any) -> None:
    """Put the tiles into every page that has pictures."""
    if 'class="azul"' in context.get("body", ""):
        context["body"] = sprite() + context["body"]


def read_markdown(app: Sphinx, what: str, name: str, obj: Any, options: Any, lines: list[str]) -> None:
    """Turn the tables of a docstring into those of reStructuredText; the rest reads the same in both."""
    result: list[str] = []
    for line in lines:
        if not line.startswith("|"):
            result.append(line)
            continue
        if re.fullmatch(r"\|[-|]+\|", line):
            continue
        if not (result and result[-1].startswith("   ")):
            result += [".. list-table::", "   :header-rows: 1", ""]
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        result += [f"   {'*' if number == 0 else ' '} - {cell}" for number, cell in enumerate(cells)]
    lines[:] = result


def resolve(app: Sphinx, env: BuildEnvironment, node: pending_xref, text: nodes.Element) -> nodes.Node | None:
    """Link a type in a signature to its description, if it is public here; other types stay plain words.

    A public name is described under its package (`tilewright.rules.Position`), but a signature contains the module
    that defines it.
    """
    if node.get("refdomain") != "py":
        return None
    name = str(node["reftarget"]).rpartition(".")[2]
    objects = env.domains.python_domain.objects
    for full, where in objects.items():
        if full.startswith("tilewright.") and full.count(".") == 2 and full.endswith(f".{name}"):
            return make_refnode(app.builder, node["refdoc"], where.docname, where.node_id, text, full)
    return text


def shorten(
    app: Sphinx, what: str, name: str, obj: Any, options: Any, signature: str | None, result: str | None
) -> tuple[str, str | None] | None:
    """Shorten the types of arrays to `NDArray[...]`, as in the sources."""
    if not signature:
        return None
    return ARRAY.sub(r"NDArray[\1]", signature), result and ARRAY.sub(r"NDArray[\1]", result)


class LinkRules(SphinxPostTransform):
    """Links every id of a rule to its place in docs/rules.md."""

    default_priority = 5

    def run(self, **_kwargs: Any) -> None:
        """Replace the ids in running text; links, titles and literal text stay."""
        for link in self.document.findall(nodes.reference):
            if RULE.fullmatch(link.astext()):
                link["classes"].append("rule-id")
        if self.env.docname == RULES or RULES not in self.env.all_docs:
            return
        for text in list(self.document.findall(nodes.Text)):
            parts = RULE.split(text)
            if len(parts) == 1 or _is_inside(text, (nodes.reference, nodes.title, nodes.literal, nodes.literal_block)):
                continue
            found: list[nodes.Node] = []
            for number, part in enumerate(parts):
                if number % 2:
                    uri = self.app.builder.get_relative_uri(self.env.docname, RULES)
                    found.append(
                        nodes.reference("", part, refuri=f"{uri}#{part.lower()}", internal=True, classes=["rule-id"])
                    )
                elif part:
                    found.append(nodes.Text(part))
            text.parent.replace(text, found)


def _is_inside(node: nodes.Node, kinds: tuple[type[nodes.Node], ...]) -> bool:
    above: nodes.Node | None = node.parent
    while above is not None and not isinstance(above, kinds):
        above = above.parent
    return above is not None


def finish(app: Sphinx, error: Exception | None) -> None:
    """Copy the front page to index.html, which web servers look for."""
    if error is None and app.builder.name == "html":
        out = Path(app.outdir)
        shutil.copyfile(out / f"{FRONT}.html", out / "index.html")


def setup(app: Sphinx) -> dict[str, bool]:
    """Register all of this with Sphinx."""
    app.add_directive("azul", Azul)
    app.add_lexer("azr", TextLexer)
    app.add_post_transform(LinkRules)
    app.connect("missing-reference", resolve)
    app.connect("source-read", add_contents)
    app.connect("html-page-context", add_sprite)
    app.connect("autodoc-process-docstring", read_markdown)
    app.connect("autodoc-process-signature", shorten)
    app.connect("build-finished", finish)
    return {"parallel_read_safe": True, "parallel_write_safe": True}
