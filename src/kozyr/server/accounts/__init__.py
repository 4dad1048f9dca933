"""Accounts: who a visitor is, and how he proves it.

Everybody is a guest at once; a guest who takes a name and a password, or a passkey, is the
same player from then on.

- `who`: what others know of a player
- `names`, `signs`: which names are taken, and which look alike
- `passwords`, `passkeys`, `codes`: the ways in
- `throttle`: how often they may be tried
- `records`: what is kept, and every statement that reads or writes it
- `known`: which players and sessions there are, as all workers know it
- `guard`: what must be so before something is done
- `entrance`: how accounts and sessions are opened
- `keyring`: what is done with passkeys
- `service`: `Accounts`, all else that can be done, and `export`, what is kept of somebody
- `identity`: which player and session a request brings
- `messages`, `routes`: all that over HTTP
"""

from kozyr.server.accounts.who import People, Who

__all__ = ["People", "Who"]
