/**
 * The card that the player has in mind: picked by a tap, carried by a drag, chosen with others
 * to be laid at once, or still to be chosen for a transfer. A Svelte store of immutable states;
 * what a card can do is read off its options.
 */

import { drop, isPlayable, nearestTarget, tap, targetsOf, transferOf } from './choice';
import type { Outcome, Point, Target, Zones } from './choice';
import type { CardKey } from './copies';
import { distance } from './layout';
import { kept, layingMoves, toggled } from './selection';
import type { Selected } from './selection';
import type { HandCard, Move, Reason } from './wire';

export interface Chosen {
  readonly picked: CardKey | null;
  /** Cards to be laid at once. */
  readonly selected: Selected;
  /** The next card that can transfer the bout does. */
  readonly transferring: boolean;
  readonly carried: CardKey | null;
  /** Where the carried card is held, in pixels of the table. */
  readonly carriedTo: Point;
  /** Which target of the picked card the keyboard means. */
  readonly targetIndex: number;
}

const NOTHING: Chosen = {
  picked: null,
  selected: [],
  transferring: false,
  carried: null,
  carriedTo: { x: 0, y: 0 },
  targetIndex: 0,
};

/** What the choice is made on, and what it does to the game. */
export interface Table {
  /** The cards that can be tried now: none while a move waits for its answer. */
  hand: () => ReadonlyMap<CardKey, HandCard>;
  zones: () => Zones;
  tapPlays: () => boolean;
  play: (move: Move) => void;
  /** Lays attack cards at once. */
  lay: (moves: readonly Move[]) => void;
  refuse: (card: CardKey, reason: Reason | null) => void;
  /** *card* is not of the rank of those that were chosen. */
  refuseRank: (card: CardKey) => void;
  /** Nothing can be played just now, and that has been said. */
  isClosed: () => boolean;
  /** Takes back what was said about the last try. */
  quiet: () => void;
}

/** Where the picked or carried card of *hand* may go. */
export function openTargets(
  { picked, carried, transferring }: Pick<Chosen, 'picked' | 'carried' | 'transferring'>,
  hand: ReadonlyMap<CardKey, HandCard>,
): Target[] {
  const card = carried ?? picked;
  const known = card === null ? undefined : hand.get(card);
  if (known === undefined) return [];
  return targetsOf(known).filter(({ spot }) => !transferring || spot.kind === 'transfer');
}

/** The one of *targets* that a carried card is held over, or that the keyboard means. */
export function meantTarget(
  { picked, carried, carriedTo, targetIndex }: Chosen, targets: readonly Target[], zones: Zones,
): Target | null {
  if (carried !== null) return nearestTarget(targets, carriedTo, zones);
  return picked === null ? null : (targets[targetIndex] ?? null);
}

export class Chooser {
  #chosen = NOTHING;
  #listeners = new Set<(chosen: Chosen) => void>();
  #table: Table;

  constructor(table: Table) {
    this.#table = table;
  }

  get now(): Chosen {
    return this.#chosen;
  }

