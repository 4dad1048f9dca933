/** Positions for tests: a view with sensible defaults and the messages around it. */

import type { Card, HandCard, SeatView, TableEvent, TableUpdate, View } from '../wire';

export const handCard = (card: Card, part: Partial<HandCard> = {}): HandCard => ({
  card,
  options: [],
  why: null,
  together: null,
  ...part,
});

export const seat = (part: Partial<SeatView> = {}): SeatView => ({
  name: 'Aram',
  level: 'regular',
  team: null,
  cards: 6,
  role: null,
  to_act: false,
  done: false,
  place: null,
  ...part,
});

/** Two players; the reader, at seat 0, attacks seat 1. */
export const view = (part: Partial<View> = {}): View => ({
  you: 0,
  rules: 'app',
  clauses: [],
  deal: 1,
  dealer: 1,
  seats: [
    seat({ name: 'Nare', level: null, role: 'attacker', to_act: true }),
    seat({ role: 'defender' }),
  ],
  hand: [handCard('6h'), handCard('7h')],
  table: [],
  phase: 'open',
  bout: 1,
  attacker: 0,
  defender: 1,
  attacker_place: part.attacker ?? 0,
  defender_place: part.defender ?? 1,
  limit: 5,
  stock: 24,
  discard: 0,
  discarded: null,
  trump: 's',
  trump_card: '6s',
  take: false,
  done: false,
  swap: null,
  transfer_to: null,
  result: null,
  decided: null,
  series: null,
  lesson: null,
  practice: false,
  can_undo: false,
  can_rematch: false,
  ...part,
});

export const update = (
  seq: number,
  events: readonly TableEvent[] = [],
  part: Partial<View> = {},
): TableUpdate => ({
  type: 'table',
  table: 't1',
  seq,
  pace: 'normal',
  events,
  view: view(part),
  reply_to: null,
});
