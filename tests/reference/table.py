"""The table of the reference model: the deal, who is who, and what lies there."""

from tests.reference.law import FIXED_TRUMP, HEIGHT, Law, is_joker, rank_of, suit_of

LETTERS = "ABCDEFGHIJKL"


class Table:
    """Hands, stock and the bout of one deal; `ReferenceGame` says what each argument is."""

    def __init__(
        self,
        rules: dict[str, str],
        pack: list[str],
        seats: int,
        dealer: int,
        opener: int | None = None,
    ) -> None:
        self.law = Law(rules)
        self.seats = seats
        self.dealer = dealer
        self.discard: list[str] = []
        self.out: list[int] = []
        self.shown_this_deal: list[str] = []
        self.is_over = False
        self.fools: list[int] = []
        self.adjudicated = False
        self.epaulettes = 0

        self.hands: list[list[str]] = [[] for _ in range(seats)]
        self.known_cards: list[list[str]] = [[] for _ in range(seats)]
        self.stock: list[str] = []
        self.trump_lies_face_up = False
        self.bout = 0

        self._deal(pack)
        self.trump_card = self._card_that_names_the_trump(pack)
        self.trump = FIXED_TRUMP.get(self.law.trump_mode)
        if self.trump_card is not None:
            self.trump = suit_of(self.trump_card)
        first, shown = self._first_attacker(opener)
        if shown is not None:
            self._becomes_known(first, shown)
        dealt = (
            f"dealt by {LETTERS[dealer]} first {LETTERS[first]}"
            f" shown {shown or '-'} trump {self.trump_card or '-'}"
        )
        self.opening = [dealt, self._begin_bout(first)]

    # Dealing

    def _deal(self, pack: list[str]) -> None:
        """0.1."""
        dealt = self.seats * self.law.hand_size
        for number, card in enumerate(pack[:dealt]):
            self.hands[self._dealt_to(number)].append(card)
        self.stock = pack[dealt:]

    def _dealt_to(self, number: int) -> int:
        """0.1: one at a time, clockwise from the dealer's left."""
        return (self.dealer + 1 + number) % self.seats

    def _card_that_names_the_trump(self, pack: list[str]) -> str | None:
        """0.2, 1.3, 1.4."""
        if self.law.trump_mode != "turned":
            return None
        if not self.stock or self.law.trump_source == "last_dealt":
            return self._last_dealt(pack)
        if self.law.trump_source == "next_after_deal":
            return self._turn_up(range(len(self.stock)))
        return self._turn_up(range(len(self.stock) - 1, -1, -1))

    def _last_dealt(self, pack: list[str]) -> str:
        """1.3: its holder keeps it and everybody knows it."""
        number = self.seats * self.law.hand_size - 1
        while is_joker(pack[number]):
            number -= 1
        self.known_cards[self._dealt_to(number)].append(pack[number])
        return pack[number]

    def _turn_up(self, search: range) -> str:
        """1.3: the card found is taken out of its place and put under the stock."""
        number = next(number for number in search if not is_joker(self.stock[number]))
        card = self.stock.pop(number)
        self.stock.append(card)
        self.trump_lies_face_up = True
        return card

    @property
    def is_void(self) -> bool:
        """1.5, 1.39: whether the deal that was just made has to be made again."""
        ace = self.trump_card is not None and rank_of(self.trump_card) == "A"
        return (ace and self.law.ace_is_void) or any(map(self.law.hand_is_void, self.hands))

    def _first_attacker(self, opener: int | None) -> tuple[int, str | None]:
        """0.4, 1.8, 1.10: who attacks first, and the card he showed for it."""
        if opener is not None:
            return opener, None
        held = [
            (HEIGHT[rank_of(card)], turn, seat, card)
            for turn, seat in enumerate(self._after(self.dealer))
            for card in self.hands[seat]
            if not is_joker(card)
        ]
        trumps = [holding for holding in held if suit_of(holding[3]) == self.trump]
        if trumps:
            _, _, seat, card = min(trumps)
            return seat, card
        if self.law.no_trump_fallback == "lowest_card":
            _, _, seat, _ = min(held)
            return seat, None
        if self.law.no_trump_fallback == "first_seat":
            return 0, None
        raise ValueError("nobody holds a trump, and the lot names the opener")

    def set_up(
        self,
        hands: list[list[str]],
        stock: list[str],
        trump: str | None,
        bout: int,
        discard: list[str],
        attackers_turn: int = 0,
    ) -> str:
        """Stand instead where bout number *bout* begins; who has no cards is out already.

        The trump card lies face up if it would after a deal by these rules.
        """
        self.hands = [list(hand) for hand in hands]
        self.known_cards = [[] for _ in hands]
        self.stock = list(stock)
        self.discard = list(discard)
        self.trump = trump
        self.out = [seat for seat in range(self.seats) if not self._is_active(seat)]
        self.bout = bout - 1
        return self._begin_bout(attackers_turn)

    # Who is who

    def _after(self, seat: int) -> list[int]:
        """All seats clockwise, *seat* itself last."""
        return [(seat + step) % self.seats for step in range(1, self.seats + 1)]

    def _is_in_play(self, seat: int) -> bool:
        return seat not in self.out

    def _is_active(self, seat: int) -> bool:
        return bool(self.hands[seat]) or bool(self.stock)

    def _next_in_play(self, seat: int) -> int:
        return next(other for other in self._after(seat) if self._is_in_play(other))

    def _are_partners(self, seat: int, other: int) -> bool:
        """1.36: A, C (and E) are partners."""
        return self.law.has_teams and seat != other and seat % 2 == other % 2

    def _is_thrower(self, seat: int) -> bool:
        """1.14."""
        if seat == self.defender or self._are_partners(seat, self.defender):
            return False
        if self.law.throwers == "neighbours":
            return seat in self._neighbours_of_the_defender()
        if self.law.throwers == "attacker_only":
            return seat == self.attacker
        return self.law.throwers == "all"

    def _neighbours_of_the_defender(self) -> list[int]:
        """1.14: in play, even who has laid his last card in this bout."""
        around = [
            seat
            for seat in self._after(self.defender)[:-1]
            if self._is_in_play(seat) and not self._are_partners(seat, self.defender)
        ]
        return [around[0], around[-1]]

    def _whose_turn(self) -> int | None:
        """1.15: the attacker first, then the next thrower clockwise."""
        for seat in [self.attacker, *self._after(self.attacker)]:
            if self._is_thrower(seat) and self.hands[seat] and seat not in self.done:
                return seat
        return None

    def _receiver(self) -> int | None:
        """0.17, 2.12: the next active player after the defender."""
        for seat in self._after(self.defender)[:-1]:
            if self._is_active(seat):
                return seat
        return None

    # A bout

    def _begin_bout(self, attackers_turn: int) -> str:
        """0.5, 1.37; *attackers_turn* is the seat whose turn it is to attack."""
        self.bout += 1
        self.attacks: list[str] = []
        self.defences: list[str | None] = []
        self.transfers = 0
        self.shown_this_bout: list[str] = []
        self.taking = False
        self.done: list[int] = []
        self.emptied: list[int] = []
        self.first_limit_holds = self.bout == 1 or (
            self.law.first_until_discard and not self.discard
        )
        self.attacker_place = attackers_turn
        self.attacker = self._player_of(attackers_turn)
        self.opener = self.attacker
        self.defender_place = self._next_defender_place()
        self.defender = self._player_of(self.defender_place)
        self.defender_held = len(self.hands[self.defender])
        words = f"bout {self.bout} {LETTERS[self.attacker]}>{LETTERS[self.defender]}"
        words += f" limit {self.limit()}"
        if self.law.has_teams:
            words += f" for {LETTERS[self.attacker_place]}>{LETTERS[self.defender_place]}"
        return words

    def _player_of(self, place: int) -> int:
        """1.37: who plays the turn of the seat *place*."""
        if self._is_in_play(place):
            return place
        return next(
            seat
            for seat in self._after(place)
            if self._are_partners(seat, place) and self._is_in_play(seat)
        )

    def _next_defender_place(self) -> int:
        """0.5, 1.37."""
        if self.law.partner_plays:
            return (self.attacker_place + 1) % self.seats
        return next(
            seat
            for seat in self._after(self.attacker)
            if self._is_in_play(seat) and not self._are_partners(seat, self.attacker)
        )

    def limit(self) -> int:
        """0.11, 1.18 to 1.21; without any the cards of the pack (3.9)."""
        limit = self.law.pack_size
        if self.law.attack_limit:
            limit = min(limit, self.law.attack_limit)
        if self.first_limit_holds and self.law.first_bout_limit:
            limit = min(limit, self.law.first_bout_limit)
        if self.law.hand_limits:
            limit = min(limit, self.defender_held)
        return limit

    def _something_is_beaten(self) -> bool:
        return any(defence is not None for defence in self.defences)

    def _something_is_unbeaten(self) -> bool:
        return None in self.defences

    def _ranks_on_the_table(self) -> list[str]:
        """0.9, 1.13."""
        ranks = [rank_of(card) for card in self.attacks]
        if not self.law.attack_ranks_only:
            ranks += [rank_of(card) for card in self.defences if card is not None]
        return ranks

    def _bout_is_over(self) -> bool:
        """0.12."""
        if not self.attacks:
            return False
        if self._something_is_unbeaten() and not self.taking:
            return False
        if self.taking and not self.law.throw_after_take:  # 1.17
            return True
        if len(self.attacks) >= self.limit():
            return True
        if not self.taking and not self.hands[self.defender]:  # 1.19
            return True
        return self._whose_turn() is None

    # What everybody knows

    def _leaves_hand(self, seat: int, card: str) -> None:
        self.hands[seat].remove(card)
        if card in self.known_cards[seat]:
            self.known_cards[seat].remove(card)

    def _becomes_known(self, seat: int, card: str) -> None:
        """A card shown may be one that everybody knew of already."""
        if card not in self.known_cards[seat]:
            self.known_cards[seat].append(card)

    def known(self, seat: int) -> list[str]:
        """The cards everybody knows to be in the hand of *seat*, in the order of their words."""
        return sorted(self.known_cards[seat])
