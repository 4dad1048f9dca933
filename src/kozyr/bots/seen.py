"""`bout_of`: the bout that a view shows, to build a game of."""

from kozyr.rules import Bout, Pair, Phase, View


def bout_of(view: View) -> Bout:
    """The bout that is played in *view*, all of which lies open."""
    beaten = len(view.table) - len(view.unbeaten)
    return Bout(
        number=view.bout,
        attacker=view.attacker,
        defender=view.defender,
        defender_cards=view.counts[view.defender] + beaten,
        attacker_place=view.attacker_place,
        defender_place=view.defender_place,
        opener=view.table[0].seat if view.table else view.attacker,
        pairs=[Pair(pair.attack, pair.seat, pair.beat) for pair in view.table],
        taking=view.phase is Phase.TAKING,
        done=set(view.done),
        transfers=view.transfers,
        shown=list(view.shown),
    )
