"""Tables over HTTP and WebSocket.

What is said:

- `protocol`: the wire, every message; `typescript` writes its types for the client
- `wire`, `together`: the engine's values, and tables of people, in the protocol's structs
- `packing`, `outbox`, `limits`: what goes out to one connection, and how much may come in
- `answers`, `headers`: what is said over HTTP; `pages`: the client's files

Who plays what:

- `hall`: who is here, and what becomes of each message; `connection`: one socket
- `seating`, `matching`, `lobby`: how people find a table; `players`, `presence`: who is here
- `livetables`, `live`: the tables in play, each with its one writer; `watching`: seen later
- `botplay`, `rhythm`: the bots of a table; `thinking`, `thinker`: where they think
- `accounts`, `guests`: who a player is
- `rulebook`: the rules on offer; `sharing`: tables shown by a link

What is kept:

- `store`: the log of every table, and all else that must not be lost
- `keeping`, `archive`, `games`: games that are over
- `standings`, `figures`, `leaders`: who plays how well
- `bus`: what tells workers of each other's doings

How it runs:

- `app`: the Starlette application; `sockets`: its open sockets; `transport`: uvicorn
- `local`, `serve`: one process on one's own machine
- `config`, `serving`, `supervisor`, `control`, `worker`: many, for others
- `administration`, `operations`, `token`: what whoever runs it sees and does
- `metrics`, `logs`, `notify`, `tasks`: what it says of itself, and to systemd
"""
