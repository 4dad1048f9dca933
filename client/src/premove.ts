/**
 * A card prepared while others act: it is played as soon as it can do one thing, and forgotten
 * at anything that the player may not have had in mind. It never leaves the browser before.
 */

import { targetsOf } from './choice';
import type { CardKey } from './copies';
import type { HandCard, Move, Reason, TableUpdate, View } from './wire';

export interface Prepared {
  readonly key: CardKey;
  readonly deal: number;
  readonly bout: number;
}

export type Fate =
  | { readonly kind: 'waits' }
  | { readonly kind: 'plays'; readonly move: Move }
  /** It can do several things: the player chooses which. */
  | { readonly kind: 'asks' }
  /** *why* it cannot be played where the turn has come, null when the moment has passed. */
  | { readonly kind: 'dropped'; readonly why: Reason | null };

type Hand = ReadonlyMap<CardKey, HandCard>;

/** What becomes of *prepared* with a new *update*, whose view gives the cards of *hand*. */
export function fateOf(prepared: Prepared, { view, events }: TableUpdate, hand: Hand): Fate {
  const card = hand.get(prepared.key);
  // Without events it is not told what happened: an undo, or a line that was lost.
  const isAnother =
    events.length === 0 || view.deal !== prepared.deal || view.bout !== prepared.bout;
  if (card === undefined || isAnother || view.result !== null) return { kind: 'dropped', why: null };
  const [only, second] = targetsOf(card);
  if (only !== undefined) return second === undefined ? { kind: 'plays', move: only.move } : { kind: 'asks' };
  return view.seats[view.you]?.to_act ? { kind: 'dropped', why: card.why } : { kind: 'waits' };
}

/** What a prepared card does to the table. */
export interface Stage {
  play: (move: Move) => void;
  pick: (card: CardKey) => void;
  /** It will not be played; *why* where the rules are against it. */
  dropped: (card: CardKey, why: Reason | null) => void;
}

export class Premove {
  #prepared: Prepared | null = null;
  #seen = 0;
  #listeners = new Set<(card: CardKey | null) => void>();
  #stage: Stage;

  constructor(stage: Stage) {
    this.#stage = stage;
  }

  get card(): CardKey | null {
    return this.#prepared?.key ?? null;
  }

  subscribe(listener: (card: CardKey | null) => void): () => void {
    this.#listeners.add(listener);
    listener(this.card);
    return () => this.#listeners.delete(listener);
  }

  #set(prepared: Prepared | null): void {
    this.#prepared = prepared;
    for (const listener of this.#listeners) listener(this.card);
  }

  /** Prepares *key* on the view numbered *seq*; the same card again lets it go. True when prepared. */
  toggle(key: CardKey, { deal, bout }: Pick<View, 'deal' | 'bout'>, seq: number): boolean {
    const isSame = this.card === key;
    this.#seen = seq;
    this.#set(isSame ? null : { key, deal, bout });
    return !isSame;
  }

  /** The player lets it go; true when there was one. */
  cancel(): boolean {
    const had = this.#prepared !== null;
    if (had) this.#set(null);
    return had;
  }

  /** Nobody looks any more. */
  drop(): void {
    const { card } = this;
    if (this.cancel() && card !== null) this.#stage.dropped(card, null);
  }

  /** *update* is drawn, and *hand* is what it lets the player do. */
  meet(update: TableUpdate, hand: Hand): void {
    const prepared = this.#prepared;
    if (prepared === null || (update.seq === this.#seen && update.events.length > 0)) return;
    this.#seen = update.seq;
    const fate = fateOf(prepared, update, hand);
    if (fate.kind === 'waits') return;
    this.#set(null);
    if (fate.kind === 'plays') this.#stage.play(fate.move);
    else if (fate.kind === 'asks') this.#stage.pick(prepared.key);
    else this.#stage.dropped(prepared.key, fate.why);
  }
}
