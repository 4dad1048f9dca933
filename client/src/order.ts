/** The hand in the player's own order: kept for the deal, also through a reload. */

import { without } from './copies';
import { sortHand } from './hand';
import type { Shown } from './present';
import type { Settings } from './settings';
import type { Card, TableId, View } from './wire';

const STORAGE_KEY = 'kozyr.order';

export type Order = readonly Card[];

/** What of *order* is among *cards*, each of two equal ones counted, in that order. */
function among(order: Order, cards: readonly Card[]): Card[] {
  let left = cards;
  return order.filter((card) => {
    const isThere = left.includes(card);
    left = without(left, card);
    return isThere;
  });
}

const newIn = (hand: readonly Card[], order: Order): readonly Card[] => order.reduce(without, hand);

/** *hand* as *order* has it; cards that are not in it come at the right, as they stand. */
export const arranged = (hand: readonly Card[], order: Order): Card[] => [
  ...among(order, hand), ...newIn(hand, order),
];

/** *cards* with the one at *from* taken to *to*, where the others make room for it. */
export function moved<Each>(cards: readonly Each[], from: number, to: number): Each[] {
  const rest = cards.toSpliced(from, 1);
  return from < 0 || from >= cards.length ? [...cards] : rest.toSpliced(to, 0, cards[from] as Each);
}

/** The hand that is *shown*, in the order that the player likes. */
export const inOrder = (
  { hand, trump }: Pick<Shown, 'hand' | 'trump'>, sort: Settings['sort'], own: Order,
): Card[] => (sort === 'own' ? arranged(hand, own) : sortHand(hand, trump, sort));

interface Kept {
  readonly table: TableId;
  readonly deal: number;
  readonly cards: Order;
}

function read(text: string | null): Kept | null {
  try {
    const kept = JSON.parse(text ?? 'null') as Partial<Kept> | null;
    const isWhole =
      typeof kept?.table === 'string' && typeof kept.deal === 'number' &&
      Array.isArray(kept.cards) && kept.cards.every((card) => typeof card === 'string');
    return isWhole ? (kept as Kept) : null;
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}

/** The player's order of one deal; a Svelte store that the device remembers. */
export class OwnOrder {
  #kept: Kept | null;
  #storage: Pick<Storage, 'getItem' | 'setItem'> | null;
  #listeners = new Set<(order: Order) => void>();

  constructor(storage: Pick<Storage, 'getItem' | 'setItem'> | null) {
    this.#storage = storage;
    this.#kept = read(storage?.getItem(STORAGE_KEY) ?? null);
  }

  get now(): Order {
    return this.#kept?.cards ?? [];
  }

  subscribe(listener: (order: Order) => void): () => void {
    this.#listeners.add(listener);
    listener(this.now);
    return () => this.#listeners.delete(listener);
  }

  #set(kept: Kept): void {
    if (JSON.stringify(kept) === JSON.stringify(this.#kept)) return;
    this.#kept = kept;
    this.#storage?.setItem(STORAGE_KEY, JSON.stringify(kept));
    for (const listener of this.#listeners) listener(this.now);
  }

  /** The cards lie in this order from now on. */
  arrange(cards: Order): void {
    if (this.#kept !== null) this.#set({ ...this.#kept, cards });
  }

  /**
   * Follows the newest view: what is new comes at the right, a new deal begins by suit. What
   * lies in the bout keeps its place, should it come back by an undo or a take.
   */
  follow(table: TableId, { deal, hand, trump, table: pairs }: View): void {
    const held = hand.map(({ card }) => card);
    const isSame = this.#kept?.table === table && this.#kept.deal === deal;
    if (!isSame) return this.#set({ table, deal, cards: sortHand(held, trump, 'suit') });
    const away = pairs.flatMap(({ attack, beat }) => (beat === null ? [attack] : [attack, beat]));
    const still = among(this.now, [...held, ...away]);
    this.#set({ table, deal, cards: [...still, ...newIn(held, this.now)] });
  }
}
