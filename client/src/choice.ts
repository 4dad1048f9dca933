/**
 * What happens when the player tries something with a card: read off the options that the
 * server gave that card, never worked out here.
 */

import { CARD_RATIO, distance } from './layout';
import type { Box, TableLayout } from './layout';
import type { Card, HandCard, Move, Option, Pair, Reason } from './wire';

/** Where a move of a card ends: on the felt, on an attack card, or at the transfer slot. */
export type Spot =
  | { readonly kind: 'felt' }
  | { readonly kind: 'pair'; readonly attack: Card }
  | { readonly kind: 'transfer' };

export interface Target {
  readonly spot: Spot;
  readonly move: Move;
}

export type Outcome =
  | { readonly kind: 'play'; readonly move: Move }
  | { readonly kind: 'pick' }
  | { readonly kind: 'refuse'; readonly reason: Reason | null }
  /** Nothing was meant: the card goes home without a word. */
  | { readonly kind: 'nothing' };

export function spotOf(move: Move): Spot {
  switch (move.type) {
    case 'beat':
      return { kind: 'pair', attack: move.attack };
    case 'transfer':
    case 'show':
      return { kind: 'transfer' };
    default:
      return { kind: 'felt' };
  }
}

const isLegal = ({ refused }: Option): boolean => refused === null;

export function targetsOf(card: HandCard): Target[] {
  return card.options.filter(isLegal).map(({ move }) => ({ spot: spotOf(move), move }));
}

export const isPlayable = (card: HandCard): boolean => card.options.some(isLegal);

/** The transfer that *card* can make, if any. */
export const transferOf = (card: HandCard): Target | undefined =>
  targetsOf(card).find(({ spot }) => spot.kind === 'transfer');

/** *card* as if it could do nothing but transfer: no other card glows while one is chosen. */
export const onlyTransferring = (card: HandCard): HandCard => ({
  ...card,
  options: card.options.filter(({ move }) => spotOf(move).kind === 'transfer'),
});

/** A tap on *card*: plays the one thing it can do, offers several, or says why not. */
export function tap(card: HandCard, tapPlays: boolean): Outcome {
  const targets = targetsOf(card);
  const [only] = targets;
  if (only === undefined) return { kind: 'refuse', reason: card.why };
  return targets.length === 1 && tapPlays ? { kind: 'play', move: only.move } : { kind: 'pick' };
}

/** The places of the table that a card can be dropped on. */
export interface Zones {
  readonly felt: Box;
  /** Every attack card and where it lies; of two packs the same card may be there twice. */
  readonly pairs: readonly (readonly [Card, Box])[];
  readonly transfer: Box | null;
}

/** The felt goes on this far below the upper edge of the hand's box. */
const FELT_BELOW_HAND = 12;

/**
 * The zones of *table* as it is laid out; *canTransfer* leaves a slot beside the pairs.
 */
export function zonesOf(layout: TableLayout, table: readonly Pair[], canTransfer: boolean): Zones {
  const { slots, boutCard, bar, hand } = layout;
  const cardIn = (slot: Box): Box => ({ ...slot, w: boutCard, h: boutCard * CARD_RATIO });
  const pairs = table.flatMap(({ attack }, index): (readonly [Card, Box])[] => {
    const slot = slots[index];
    return slot ? [[attack, cardIn(slot)]] : [];
  });
  const extra = slots[table.length];
  const height = Math.max(0, hand.y + FELT_BELOW_HAND - bar.h);
  return {
    felt: { x: 0, y: bar.h, w: bar.w, h: height },
    pairs,
    transfer: canTransfer && extra ? cardIn(extra) : null,
  };
}

/** A drop this near to a target is meant for it. */
const NEAR = 48;

function boxesOf(spot: Spot, zones: Zones): readonly Box[] {
  switch (spot.kind) {
    case 'felt':
      return [zones.felt];
    case 'pair':
      return zones.pairs.filter(([attack]) => attack === spot.attack).map(([, box]) => box);
    case 'transfer':
      return zones.transfer === null ? [] : [zones.transfer];
  }
}

/** How far *point* is from *spot*; infinitely when the spot is nowhere. */
const farFrom = (point: Point, spot: Spot, zones: Zones): number =>
  Math.min(...boxesOf(spot, zones).map((box) => distance(point, box)));

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Which of *targets* a card held at *point* would be dropped on. */
export function nearestTarget(
  targets: readonly Target[], point: Point, zones: Zones,
): Target | null {
  let best: { target: Target; far: number } | null = null;
  for (const target of targets) {
    // The felt lies under everything: a nearer thing on it is meant first.
    const far = farFrom(point, target.spot, zones) + (target.spot.kind === 'felt' ? NEAR : 0);
    if (far <= NEAR && (best === null || far < best.far)) best = { target, far };
  }
  return best?.target ?? null;
}

/** The refused option whose very target lies under *point*. */
function refusedAt(card: HandCard, point: Point, zones: Zones): Reason | null {
  for (const { move, refused } of card.options) {
    const spot = spotOf(move);
    const isOn = spot.kind !== 'felt' && farFrom(point, spot, zones) === 0;
    if (refused !== null && isOn) return refused;
  }
  return null;
}

/** What dropping *card* at *point* does. */
export function drop(card: HandCard, point: Point, zones: Zones): Outcome {
  const refused = refusedAt(card, point, zones);
  const targets = targetsOf(card);
  const target = nearestTarget(targets, point, zones);
  const onTarget = target !== null && farFrom(point, target.spot, zones) === 0;
  if (target !== null && (refused === null || (onTarget && target.spot.kind !== 'felt'))) {
    return { kind: 'play', move: target.move };
  }
  if (refused !== null) return { kind: 'refuse', reason: refused };
  if (distance(point, zones.felt) > 0) return { kind: 'nothing' };
  const [only] = targets;
  if (only !== undefined && targets.length === 1) return { kind: 'play', move: only.move };
  return only === undefined ? { kind: 'refuse', reason: card.why } : { kind: 'pick' };
}
