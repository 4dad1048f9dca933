"""How fast Kozyr is, measured; each ratio comes from one run on one machine.

- `benchmarks.core`: the rules' core against C, against itself interpreted, and the rest
- `benchmarks.contestants`: what it measures, one in a process of its own
- `benchmarks.reference`: the same minimal game in C and in plain Python
"""
