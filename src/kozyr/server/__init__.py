"""Tables over HTTP and WebSocket.

- `protocol`: the wire, every message
- `typescript`: writes the protocol's types for the client
- `wire`: the engine's views, events and reasons in the protocol's structs
- `store`: the log of every table, and all else that must not be lost
- `keeping`: finished games go to the records
- `bus`: what tells workers of each other's doings
- `live`: a table in play: its one writer, its bots, who watches
- `rhythm`: how long the bots pretend to think; `thinking`, `thinker`: where they do
- `hall`: who is here, and what becomes of each message
- `connection`: one socket: decode, pass on, answer
- `rulebook`: the rules on offer, and what a set of rules says
- `outbox`, `limits`: what waits for a client, and how much it may send
- `pages`: the client's files; `sharing`: tables shown by a link; `headers`: what a request wishes
- `app`: the Starlette application
- `local`, `serve`: the server as a program on one's own machine
"""
