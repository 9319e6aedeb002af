"""`python -m tilewright` is the `tilewright` command."""

import sys

from .cli import main

sys.exit(main())
