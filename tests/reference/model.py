"""The slowest, plainest possible reading of docs/rules.md, to hold the engine against.

It was written from the law alone, by someone who had not read the engine.  Everything is
a word or a list of words: cards are ``10h``, moves are those of a record (``B:8c/10c``),
events are lines such as ``drew A 6c 6d``, and a refusal is the name of its kind.  The
number behind each function is the paragraph it reads.
"""

from tests.reference.law import rank_of
from tests.reference.refusals import Refusals
from tests.reference.table import LETTERS


class ReferenceGame(Refusals):
    """One deal.

    `rules` says what differs from the defaults; `pack` lists the cards in the order in
    which they are dealt; `opener` is who attacks first where the cards do not decide it.
    """

    def moves(self, seat: int) -> set[str]:
        """Try every move with every card of the hand, where not all cards are refused alike."""
        if self.is_over:
            return set()
        letter = LETTERS[seat]
        hand = set(self.hands[seat])
        tried = {letter + sign for sign in "!.^"}
        if not self.attacks:
            tried |= {f"{letter}+{card}" for card in hand}
        elif self._why_not_add_now(seat) is None:
            ranks = self._ranks_on_the_table()
            tried |= {f"{letter}+{card}" for card in hand if rank_of(card) in ranks}
        if self._why_not_beat_now(seat) is None:
            targets = {
                attack
                for attack, defence in zip(self.attacks, self.defences, strict=True)
                if defence is None
            }
            tried |= {f"{letter}:{target}/{card}" for target in targets for card in hand}
        for sign in ">?":
            if self._why_not_transfer_now(seat, showing=sign == "?") is None:
                tried |= {f"{letter}{sign}{card}" for card in hand}
        return {word for word in tried if self.why_not(word) is None}

    # What a move does

    def play(self, word: str) -> list[str]:
        """Play the move *word* and tell what happened, event by event (3.10)."""
        reason = self.why_not(word)
        if reason is not None:
            raise ValueError(f"{word}: {reason}")
        seat, sign, cards = LETTERS.index(word[0]), word[1], word[2:]
        match sign:
            case "+":
                events = self._attack(seat, cards)
            case ":":
                target, card = cards.split("/")
                events = self._beat(seat, target, card)
            case ">" | "?":
                events = self._transfer(seat, cards, showing=sign == "?")
            case "!":
                self.taking = True
                self.done = []
                events = [f"take {word[0]}"]
            case ".":
                self.done.append(seat)
                events = [f"done {word[0]}"]
            case "^":
                events = self._swap(seat)
            case _:
                raise ValueError(f"{word!r} is no move")
        if self._bout_is_over():
            events += self._end_bout()
        return events

    def _attack(self, seat: int, card: str) -> list[str]:
        words = "thrown in" if self.attacks else "attacked"
        self._lay(seat, card)
        self.attacks.append(card)
        self.defences.append(None)
        return [f"{words} {LETTERS[seat]} {card}"]

    def _beat(self, seat: int, target: str, card: str) -> list[str]:
        place = self._unbeaten_place_of(target)
        assert place is not None
        self._lay(seat, card)
        self.defences[place] = card
        return [f"beaten {LETTERS[seat]} {target}/{card}"]

    def _transfer(self, seat: int, card: str, *, showing: bool) -> list[str]:
        """0.17, 1.27, 2.8, 2.9."""
        receiver = self._receiver()
        assert receiver is not None
        if showing:
            self.shown_this_bout.append(card)
            self.shown_this_deal.append(card)
            self._becomes_known(seat, card)
            self.done = []
        else:
            self._lay(seat, card)
            self.attacks.append(card)
            self.defences.append(None)
        self.transfers += 1
        self.attacker = self.attacker_place = seat
        self.defender = self.defender_place = receiver
        self.defender_held = len(self.hands[receiver])
        words = "shown" if showing else "transferred"
        to = LETTERS[receiver]
        return [f"{words} {LETTERS[seat]} {card} to {to} limit {self.limit()}"]

    def _swap(self, seat: int) -> list[str]:
        """1.31."""
        given, got = self._lowest_trump(), self.stock[-1]
        self._leaves_hand(seat, given)
        self.stock[-1] = given
        self.hands[seat].append(got)
        self.known_cards[seat].append(got)
        return [f"swapped {LETTERS[seat]} {given} {got}"]

    def _lay(self, seat: int, card: str) -> None:
        """0.10: a card laid undoes every done."""
        self._leaves_hand(seat, card)
        if not self.hands[seat]:
            self.emptied.append(seat)
        self.done = []

    # After a bout

    def _end_bout(self) -> list[str]:
        """3.10: the order in which things are told."""
        events = [self._clear_the_table()]
        events += self._fill_hands()
        events += self._go_out()
        if self._find_the_end():
            self.is_over = True
            events.append(self.result)
        else:
            events.append(self._begin_bout(self._next_turn_to_attack()))
        return events

    def _table(self) -> list[str]:
        table = []
        for attack, defence in zip(self.attacks, self.defences, strict=True):
            table.append(attack)
            if defence is not None:
                table.append(defence)
        return table

    def _clear_the_table(self) -> str:
        """0.12, 2.18."""
        table = self._table()
        if self.taking:
            self.hands[self.defender] += table
            self.known_cards[self.defender] += table
            return " ".join([f"taken {LETTERS[self.defender]}", *table])
        self.discard += table
        return " ".join(["beaten away", *table])

    def _drawing_order(self) -> list[int]:
        """0.13, 1.29, 1.30."""
        lead = self.opener if self.law.opener_draws_first else self.attacker
        order = [lead, *self._after(lead)[:-1]]
        order.remove(self.defender)
        if self.law.defender_draws_first:
            return [self.defender, *order]
        return [*order, self.defender]

    def _fill_hands(self) -> list[str]:
        """0.13, 2.26."""
        events = []
        for seat in self._drawing_order():
            drawn: list[str] = []
            while self.stock and len(self.hands[seat]) < self.law.hand_size:
                card = self.stock.pop(0)
                drawn.append(card)
                self.hands[seat].append(card)
                if not self.stock and self.trump_lies_face_up:
                    self.known_cards[seat].append(card)
            if drawn:
                events.append(" ".join([f"drew {LETTERS[seat]}", *drawn]))
        return events

    def _go_out(self) -> list[str]:
        """0.14."""
        events = []
        for seat in self.emptied:
            if not self._is_active(seat):
                self.out.append(seat)
                events.append(f"out {LETTERS[seat]} {len(self.out)}")
        return events

    def _find_the_end(self) -> bool:
        """0.16, 1.32, 1.36, 1.40: whether the game is over; finds the fools."""
        left = [seat for seat in range(self.seats) if self._is_in_play(seat)]
        if not left:
            if self.law.last_defender_loses:
                self.fools = self._with_partners(self.defender)
        elif self._all_of_one_side(left):
            self.fools = self._with_partners(left[0])
        elif self.bout >= self.law.bout_limit:
            self.adjudicated = True
        else:
            return False
        if self.law.pogony and self.defender in self.fools:
            self.epaulettes = self._lowest_cards_laid_last()
        return True

    def _all_of_one_side(self, seats: list[int]) -> bool:
        """0.16, 1.36: one player, or with teams players of one team."""
        return all(seat == seats[0] or self._are_partners(seat, seats[0]) for seat in seats)

    def _with_partners(self, seat: int) -> list[int]:
        return [
            other for other in range(self.seats) if other == seat or self._are_partners(other, seat)
        ]

    def _lowest_cards_laid_last(self) -> int:
        """1.38."""
        count = 0
        for card in reversed(self.attacks[-2:]):
            if rank_of(card) != self.law.lowest_rank:
                break
            count += 1
        return count

    @property
    def result(self) -> str:
        """How the game ended, in the words of its last event."""
        fools = "".join(LETTERS[seat] for seat in self.fools) or "-"
        places = "".join(LETTERS[seat] for seat in self.out) or "-"
        words = f"over fools {fools} places {places} epaulettes {self.epaulettes}"
        return words + (" adjudicated" if self.adjudicated else "")

    def _next_turn_to_attack(self) -> int:
        """0.15, 1.37."""
        if self.law.partner_plays:
            return (self.defender_place + 1) % self.seats if self.taking else self.defender_place
        if self.taking or not self._is_in_play(self.defender):
            return self._next_in_play(self.defender)
        return self.defender
