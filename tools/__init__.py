"""Scripts that set a working copy up, run by the Makefile with the system's own Python.

They need nothing but the standard library, because they run before anything is installed.

- `tools.steps`: what every step is made of: a sentence, a command, a log, a stamp
- `tools.python`: the virtual environment and the locked packages in it
- `tools.node`: finding Node, or fetching one into the working copy
- `tools.client`: building the client, unless its build is fresh
- `tools.browser`: finding a browser for the tests, or fetching one
- `tools.compile`: compiling the rules' core, for a wheel or for this working copy
- `tools.lock`: rewriting the lock files
- `tools.setup`: the command line over them
"""
