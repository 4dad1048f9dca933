"""The ways to refuse a command, and what is wrong with a log."""


class LogError(Exception):
    """A log that this version cannot read or replay; the message says where it breaks."""


class RefusalError(Exception):
    """A command that is not carried out; the table is as it was."""


# While a deal is played.


class StaleError(RefusalError):
    """The command was chosen on a view that no longer holds."""

    def __init__(self, seen: int, seq: int) -> None:
        """Say which number was *seen* and that the table is at *seq*."""
        super().__init__(f"chosen on view {seen}; the table is at {seq}")


class NotOneRankError(RefusalError):
    """Cards were to be laid at once that are not of one rank, or none at all."""


class NothingToUndoError(RefusalError):
    """The seat has made no move in this deal that could be taken back."""


class GameNotOverError(RefusalError):
    """Something was asked for that waits for the end of the deal."""


class OutOfTimeError(RefusalError):
    """The move came too late; what the clock does instead has not been written yet."""


class SeatLeftError(RefusalError):
    """The one who sat at the seat has left the table."""


# In lessons.


class NoLessonError(RefusalError):
    """No lesson is played at this table, or it has no such step, or none of that id exists."""


class StepOverError(RefusalError):
    """The step of the lesson is over: it is tried again, or the next one begins, first."""


# At tables of people.


class SettingsError(RefusalError):
    """A table cannot be set up like this."""


class TableFullError(RefusalError):
    """No seat is free, or too few for all who sit there."""


class SeatTakenError(RefusalError):
    """The seat is not free, or there is none of that number."""


class NameTakenError(RefusalError):
    """Somebody of that name already sits at the table."""


class NotHostError(RefusalError):
    """Only the host may do that."""


class NotNowError(RefusalError):
    """The table is not at the point where that can be done, or never gets there."""


class TableClosedError(RefusalError):
    """The table is closed for good."""


class NoTalkError(RefusalError):
    """That may not be said at this table, or it is not something that can be said."""
