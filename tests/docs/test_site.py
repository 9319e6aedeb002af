"""The documentation site is built without a warning, and what it links to is there."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path
from queue import Queue
from threading import Thread
from urllib.parse import unquote, urlsplit
from urllib.request import urlopen

import pytest

from docs import building

ROOT = Path(__file__).resolve().parents[2]

pytestmark = pytest.mark.slow  # Sphinx reads every page and docstring


class Page(HTMLParser):
    """The ids of a page, the places it links to and the resources it loads."""

    def __init__(self, path: Path) -> None:
        super().__init__()
        self.ids: set[str] = set()
        self.links: list[str] = []
        self.loaded: list[str] = []
        self.feed(path.read_text(encoding="utf-8"))

    def handle_starttag(self, tag: str, attributes: list[tuple[str, str | None]]) -> None:
        for name, value in attributes:
            if name == "id" and value:
                self.ids.add(value)
            elif value and name == "href" and tag in ("a", "use"):
                self.links.append(value)
            elif value and (name == "src" or (name == "href" and tag == "link")):
                self.loaded.append(value)


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The site, built in another process, because Sphinx changes global state that other tests rely on."""
    out = tmp_path_factory.mktemp("site") / "docs"
    program = (
        f"import sys; from pathlib import Path; from docs import building; sys.exit(building.build(Path({str(out)!r})))"
    )
    done = subprocess.run([sys.executable, "-c", program], cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return out


@pytest.fixture(scope="module")
def pages(site: Path) -> dict[Path, Page]:
    return {path: Page(path) for path in site.glob("**/*.html")}


def targets(pages: dict[Path, Page]) -> Iterator[tuple[Path, str, Path, str]]:
    """Every link and resource within the site: the page, the address, the file and its fragment."""
    for path, page in pages.items():
        for address in (*page.links, *page.loaded):
            parts = urlsplit(address)
            if not parts.scheme:
                yield path, address, path.parent / unquote(parts.path) if parts.path else path, parts.fragment


def test_every_link_leads_somewhere(pages: dict[Path, Page]) -> None:
    broken = []
    for path, address, file, fragment in targets(pages):
        file = file.resolve()
        known = pages.get(file)
        if not file.is_file() or (fragment and known and fragment not in known.ids):
            broken.append((path.name, address))
    assert not broken


def test_nothing_comes_from_elsewhere(pages: dict[Path, Page]) -> None:
    """The site contains its scripts, styles, fonts and pictures, so it works without a network, even as files."""
    assert not [
        address for page in pages.values() for address in page.loaded if urlsplit(address).scheme not in ("", "data")
    ]


def test_the_front_page_is_the_readme(site: Path) -> None:
    front = (site / "index.html").read_text(encoding="utf-8")
    assert "<h1>Tilewright" in front
    assert front == (site / "README.html").read_text(encoding="utf-8")


def test_search_needs_no_server(site: Path) -> None:
    """The search index is a script; it contains rule ids, modules and classes."""
    index = (site / "searchindex.js").read_text(encoding="utf-8")
    assert index.startswith("Search.setIndex(")
    for words in ('"sil-3"', "tilewright.rules", "AzulVectorEnv"):
        assert words in index


def test_examples_are_drawn(site: Path) -> None:
    page = (site / "docs" / "rules.html").read_text(encoding="utf-8")
    assert page.count('<figure class="azul-example">') >= 20
    assert page.count('id="tile-blue"') == 1
    assert "```" not in page


def test_it_is_served_to_this_machine(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "index.html").write_text("a page", encoding="utf-8")
    opened: Queue[str] = Queue()
    Thread(target=building.serve, args=(tmp_path,), kwargs={"port": 0, "opened": opened.put}, daemon=True).start()
    address = opened.get(timeout=60)
    with urlopen(address) as answer:
        assert answer.read() == b"a page"
    assert address.startswith("http://127.0.0.1:")
    assert address in capsys.readouterr().out
