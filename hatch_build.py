"""The build hook for hatchling: builds the web page into the package and adds the languages.

An editable install gets neither: `dev.py` builds the page of a checkout when it is needed, and the package finds
`locales/` at the checkout's root. A source distribution carries the built page, so installing it needs no Node.
"""

from __future__ import annotations

import os
import sys
from typing import Any

from hatchling.builders.config import BuilderConfig
from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

from web import building


class PageHook(BuildHookInterface[BuilderConfig]):
    """Brings the page and the languages into wheels and source distributions."""

    def needs_building(self) -> bool:
        """Whether this is a checkout whose page is not built yet; a source distribution contains the built page."""
        return not os.path.exists(os.path.join(self.root, "PKG-INFO")) and not building.is_current()

    def dependencies(self) -> list[str]:
        """Node as a build dependency, if the page must be built and the machine has none."""
        return (
            building.node_requirement() if self.needs_building() and building.find_node(in_build=True) is None else []
        )

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the page before files are collected."""
        if version == "editable":
            return
        if self.needs_building():
            node = building.find_node(in_build=True)
            if node is None:
                raise building.PageError("building the page needs Node 20.19 or newer (or 22.12 or newer) with npm.")
            building.build(node, self.app.display_info)
        if not building.is_built():
            raise building.PageError("this source distribution holds no built page; make it anew from a checkout.")
        if self.target_name == "wheel":
            build_data["force_include"][os.path.join(self.root, "locales")] = "tilewright/locales"
