"""What the first view weighs, by the very code that holds the build to its budgets."""

import json
import subprocess
from dataclasses import dataclass
from pathlib import Path

from tools.node import ensure_node


@dataclass(frozen=True)
class Weight:
    """Bytes as they are sent, out of as many as there may be."""

    name: str
    size: int
    budget: int


def weigh(root: Path) -> list[Weight]:
    """Weigh the build in `client/dist`; the script comes first.

    Raises:
        SetupError: there is no Node, and none could be fetched.
    """
    node = ensure_node(root)
    finished = subprocess.run(
        [str(node.folder / "node"), "budgets.mjs", "dist"],
        cwd=root / "client",
        env=node.environment(),
        stdout=subprocess.PIPE,
        check=True,
    )
    return [Weight(**each) for each in json.loads(finished.stdout)]
