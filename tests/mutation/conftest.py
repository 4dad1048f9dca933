"""Mutants are made where Cosmic Ray is installed, which `make mutants` sees to."""

from importlib.util import find_spec

collect_ignore = [] if find_spec("cosmic_ray") else ["test_mutation.py"]
