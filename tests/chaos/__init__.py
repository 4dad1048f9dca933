"""Whole clusters that are broken while people play, and what must still be true afterwards.

``make chaos FAULTS=N SEED=S``, or ``python -m tests.chaos``.

- `cluster`: store, bus and hosts as processes of their own
- `player`: one who plays on whatever happens, and keeps account of what he was told
- `faults`: what is done to them
- `oracle`: what the log says of what the players were told
- `run`: all of it together
"""
