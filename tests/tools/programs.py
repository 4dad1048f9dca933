"""Small stand-ins for the programs that the set-up looks for."""

from pathlib import Path


def write_program(path: Path, script: str) -> Path:
    """Write an executable shell script to *path* and return the path."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(f"#!/bin/sh\n{script}\n", encoding="utf-8")
    path.chmod(0o755)
    return path
