"""``python -m kozyr`` is ``kozyr``."""

import sys

from kozyr.cli import main

if __name__ == "__main__":
    sys.exit(main())
