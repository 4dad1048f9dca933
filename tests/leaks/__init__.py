"""Whether anything that is sent, or when it is sent, depends on cards the reader may not know.

A game is played against the whole server by people, bots, watchers and strangers, and then the
same again on a deal that looks the same to one reader: other cards in the hands of others and in
the stock.  All that this reader and everybody who knows less is sent must be the same bytes at
the same moments.  ``make leaks GAMES=500 SEED=1``.

- `stepped`: time that stands still while anything is being done
- `chance`: all that is drawn, so that a game can be played again
- `stage`: a server with those who look at it, and all that they are sent
- `script`: what is done in a game, drawn at random
- `alike`: another deal that looks the same to a reader
- `compare`: both games side by side
"""
