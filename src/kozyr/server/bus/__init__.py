"""What tells the workers of each other's doings; it may lose messages, and says when it has.

- `interface`: `Bus`, what every bus can do
- `local`: `LocalBus`, within one process
- `remote`: what those do that reach further; `postgres` and `redis`, what carries them
- `opening`: `open_bus`, a bus by its URL
"""

from kozyr.server.bus.interface import Bus, BusError, Notice, Topic
from kozyr.server.bus.local import LocalBus
from kozyr.server.bus.opening import open_bus

__all__ = ["Bus", "BusError", "LocalBus", "Notice", "Topic", "open_bus"]
