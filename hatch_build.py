"""The build hook for hatchling: builds the web page into the package, adds the languages, and compiles.

An editable install gets none of it: `dev.py` builds the page of a checkout when it is needed and compiles at set-up,
and the package finds `locales/` at the checkout's root. A source distribution carries the built page, so installing it
needs no Node.

A wheel that is built on x86-64 contains machine code (rules/compiling.py), so that the first start on a suitable
machine compiles nothing. It is compiled here for the Python and the Numba of the build. TILEWRIGHT_MACHINE_CODE names
the parts to compile, as for `tilewright compile`; `no` leaves out the machine code.
"""

from __future__ import annotations

import glob
import os
import platform
import shutil
import subprocess
import sys
import tomllib
from typing import Any

from hatchling.builders.config import BuilderConfig
from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

from web import building

PORTABLE_CPU = "x86-64-v3"  # as in rules/compiling.py, which is not imported here: it needs Numba


class PageHook(BuildHookInterface[BuilderConfig]):
    """Adds the page, the languages and compiled code to what is built."""

    def needs_building(self) -> bool:
        """Whether this is a checkout without a current page; a source distribution contains the built page."""
        return not os.path.exists(os.path.join(self.root, "PKG-INFO")) and not building.is_current()

    def needs_compiling(self) -> bool:
        """Whether machine code goes into what is built."""
        fits = platform.machine() in ("x86_64", "AMD64")
        return fits and self.target_name == "wheel" and os.environ.get("TILEWRIGHT_MACHINE_CODE") != "no"

    def dependencies(self) -> list[str]:
        """The packages that the build needs: Node, if there is none to build the page with, and those for compiling."""
        needed = []
        if self.needs_building() and building.find_node(in_build=True) is None:
            needed += building.node_requirement()
        if self.needs_compiling():
            with open(os.path.join(self.root, "pyproject.toml"), "rb") as file:
                needed += tomllib.load(file)["project"]["dependencies"]
        return needed

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Before files are collected: build the page; for a wheel, add the languages and the machine code."""
        if version == "editable":
            return
        if self.needs_building():
            node = building.find_node(in_build=True)
            if node is None:
                raise building.PageError("building the page needs npm and Node 22.12 or newer, or 20.19 or a later 20.")
            building.build(node, self.app.display_info)
        if not building.is_built():
            raise building.PageError("this source distribution holds no built page; build it again from a checkout.")
        if self.target_name == "wheel":
            build_data["force_include"][os.path.join(self.root, "locales")] = "tilewright/locales"
        if self.needs_compiling():
            build_data["force_include"][self.compile()] = "tilewright/machine_code"

    def compile(self) -> str:
        """Compile for every processor of the portable level; return the folder of the machine code."""
        self.app.display_info("Compiling the machine code that comes with the wheel (a minute or two).")
        cache = os.path.join(self.root, "build", "machine_code")
        environment = {
            "NUMBA_CPU_NAME": PORTABLE_CPU,
            "NUMBA_CPU_FEATURES": "",
            "PYTHONPATH": os.pathsep.join([os.path.join(self.root, "src"), *filter(None, sys.path)]),
            "TILEWRIGHT_CACHE": cache,
        }
        shutil.rmtree(cache, ignore_errors=True)  # code of earlier sources
        command = [
            sys.executable,
            "-m",
            "tilewright",
            "compile",
            *os.environ.get("TILEWRIGHT_MACHINE_CODE", "").split(),
        ]
        subprocess.run(command, env=os.environ | environment, check=True)
        compiled = os.path.join(cache, "compiled")
        for name in ("parsed.json", "*/claims"):  # only for processes that compile
            for path in glob.glob(os.path.join(compiled, name)):
                os.remove(path)
        return compiled
