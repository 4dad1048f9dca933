"""`Core`: what each move brings about."""

from kozyr.rules.core.codes import (
    LOG_BEATEN,
    LOG_BOUT,
    LOG_DREW,
    LOG_OUT,
    LOG_OVER,
    LOG_TAKEN,
    MAX_EPAULETTES,
)
from kozyr.rules.core.masks import bit, lowest
from kozyr.rules.core.public import Public
from kozyr.rules.native import i64, vec


class Core(Public):
    """One deal in play."""

    def copy(self) -> "Core":
        """The same moment, to be played on by itself; without a log."""
        made = Core(self.terms, 0, 0)
        made.seats = self.seats
        made.hands = self.hands[:]
        made.twins = self.twins[:]
        made.known = self.known[:]
        made.known_twins = self.known_twins[:]
        made.stock = self.stock[:]
        made.places = self.places[:]
        made.attacks = self.attacks[:]
        made.layers = self.layers[:]
        made.beats = self.beats[:]
        made._set_numbers(self)
        return made

    def copy_from(self, other: "Core") -> None:
        """Become the moment *other* is, without a log and without making anything anew.

        For whoever tries many moves: *other* plays by the same terms and has as many seats,
        as much room on the table, and cards in the pack.
        """
        seat: i64 = 0
        while seat < self.seats:
            self.hands[seat] = other.hands[seat]
            self.twins[seat] = other.twins[seat]
            self.known[seat] = other.known[seat]
            self.known_twins[seat] = other.known_twins[seat]
            self.places[seat] = other.places[seat]
            seat += 1
        # What has been drawn is not looked at again, and what is left may have been exchanged.
        place = other.top
        while place < other.stock_size:
            self.stock[place] = other.stock[place]
            place += 1
        slot: i64 = 0
        while slot < other.laid:
            self.attacks[slot] = other.attacks[slot]
            self.layers[slot] = other.layers[slot]
            self.beats[slot] = other.beats[slot]
            slot += 1
        self._set_numbers(other)

    def _set_numbers(self, other: "Core") -> None:
        self.is_face_up = other.is_face_up
        self.stock_size = other.stock_size
        self.top = other.top
        self.discard = other.discard
        self.discard_twins = other.discard_twins
        self.out = other.out
        self.places_count = other.places_count
        self.number = other.number
        self.attacker = other.attacker
        self.defender = other.defender
        self.attacker_place = other.attacker_place
        self.defender_place = other.defender_place
        self.opener = other.opener
        self.defender_cards = other.defender_cards
        self.laid = other.laid
        self.unbeaten = other.unbeaten
        self.table_ranks = other.table_ranks
        self.is_taking = other.is_taking
        self.done = other.done
        self.transfers = other.transfers
        self.shown = other.shown
        self.emptied = other.emptied
        self.is_over = other.is_over
        self.fools = other.fools
        self.is_adjudicated = other.is_adjudicated
        self.epaulettes = other.epaulettes

    def key(self) -> tuple[int, ...]:
        """What the rest of the game hangs on; see `State.key`."""
        table: i64 = 0
        twice: i64 = 0
        open_: i64 = 0
        open_twice: i64 = 0
        slot: i64 = 0
        while slot < self.laid:
            card = bit(self.attacks[slot])
            twice |= table & card
            table |= card
            if self.beats[slot] >= 0:
                beat = bit(self.beats[slot])
                twice |= table & beat
                table |= beat
            else:
                open_twice |= open_ & card
                open_ |= card
            slot += 1
        key = [int(table), int(twice), int(open_), int(open_twice)]
        for seat in range(self.seats):
            key.append(int(self.hands[seat]))
            key.append(int(self.twins[seat]))
        key.extend([int(self.stock[place]) for place in range(self.top, self.stock_size)])
        key.append(int(self.number))
        key.append(int(self.attacker + 16 * self.defender))
        key.append(int(self.attacker_place + 16 * self.defender_place + 256 * self.opener))
        key.append(int(self.defender_cards + 128 * self.transfers))
        key.append(int(self.shown))
        key.append(int(self.done + 4096 * self.out))
        key.append(1 if self.is_taking else 0)
        return tuple(key)

    def set_stock(self, stock: list[int], is_face_up: bool) -> None:
        """Put *stock* down, given from the top."""
        self.stock = vec[i64]([i64(card) for card in stock])
        self.stock_size = len(stock)
        self.top = 0
        self.is_face_up = is_face_up

    def set_pair(self, attack: i64, layer: i64, beat: i64) -> None:
        """Put an attack card on the table, and what beats it; -1 for nothing."""
        self.add_attack(layer, attack)
        if beat >= 0:
            self._cover(self.laid - 1, beat)

    # What happens.  Callers have made sure that the move is legal.

    def attack(self, seat: i64, card: i64) -> None:
        """*seat* opens with *card* or throws it in."""
        self.lay_attack(seat, card)
        self._end_if_finished()

    def lay_attack(self, seat: i64, card: i64) -> None:
        """*seat* opens with *card* or throws it in, and the bout goes on whatever it holds."""
        self._lay(seat, card)
        self.add_attack(seat, card)

    def beat(self, slot: i64, card: i64) -> None:
        """The defender beats attack number *slot* with *card*."""
        self._lay(self.defender, card)
        self._cover(slot, card)
        self._end_if_finished()

    def transfer(self, card: i64) -> None:
        """The defender transfers the attack by laying *card* (0.17)."""
        seat = self.defender
        self._lay(seat, card)
        self.add_attack(seat, card)
        self._change_roles()

    def show_to_transfer(self, card: i64) -> None:
        """The defender transfers the attack by showing *card*, and keeps it (1.27)."""
        seat = self.defender
        self.known[seat] |= bit(card)
        self.shown |= bit(card)
        self.done = 0
        self._change_roles()

    def take(self) -> None:
        """The defender takes."""
        self.is_taking = True
        self.done = 0
        self._end_if_finished()

    def be_done(self, seat: i64) -> None:
        """*seat* adds no more."""
        self.done |= bit(seat)
        self._end_if_finished()

    def swap(self, seat: i64) -> None:
        """*seat* puts the lowest trump under the stock and gets the trump card."""
        given = self.terms.lowest_trump
        last = self.stock_size - 1
        taken = self.stock[last]
        self._drop(seat, given)
        self.put(seat, taken)
        self.make_known(seat, taken)
        self.stock[last] = given

    def begin(self, seat: i64) -> None:
        """Start the next bout: *seat* attacks."""
        self._start_bout(seat)

    def put(self, seat: i64, card: i64) -> None:
        """Put *card* into a hand."""
        if self.hands[seat] & bit(card):
            self.twins[seat] |= bit(card)
        else:
            self.hands[seat] |= bit(card)

    def _drop(self, seat: i64, card: i64) -> None:
        """Take *card* out of the hand, and out of what is known of it."""
        only = ~bit(card)
        if self.twins[seat] & bit(card):
            self.twins[seat] &= only
        else:
            self.hands[seat] &= only
        if self.known_twins[seat] & bit(card):
            self.known_twins[seat] &= only
        else:
            self.known[seat] &= only

    def make_known(self, seat: i64, card: i64) -> None:
        """Everybody knows now that *seat* holds *card*."""
        if self.known[seat] & bit(card):
            self.known_twins[seat] |= bit(card)
        else:
            self.known[seat] |= bit(card)

    def _lay(self, seat: i64, card: i64) -> None:
        """Move *card* from the hand to the table; every card laid undoes "done" (0.10)."""
        self._drop(seat, card)
        self.done = 0
        if self.hands[seat] == 0:
            self.note_emptied(seat)

    def note_emptied(self, seat: i64) -> None:
        """*seat* has laid its last card, after those who did before (0.14)."""
        self.emptied = self.emptied * 16 + seat + 1

    def add_attack(self, seat: i64, card: i64) -> None:
        """Put an attack card of *seat* on the table."""
        slot = self.laid
        self.attacks[slot] = card
        self.layers[slot] = seat
        self.beats[slot] = -1
        self.laid = slot + 1
        self.unbeaten += 1
        self.table_ranks |= self.terms.ranks[card]

    def _cover(self, slot: i64, card: i64) -> None:
        self.beats[slot] = card
        self.unbeaten -= 1
        if not self.terms.attack_ranks_only:
            self.table_ranks |= self.terms.ranks[card]

    def _change_roles(self) -> None:
        """Make the transferrer the attacker and the next player the defender (2.8, 2.9).

        That may be the one who opened (2.3).
        """
        self.attacker = self.defender
        self.defender = self.next_active(self.attacker)
        self.attacker_place = self.attacker
        self.defender_place = self.defender
        self.defender_cards = self.hand_count(self.defender)
        self.transfers += 1

    def _end_if_finished(self) -> None:
        if self.is_finished():
            self._finish_bout()

    def is_finished(self) -> bool:
        """Whether the bout is at its end: nobody can or will add, and nothing is open (0.12).

        At the limit nobody is asked (2.20).  Who has laid his last card is not waited for,
        but others are (2.22), and always the defender (2.23).
        """
        if self.laid == 0 or (self.unbeaten and not self.is_taking):
            return False
        if self.laid >= self.attack_limit():
            return True
        if not self.terms.hand_cap and not self.is_taking and self.hands[self.defender] == 0:
            return True
        seat: i64 = 0
        while seat < self.seats:
            if self.may_still_add(seat):
                return False
            seat += 1
        return True

    def _finish_bout(self) -> None:
        """Clear the table, draw up, let out, and start the next bout or end the game.

        A defender who has beaten everything attacks next, else the next player in play after
        him (0.15): with two players the one who attacked (2.29).
        """
        self._clear_table()
        self._draw_up()
        if self.top >= self.stock_size:
            self._let_out()
        self._find_result()
        if self.is_over:
            self.laid = 0
            self.unbeaten = 0
            self.table_ranks = 0
            self.done = 0
            return
        if self.terms.teams and self.terms.partner_plays:
            place = self.defender_place
            self._start_bout(self.following(place) if self.is_taking else place)
        elif self.is_taking or not self.is_in_play(self.defender):
            self._start_bout(self.next_in_play(self.defender))
        else:
            self._start_bout(self.defender)

    def _clear_table(self) -> None:
        log = self.log
        if log is not None:
            log.append(LOG_TAKEN if self.is_taking else LOG_BEATEN)
            log.append(int(2 * self.laid - self.unbeaten))
        slot: i64 = 0
        while slot < self.laid:
            self._clear(self.attacks[slot])
            if self.beats[slot] >= 0:
                self._clear(self.beats[slot])
            slot += 1
        if log is not None and self.is_taking:
            log.append(int(self.defender))

    def _clear(self, card: i64) -> None:
        """Put a card from the table where it goes: to the defender (2.18) or the discard."""
        if self.log is not None:
            self.log.append(int(card))
        if self.is_taking:
            self.put(self.defender, card)
            self.make_known(self.defender, card)
        elif self.discard & bit(card):
            self.discard_twins |= bit(card)
        else:
            self.discard |= bit(card)

    def _draw_up(self) -> None:
        """Refill the hands, in order (0.13, 1.29, 1.30); who transferred last is first (2.27)."""
        if self.top >= self.stock_size:
            return
        if self.terms.defender_draws_first:
            self._draw(self.defender)
        seat: i64 = self.opener if self.terms.opener_draws_first else self.attacker
        for _ in range(self.seats):
            if seat != self.defender:
                self._draw(seat)
            seat = self.following(seat)
        if not self.terms.defender_draws_first:
            self._draw(self.defender)

    def _draw(self, seat: i64) -> None:
        """Fill one hand up (1.2), as far as the stock goes (2.26)."""
        wanted = self.terms.hand_size - self.hand_count(seat)
        left = self.stock_size - self.top
        wanted = min(wanted, left)
        if wanted <= 0:
            return
        log = self.log
        if log is not None:
            log.append(LOG_DREW)
            log.append(int(seat))
            log.append(int(wanted))
        for _ in range(wanted):
            card = self.stock[self.top]
            self.top += 1
            self.put(seat, card)
            if log is not None:
                log.append(int(card))
        got_trump_card = self.is_face_up and self.top == self.stock_size
        if got_trump_card:
            self.make_known(seat, self.stock[self.stock_size - 1])
        if log is not None:
            log.append(1 if got_trump_card else 0)

    def _let_out(self) -> None:
        """Let out who has no cards, in the order in which they laid their last (0.14).

        That may have been for a transfer (2.11), or to beat with (2.21).
        """
        # The seats stand in `emptied` from the highest digit down to the lowest.
        order: i64 = 0
        rest = self.emptied
        while rest:
            order = order * 16 + (rest & 15)
            rest >>= 4
        # Whoever was empty before this bout comes first: the stock ran dry (2.25).
        seat: i64 = 0
        while seat < self.seats:
            if not self._has_emptied(seat):
                self._let_out_if_empty(seat)
            seat += 1
        while order:
            self._let_out_if_empty((order & 15) - 1)
            order >>= 4

    def _has_emptied(self, seat: i64) -> bool:
        rest = self.emptied
        while rest:
            if (rest & 15) - 1 == seat:
                return True
            rest >>= 4
        return False

    def _let_out_if_empty(self, seat: i64) -> None:
        if self.hands[seat] or not self.is_in_play(seat):
            return
        self.out |= bit(seat)
        self.places[self.places_count] = seat
        self.places_count += 1
        if self.log is not None:
            self.log.append(LOG_OUT)
            self.log.append(int(seat))
            self.log.append(int(self.places_count))

    def _find_result(self) -> None:
        """End the game if it is decided (0.16, 1.36), or at the limit on bouts (1.40, 2.38).

        All hands may be empty (2.30, 1.32), or the taker alone hold cards (2.31).
        """
        holding: i64 = 0
        seat: i64 = 0
        while seat < self.seats:
            if self.is_active(seat):
                holding |= self._side(seat)
            seat += 1
        if holding == 0:
            self.is_over = True
            if self.terms.last_defender_loses:
                self.fools = self._side(self.defender)
        elif holding == self._side(lowest(holding)):
            self.is_over = True
            self.fools = holding
        elif self.number >= self.terms.bout_limit:
            self.is_over = True
            self.is_adjudicated = True
        if self.is_over:
            if self.terms.pogony and self.fools & bit(self.defender):
                self._count_epaulettes()
            if self.log is not None:
                self.log.append(LOG_OVER)

    def _side(self, seat: i64) -> i64:
        """The mask of *seat*, with teams of all its team."""
        if not self.terms.teams:
            return bit(seat)
        side: i64 = 0
        other = seat & 1
        while other < self.seats:
            side |= bit(other)
            other += 2
        return side

    def _count_epaulettes(self) -> None:
        """Count the lowest cards that were laid last against the fool (1.38)."""
        slot = self.laid - 1
        while slot >= 0 and self.epaulettes < MAX_EPAULETTES:
            if not self.terms.lowest_rank & bit(self.attacks[slot]):
                return
            self.epaulettes += 1
            slot -= 1

    def _start_bout(self, place: i64) -> None:
        """Clear what belongs to a bout; the turn of *place* is played against the next.

        With teams a partner may play it, and may defend (1.37, 2.40).
        """
        self.attacker_place = place
        self.attacker = self.player_of(place)
        self.defender_place = self.defended_after(place)
        self.defender = self.player_of(self.defender_place)
        self.opener = self.attacker
        self.number += 1
        self.defender_cards = self.hand_count(self.defender)
        self.laid = 0
        self.unbeaten = 0
        self.table_ranks = 0
        self.is_taking = False
        self.done = 0
        self.transfers = 0
        if not self.terms.show_once_a_deal:
            self.shown = 0
        self.emptied = 0
        if self.log is not None:
            self.log.append(LOG_BOUT)
