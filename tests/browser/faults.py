"""What a page must never do: err, break its policy, or ask another host for anything."""

from urllib.parse import urlsplit

from playwright.sync_api import ConsoleMessage, Page, Request, WebSocket

INTERNAL = ("data", "blob", "about")


class Faults:
    """Collects the faults of *page* from now on."""

    def __init__(self, page: Page) -> None:
        self._faults: list[str] = []
        self._forgiven: list[str] = []
        self.hosts: set[str] = set()
        page.on("console", self._hear)
        page.on("pageerror", lambda error: self._faults.append(f"error: {error}"))
        page.on("request", self._ask)
        page.on("websocket", self._connect)

    def _hear(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self._faults.append(f"{message.type}: {message.text}")

    def _ask(self, request: Request) -> None:
        self._visit(request.url)

    def _connect(self, socket: WebSocket) -> None:
        self._visit(socket.url)

    def _visit(self, url: str) -> None:
        address = urlsplit(url)
        if address.scheme not in INTERNAL:
            self.hosts.add(address.netloc)

    def forgive(self, words: str) -> None:
        """Expect faults that contain *words*."""
        self._forgiven.append(words)

    def unforgiven(self) -> list[str]:
        """The faults that were not expected."""
        faults = list(self._faults)
        if len(self.hosts) > 1:
            faults.append(f"hosts: {sorted(self.hosts)}")
        return [fault for fault in faults if not any(words in fault for words in self._forgiven)]
