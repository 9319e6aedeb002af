"""The documentation site, built by Sphinx: `python3 dev.py docs`.

The repository's root is the source folder, so that a relative link means the same here and on GitHub.
"""

from __future__ import annotations

import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from tilewright import __version__  # noqa: E402

project = "Tilewright"
author = "Tilewright contributors"
copyright = "Tilewright contributors"
version = release = __version__
language = "en"

extensions = ["myst_parser", "sphinx.ext.autodoc", "docs.site.extension"]
root_doc = "README"
include_patterns = [
    "README.md",
    "CHANGELOG.md",
    "CONTRIBUTING.md",
    "docs/**",
    "src/tilewright/evaluation/weights/README.md",
]
exclude_patterns = ["docs/site", ".venv", ".git", "build", "dist", "node_modules", "web", "shots"]
nitpicky = True

myst_enable_extensions = ["html_image"]
myst_heading_anchors = 4

default_role = "code"  # docstrings write `name`, as Markdown does
autodoc_member_order = "bysource"
autodoc_default_options = {"members": True}
autodoc_typehints_format = "short"
autodoc_preserve_defaults = True
toc_object_entries = False

html_theme = "furo"
html_title = "Tilewright"
html_static_path = ["site/site.css", "../web/src/styles/tokens.css"]
html_css_files = ["tokens.css", "site.css"]
html_theme_options = {
    "light_css_variables": {"color-brand-primary": "#0a665d", "color-brand-content": "#0a665d"},
    "dark_css_variables": {"color-brand-primary": "#5fd0c0", "color-brand-content": "#5fd0c0"},
}
html_show_copyright = False
html_show_sphinx = False
html_copy_source = False
