"""The same minimal game twice, to compare the engine with: plain C, and plain Python.

- `playout.c`: as fast as it goes; `benchmarks.reference.native` compiles and calls it
- `ending.c`: the same for endings of two, to compare the solver with
- `benchmarks.reference.baseline`: as one writes it without a thought for speed
"""
