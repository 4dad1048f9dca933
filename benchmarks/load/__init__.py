"""Load on the server: players who play at tables of four, and what that costs: `make bench-load`.

- `bare`: what the server is measured beside: it echoes and broadcasts, and knows no game
- `servers`: servers as processes, what they use, and where their store is
- `players`: one connection each: what it is told, and what it may do
- `tables`: four players and the move that is on its way
- `running`: tables opened, moves sent at times fixed in advance, or as fast as it goes
- `setups`: which store, which bus, how many workers
- `figures`: what came of it
- `cost`: what rules and views alone take

The client is of its own making: a connection costs it so little that a run in which it was
itself late is seen as such, and thrown away.
"""
