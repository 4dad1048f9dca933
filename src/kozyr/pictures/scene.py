"""`Scene`: what one seat lets others see of a table."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Self

from kozyr.cards import CardSet
from kozyr.rules.seats import Seat
from kozyr.rules.view import Memory, View
from kozyr.words import listed, say


@dataclass(frozen=True, slots=True)
class Player:
    """Who sits at a seat: a person, whose `name` may be empty, or a bot of a `level`."""

    name: str
    level: str | None = None


@dataclass(frozen=True, slots=True)
class Scene:
    """A table as seat `view.seat` shows it to others.

    `view` is that seat's own, without what nobody could see who looked over the shoulder
    once: no memory, no moves, and no hand unless `shows_hand`.  `language` is the one in
    which it was shown, empty where that is not known.
    """

    view: View
    players: tuple[Player, ...]
    shows_hand: bool
    language: str = ""

    @classmethod
    def of(
        cls, view: View, players: Sequence[Player], *, shows_hand: bool, language: str = ""
    ) -> Self:
        """Return what may be seen of *view*, which is a seat's."""
        seen = replace(
            view,
            hand=view.hand if shows_hand else CardSet(),
            moves=(),
            shown=(),
            transfers=0,
            memory=Memory(CardSet(), ()),
        )
        return cls(seen, tuple(players), shows_hand, language)

    @property
    def seat(self) -> Seat:
        """Whose view it is."""
        assert self.view.seat is not None  # noqa: S101 - a spectator has no scene to show
        return self.view.seat

    def name_of(self, seat: Seat, language: str) -> str:
        """What the player at *seat* is called in *language*.

        Raises:
            UnknownLanguage: no words are written in *language*.
            ResourceMissingError: this installation is incomplete.
        """
        player = self.players[seat]
        if player.level is not None:
            return say("bot-name", language, name=player.name)
        return player.name or say("app-somebody", language)

    def title(self, language: str) -> str:
        """Return in one short sentence how things stand.

        Raises:
            UnknownLanguage: no words are written in *language*.
            ResourceMissingError: this installation is incomplete.
        """
        view = self.view
        if view.result is None:
            return say(
                "share-title",
                language,
                attacker=self.name_of(view.attacker, language),
                defender=self.name_of(view.defender, language),
            )
        fools = [self.name_of(seat, language) for seat in view.result.fools]
        if not fools:
            return say("result-draw", language)
        if len(fools) == 1:
            return say("result-fool", language, player=fools[0])
        return say("result-team-fools", language, players=listed(fools, language))
