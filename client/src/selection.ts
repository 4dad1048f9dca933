/**
 * Attack cards that the player is about to lay at once. Which of them go together the server
 * says with every card; here is only who has been chosen.
 */

import type { CardKey } from './copies';
import type { HandCard, Move, Reason } from './wire';

export type Hand = ReadonlyMap<CardKey, HandCard>;
export type Selected = readonly CardKey[];

export type Toggled =
  | { readonly kind: 'selected'; readonly selected: Selected }
  /** Without a reason the card is simply not one of the same rank. */
  | { readonly kind: 'refused'; readonly reason: Reason | null };

const attackOf = (card: HandCard | undefined): Move | null =>
  card?.options.find(({ move, refused }) => move.type === 'attack' && refused === null)?.move ?? null;

/** Whether *card* can be laid as an attack card at all, by itself. */
export const canBeSelected = (card: HandCard): boolean => attackOf(card) !== null;

/** Whether there is another card that *card* could be laid with, if the rules allow it now. */
export const hasCompanions = (card: HandCard | undefined): boolean => (card?.together ?? null) !== null;

const goWith = (first: CardKey, key: CardKey, hand: Hand): boolean => {
  const card = hand.get(key)?.card;
  return card !== undefined && (hand.get(first)?.together?.cards.includes(card) ?? false);
};

/** *selected* with *key* put to it, or taken out of it. */
export function toggled(selected: Selected, key: CardKey, hand: Hand): Toggled {
  if (selected.includes(key)) {
    return { kind: 'selected', selected: selected.filter((each) => each !== key) };
  }
  const card = hand.get(key);
  const [first] = selected;
  if (card === undefined || first === undefined) {
    return attackOf(card) === null
      ? { kind: 'refused', reason: card?.why ?? null }
      : { kind: 'selected', selected: [key] };
  }
  if (!goWith(first, key, hand)) return { kind: 'refused', reason: null };
  const { most = 1, why = null } = hand.get(first)?.together ?? {};
  if (selected.length >= most) return { kind: 'refused', reason: why };
  return { kind: 'selected', selected: [...selected, key] };
}

/** Whether a tap on *key* would put it to *selected*, or take it out. */
export const isInReach = (selected: Selected, key: CardKey, hand: Hand): boolean =>
  toggled(selected, key, hand).kind === 'selected';

/** What of *selected* can still be laid at once with the *hand* as it is now. */
export function kept(selected: Selected, hand: Hand): Selected {
  return selected.reduce<Selected>((still, key) => {
    const next = toggled(still, key, hand);
    return next.kind === 'selected' ? next.selected : still;
  }, []);
}

/** The moves that lay *selected*, in the order in which they were chosen. */
export const layingMoves = (selected: Selected, hand: Hand): Move[] =>
  selected.flatMap((key) => attackOf(hand.get(key)) ?? []);

/** *hand* as if only what can join *selected* could be played: nothing else glows. */
export const onlyInReach = (selected: Selected, hand: Hand): Map<CardKey, HandCard> =>
  new Map(
    [...hand].map(([key, card]) => [
      key,
      isInReach(selected, key, hand) ? card : { ...card, options: [] },
    ]),
  );
