"""`serve`: the whole server as one process on this machine, until it is told to end."""

import contextlib
import logging
import os
import signal
import socket
import threading
import webbrowser
from types import FrameType

import uvicorn

from kozyr.resources import ResourceMissingError, client_directory
from kozyr.server.accounts.late import LateAccounts
from kozyr.server.app import Place, create_app
from kozyr.server.hall import Hall
from kozyr.server.local import Lock, address_of, database_file, listen, names_of
from kozyr.server.logs import is_about_this_server
from kozyr.server.store import SqliteStore, check_file
from kozyr.server.thinking import Thinkers
from kozyr.server.transport import configured


def serve(*, host: str, port: int | None, data: str | None, opens_browser: bool) -> None:
    """Serve the page and its tables until Ctrl-C or SIGTERM; say where on standard output.

    Raises:
        ResourceMissingError: the client is not built.
        StoreError: the file in *data* cannot be used; it is then as it was.
        PortTakenError: the port cannot be had.
    """
    client = client_directory()
    database = database_file(data)
    check_file(database)
    with contextlib.ExitStack() as cleanup:
        lock = Lock(database)
        cleanup.callback(lock.release)
        listening = cleanup.enter_context(listen(host, port, lock.last_port))
        store = SqliteStore(database)
        cleanup.callback(store.close)
        address = address_of(listening)
        lock.announce(address)
        logging.basicConfig(level=logging.ERROR, format="kozyr: %(message)s")
        try:
            place = Place(is_own_host=names_of(host, listening))
            accounts = LateAccounts(store)
            hall = Hall(store, thinking=Thinkers(), people=accounts)
            app = create_app(hall, client, place=place, accounts=accounts)
        except OSError as error:
            raise ResourceMissingError(
                f"The client in {client} cannot be read: {error.strerror}."
            ) from error
        config = configured(app)
        # Each would be many lines, about what one client sent.
        logging.getLogger("uvicorn.error").addFilter(is_about_this_server)
        # Ended by SIGTERM the server cleans up just as by Ctrl-C.
        signal.signal(signal.SIGTERM, signal.default_int_handler)
        with contextlib.suppress(KeyboardInterrupt):
            _Announcing(config, address, opens_browser=opens_browser).run([listening])


class _Announcing(uvicorn.Server):
    """A server that says where it is as soon as it can be reached, and always ends in order."""

    def __init__(self, config: uvicorn.Config, address: str, *, opens_browser: bool) -> None:
        super().__init__(config)
        self._address = address
        self._opens_browser = opens_browser

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Begin to serve."""
        await super().startup(sockets)
        print(f"Kozyr is at {self._address} (Ctrl-C ends it)", flush=True)
        if self._opens_browser and _has_browser():
            # Some browsers are waited for until they have started.
            threading.Thread(target=webbrowser.open, args=(self._address,), daemon=True).start()

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """End, however often it is asked for: that takes a few seconds at the most."""
        del sig, frame
        self.should_exit = True


def _has_browser() -> bool:
    """Whether there is a browser with a window; one in the terminal would take it over."""
    try:
        browser = webbrowser.get()
    except webbrowser.Error:
        return False
    return type(browser) is not webbrowser.GenericBrowser or "BROWSER" in os.environ
