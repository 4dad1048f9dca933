"""Count anew: ``python -m tests.perft`` prints the cases, with ``--write`` it keeps them."""

import sys

from tests.perft.perft import COUNTS, parse_case


def main() -> None:
    """Print every line with the counts that the engine gives now."""
    lines = COUNTS.read_text(encoding="utf-8").splitlines()
    counted = [
        str(parse_case(line).counted()) if line and not line.startswith("#") else line
        for line in lines
    ]
    text = "\n".join(counted) + "\n"
    sys.stdout.write(text)
    if "--write" in sys.argv[1:]:
        COUNTS.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
