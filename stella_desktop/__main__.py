"""Start of the program, for `python -m stella_desktop` and the command `stella-desktop`."""

import sys

from stella_desktop import cli


def main() -> int:
    return cli.main(sys.argv[1:])


if __name__ == "__main__":
    sys.exit(main())