  subscribe(listener: (chosen: Chosen) => void): () => void {
    this.#listeners.add(listener);
    listener(this.#chosen);
    return () => this.#listeners.delete(listener);
  }

  #set(part: Partial<Chosen>): void {
    this.#chosen = { ...this.#chosen, ...part };
    for (const listener of this.#listeners) listener(this.#chosen);
  }

  /** *card* was tapped; true when that played it. */
  tap(card: CardKey): boolean {
    const known = this.#table.hand().get(card);
    if (known === undefined || this.#table.isClosed()) return false;
    if (this.#chosen.selected.length > 0) {
      this.select(card);
      return false;
    }
    if (this.#chosen.transferring) {
      const transfer = transferOf(known);
      if (transfer) return this.#play(transfer.move);
      this.#set({ transferring: false });
    }
    if (this.#chosen.picked !== card) {
      return this.#follow(card, tap(known, this.#table.tapPlays()));
    }
    const [only, second] = targetsOf(known);
    if (only && !second) return this.#play(only.move);
    this.unpick();
    return false;
  }

  /** *card* is chosen to be laid with others, or no longer; true when it now is or was. */
  select(card: CardKey): boolean {
    if (this.#table.isClosed()) return false;
    const outcome = toggled(this.#chosen.selected, card, this.#table.hand());
    if (outcome.kind === 'selected') {
      this.#table.quiet();
      this.#set({ picked: null, targetIndex: 0, transferring: false, selected: outcome.selected });
      return true;
    }
    if (outcome.reason === null) this.#table.refuseRank(card);
    else this.#table.refuse(card, outcome.reason);
    return false;
  }

  /** Lays the chosen cards; true when there were any. */
  lay(): boolean {
    const moves = layingMoves(this.#chosen.selected, this.#table.hand());
    if (moves.length === 0 || this.#table.isClosed()) return false;
    this.cancel();
    this.#table.lay(moves);
    return true;
  }

  /** *card* was let go at *point*. */
  drop(card: CardKey, point: Point): void {
    const known = this.#table.hand().get(card);
    const zones = this.#table.zones();
    if (this.#chosen.selected.includes(card)) {
      if (distance(point, zones.felt) === 0) this.lay();
    } else if (known !== undefined && !this.#table.isClosed()) {
      this.#follow(card, drop(known, point, zones));
    }
  }

  /** *card* is held at *point*; null when it is carried no more. */
  carry(card: CardKey | null, point: Point): void {
    if (card !== null && this.#chosen.carried === null) {
      this.unpick();
      if (!this.#chosen.selected.includes(card)) this.#set({ selected: [] });
      this.#table.quiet();
    }
    this.#set({ carried: card, carriedTo: point });
  }

  /** The picked card goes to *target*; true when that played it. */
  choose(target: Target): boolean {
    return this.#chosen.picked !== null && this.#play(target.move);
  }

  /** Means the next of *count* targets, or the one before, going round. */
  stepTarget(by: 1 | -1, count: number): void {
    this.#set({ targetIndex: (this.#chosen.targetIndex + by + count) % count });
  }

  /** Transfers with the picked card or the only one that can; else lets one be chosen. */
  transfer(): void {
    if (this.#table.isClosed()) return;
    const able = [...this.#table.hand()].filter(([, card]) => transferOf(card) !== undefined);
    const own =
      able.find(([key]) => key === this.#chosen.picked) ??
      (able.length === 1 ? able[0] : undefined);
    const transfer = own && transferOf(own[1]);
    if (transfer) this.#play(transfer.move);
    else if (able.length > 0) {
      this.#set({ picked: null, targetIndex: 0, transferring: !this.#chosen.transferring });
    }
  }

  unpick(): void {
    this.#set({ picked: null, targetIndex: 0 });
  }

  /** Picks *card*, which can do several things. */
  pick(card: CardKey): void {
    this.#set({ picked: card, targetIndex: 0, selected: [] });
  }

  /** Lets everything go; true when a card was picked, or several were chosen. */
  cancel(): boolean {
    const { picked, selected } = this.#chosen;
    this.#set({ picked: null, targetIndex: 0, transferring: false, selected: [] });
    return picked !== null || selected.length > 0;
  }

  /** A choice lives only as long as the *hand* it was made on allows it. */
  keep(hand: ReadonlyMap<CardKey, HandCard>, canTransfer: boolean): void {
    const { picked, transferring, selected } = this.#chosen;
    const known = picked === null ? undefined : hand.get(picked);
    if (picked !== null && (known === undefined || !isPlayable(known))) this.unpick();
    if (transferring && !canTransfer) this.#set({ transferring: false });
    if (selected.length > 0) this.#set({ selected: kept(selected, hand) });
  }

  #follow(card: CardKey, outcome: Outcome): boolean {
    switch (outcome.kind) {
      case 'play':
        return this.#play(outcome.move);
      case 'pick':
        this.#table.quiet();
        this.pick(card);
        return false;
      case 'refuse':
        this.unpick();
        this.#table.refuse(card, outcome.reason);
        return false;
      case 'nothing':
        return false;
    }
  }

  #play(move: Move): true {
    this.cancel();
    this.#table.play(move);
    return true;
  }
}
