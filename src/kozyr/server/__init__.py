"""Tables over HTTP and WebSocket.

- `protocol`: the wire, every message
- `typescript`: writes the protocol's types for the client
- `wire`: the engine's views, events and reasons in the protocol's structs
- `store`: the log of every table, in a file
- `tables`: the live tables: one writer each, bots, who watches
- `connection`: one socket: decode, authorise, answer
- `app`: the Starlette application
"""
