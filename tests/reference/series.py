"""Deals played together, in the reference model: 1.9, 1.11, 1.33 and 1.34 of docs/rules.md."""

from tests.reference.parameters import DEFAULTS


class ReferenceSeries:
    """The score of *seats* players, and what the next deal is to be."""

    def __init__(self, rules: dict[str, str], seats: int) -> None:
        say = DEFAULTS | rules
        self.seats = seats
        self.teams = say["teams"] != "none"
        self.dealer_is = say["dealer"]
        self.first_attacker = say["next_first_attacker"]
        self.points_are_for = say["placing"] == "first_out_wins"
        self.kind = say["series"]
        self.length = int(say["series_length"])
        self.points = [0] * seats
        self.deals = 0

    def add(self, fools: list[int], places: list[int]) -> None:
        """1.33: a deal without a fool gives nobody a point."""
        self.deals += 1
        for seat in self._who_scores(fools, places) if fools else []:
            self.points[seat] += 1

    def _who_scores(self, fools: list[int], places: list[int]) -> list[int]:
        if not self.points_are_for:
            return fools
        if self.teams:
            return [seat for seat in range(self.seats) if seat not in fools]
        return places[:1]

    @property
    def is_over(self) -> bool:
        """1.34."""
        if self.kind == "to_points":
            return max(self.points) >= self.length
        if self.kind == "deals":
            return self.deals >= self.length
        return False

    @property
    def winners(self) -> list[int]:
        """1.34: the most points for, or the fewest against; nobody before it is over."""
        if not self.is_over:
            return []
        best = max(self.points) if self.points_are_for else min(self.points)
        return [seat for seat in range(self.seats) if self.points[seat] == best]

    def next_dealer(self, dealer: int, fools: list[int]) -> int:
        """1.11."""
        after = [(dealer + step) % self.seats for step in range(1, self.seats + 1)]
        if self.dealer_is == "next_seat":
            return after[0]
        return next((seat for seat in after if seat in fools), dealer)

    def next_first_attacker(self, next_dealer: int, fools: list[int], places: list[int]) -> str:
        """1.9: a seat's number, or ``lot`` or ``lowest_trump``."""
        if self.first_attacker == "left_of_dealer":
            return str((next_dealer + 1) % self.seats)
        if self.first_attacker in ("lot", "lowest_trump") or not fools:
            return "lot" if self.first_attacker == "lot" else "lowest_trump"
        return str(
            {
                "under_fool": (fools[0] - 1) % self.seats,
                "from_under_fool": (fools[0] + 1) % self.seats,
                "winner": places[0],
                "fool": fools[0],
            }[self.first_attacker]
        )
