"""`Device`: whose cards a device shows that several people hand round."""

from kozyr.rules import Seat
from kozyr.tables import NotNowError, Table


class Device:
    """Who holds the device, by the lines of it to one table.

    Nobody does before he has said so, and no longer than until another is to act: what
    nobody holds shows no hand.  It is not in the log, so a page that is opened anew shows none.
    """

    def __init__(self) -> None:
        """Let nobody hold it."""
        self._held: dict[object, Seat] = {}

    def holder(self, line: object) -> Seat | None:
        """Who holds the device behind *line*; None while nobody does."""
        return self._held.get(line)

    def take(self, line: object, seat: Seat, table: Table) -> None:
        """Let the one at *seat* hold the device behind *line*.

        Raises:
            NotNowError: it is not handed to him.
        """
        if seat != table.device_turn:
            raise NotNowError("the device is handed to another")
        self._held[line] = seat

    def follow(self, table: Table) -> None:
        """Let nobody hold it any more to whom it is not handed, as *table* stands now."""
        turn = table.device_turn
        if table.result is not None:
            self._held.clear()
        elif turn is not None:
            self._held = {line: seat for line, seat in self._held.items() if seat == turn}

    def let_go(self, line: object) -> None:
        """Forget *line*."""
        self._held.pop(line, None)
