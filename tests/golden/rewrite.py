"""Write anew what happens in each golden game: ``python -m tests.golden.rewrite``."""

from tests.golden.playthrough import SEPARATOR, golden_files, play_through, source_of


def main() -> None:
    """Rewrite every file; `git diff` then shows what has changed in the game."""
    for path in golden_files():
        source = source_of(path.read_text(encoding="utf-8"))
        path.write_text(source + SEPARATOR + play_through(source), encoding="utf-8")


if __name__ == "__main__":
    main()
