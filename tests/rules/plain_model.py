"""The game a second time, small and slow, with cards as words in lists.

It was written from the law in docs/rules.md and not from `kozyr.rules`, and knows only
the two presets.  Where the two disagree, one of them has read the law wrongly.
"""

RANKS = ["6", "7", "8", "9", "10", "J", "Q", "K", "A"]


def rank(card: str) -> str:
    return card[:-1]


def suit(card: str) -> str:
    return card[-1]


def height(card: str) -> int:
    return RANKS.index(rank(card))


class PlainGame:
    """One deal; seats are numbers, moves are written as in a record: ``A+8c``."""

    def __init__(self, pack: list[str], seats: int, dealer: int, *, transfer: bool) -> None:
        self.transfer = transfer
        self.seats = seats
        self.hands: list[list[str]] = [[] for _ in range(seats)]
        pack = list(pack)
        last = pack[6 * seats - 1]
        for _ in range(6):
            for i in range(seats):
                self.hands[(dealer + 1 + i) % seats].append(pack.pop(0))
        if pack:
            face_up = pack.pop(0)
            self.trump = suit(face_up)
            self.stock = [*pack, face_up]
        else:
            self.trump = suit(last)
            self.stock = []
        self.gone: list[str] = []
        self.places: list[int] = []
        self.over: str | None = None
        self.bout = 0
        self.begin(self.who_starts(dealer))

    def who_starts(self, dealer: int) -> int:
        around = [(dealer + 1 + i) % self.seats for i in range(self.seats)]
        trumps = [
            (height(card), place, seat)
            for place, seat in enumerate(around)
            for card in self.hands[seat]
            if suit(card) == self.trump
        ]
        anything = [
            (height(card), place, seat)
            for place, seat in enumerate(around)
            for card in self.hands[seat]
        ]
        return min(trumps or anything)[2]

    def begin(self, attacker: int) -> None:
        self.bout += 1
        self.attacker = attacker
        self.attacks: list[str] = []
        self.covers: dict[str, str] = {}
        self.taken = False
        self.done: set[int] = set()
        self.transfers = 0
        self.emptied: list[int] = []
        self.appoint(self.after(attacker))

    def appoint(self, defender: int) -> None:
        self.defender = defender
        self.cap = min(5 if self.bout == 1 else 6, len(self.hands[defender]))

    def is_active(self, seat: int) -> bool:
        return self.hands[seat] != [] or self.stock != []

    def after(self, seat: int) -> int:
        seat = (seat + 1) % self.seats
        while not self.is_active(seat):
            seat = (seat + 1) % self.seats
        return seat

    # What may be done.

    def open_attacks(self) -> list[str]:
        return [card for card in self.attacks if card not in self.covers]

    def legal(self, seat: int) -> set[str]:
        if self.over:
            return set()
        letter = "ABCDEF"[seat]
        return {letter + text for text in self.texts(seat)}

    def texts(self, seat: int) -> list[str]:
        hand = self.hands[seat]
        if not self.attacks:
            return [f"+{card}" for card in hand] if seat == self.attacker else []
        if seat == self.defender:
            return self.answers(seat)
        if seat in self.done or not hand:
            return []
        texts = []
        if len(self.attacks) < self.cap:
            on_table = [rank(card) for card in [*self.attacks, *self.covers.values()]]
            texts = [f"+{card}" for card in hand if rank(card) in on_table]
        if self.taken or not self.open_attacks():
            texts.append(".")
        return texts

    def answers(self, seat: int) -> list[str]:
        if self.taken or not self.open_attacks():
            return []
        texts = ["!"]
        for attack in self.open_attacks():
            texts += [f":{attack}/{card}" for card in self.hands[seat] if self.beats(card, attack)]
        if self.transfer and not self.covers:
            target = self.after(seat)
            count = len(self.attacks) + 1
            most = 5 if self.bout == 1 else 6
            if target != seat and count <= len(self.hands[target]) and count <= most:
                equal = rank(self.attacks[0])
                texts += [f">{card}" for card in self.hands[seat] if rank(card) == equal]
        return texts

    def beats(self, card: str, attack: str) -> bool:
        if suit(card) == suit(attack):
            return height(card) > height(attack)
        return suit(card) == self.trump

    # What happens.

    def play(self, text: str) -> None:
        seat = "ABCDEF".index(text[0])
        sign, rest = text[1], text[2:]
        if sign == ".":
            self.done.add(seat)
        else:
            self.done = set()
        if sign == "!":
            self.taken = True
        if sign == "+":
            self.lay(seat, rest)
            self.attacks.append(rest)
        if sign == ":":
            attack, card = rest.split("/")
            self.lay(seat, card)
            self.covers[attack] = card
        if sign == ">":
            self.lay(seat, rest)
            self.attacks.append(rest)
            self.attacker = seat
            self.transfers += 1
            self.appoint(self.after(seat))
        if self.is_closed():
            self.close()

    def lay(self, seat: int, card: str) -> None:
        self.hands[seat].remove(card)
        if not self.hands[seat]:
            self.emptied.append(seat)

    def is_closed(self) -> bool:
        if not self.taken and self.open_attacks():
            return False
        everybody_passed = all(
            seat == self.defender or seat in self.done or not self.hands[seat]
            for seat in range(self.seats)
        )
        return everybody_passed or len(self.attacks) >= self.cap

    def close(self) -> None:
        table = [*self.attacks, *self.covers.values()]
        if self.taken:
            self.hands[self.defender] += table
        else:
            self.gone += table
        self.draw()
        if not self.stock:
            self.leave()
        active = [seat for seat in range(self.seats) if self.is_active(seat)]
        if not active:
            self.over = "draw"
        elif len(active) == 1:
            self.over = "fool " + "ABCDEF"[active[0]]
        elif self.taken or self.defender not in active:
            self.begin(self.after(self.defender))
        else:
            self.begin(self.defender)

    def draw(self) -> None:
        order = [(self.attacker + i) % self.seats for i in range(self.seats)]
        order = [seat for seat in order if seat != self.defender] + [self.defender]
        for seat in order:
            while len(self.hands[seat]) < 6 and self.stock:
                self.hands[seat].append(self.stock.pop(0))

    def leave(self) -> None:
        self.places += [
            seat for seat in self.emptied if not self.hands[seat] and seat not in self.places
        ]
