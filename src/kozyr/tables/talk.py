"""What people say at a table: phrases and pictures that everybody reads in his own language.

They are keys of the translations.  How often one may speak is the server's to judge, and whom
one does not want to hear is the reader's.
"""

from typing import Final

from kozyr.tables.commands import Say
from kozyr.tables.log import Said
from kozyr.tables.refusals import NoTalkError
from kozyr.tables.settings import Talk
from kozyr.tables.table import Table
from kozyr.tables.writing import tidy

PHRASES: Final = (
    "phrase-hello",
    "phrase-good-luck",
    "phrase-well-played",
    "phrase-nice-move",
    "phrase-thanks",
    "phrase-welcome",
    "phrase-sorry",
    "phrase-oops",
    "phrase-lucky",
    "phrase-unlucky",
    "phrase-no-hurry",
    "phrase-go-on",
    "phrase-moment",
    "phrase-back",
    "phrase-again",
    "phrase-bye",
)
EMOTES: Final = (
    "emote-smile",
    "emote-laugh",
    "emote-wink",
    "emote-cool",
    "emote-think",
    "emote-wow",
    "emote-sad",
    "emote-cry",
    "emote-angry",
    "emote-clap",
    "emote-coffee",
    "emote-sleep",
)
LONGEST_TEXT: Final = 200
"""So many characters may be said at once."""


def say(table: Table, command: Say) -> tuple[Said]:
    """Say a phrase, or where that is wanted something of one's own.

    Raises:
        NoTalkError: nothing is said here, or not this.
    """
    talk = table.settings.talk
    if talk is Talk.OFF:
        raise NoTalkError("at this table nobody speaks")
    if (command.phrase is None) == (command.text is None):
        raise NoTalkError("one says a phrase or something of one's own")
    if command.text is None:
        if command.phrase not in (*PHRASES, *EMOTES):
            raise NoTalkError("there is no such phrase")
        return (Said(command.seat, command.at, command.phrase),)
    if talk is not Talk.CHAT:
        raise NoTalkError("at this table only phrases are said")
    text = tidy(command.text)
    if not 0 < len(text) <= LONGEST_TEXT:
        raise NoTalkError(f"one says 1 to {LONGEST_TEXT} characters")
    return (Said(command.seat, command.at, text=text),)
