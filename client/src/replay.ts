/** A deal that is over, move by move: where the reader is in it, and from whose seat he looks. */

import { Presenter } from './presenter';
import type { Frame } from './presenter';
import type { Shown, Step } from './present';
import { REPLAY_HOLD_MS, REPLAY_PAUSE_MS } from './rhythm';
import type { Tempo } from './rhythm';
import type { Moment, Replayed, Seat, TableEvent, TableUpdate, View } from './wire';

/** How many times as fast as usual. */
export const SPEEDS = [0.5, 1, 2, 4] as const;

export type Speed = (typeof SPEEDS)[number];

export interface ReelState {
  /** How many moves have been made. */
  readonly at: number;
  readonly playing: boolean;
  readonly speed: Speed;
  /** The seat whose hand lies before the reader. */
  readonly you: Seat;
  readonly shown: Shown | null;
  readonly step: Step | null;
}

/** The moves after which another bout begins. */
export const boutMarks = (moments: readonly Moment[]): number[] =>
  moments.flatMap(({ bout }, at) => (at > 0 && bout !== moments[at - 1]?.bout ? [at] : []));

/** *final*, the view of a deal that is over, as it was at *moment* from the seat *you*. */
export const viewAt = (moment: Moment, final: View, you: Seat): View => ({
  ...final,
  you,
  hand: (moment.seats[you]?.hand ?? []).map((card) => ({ card, options: [], why: null, together: null })),
  seats: final.seats.map((seat, index) => {
    const { hand = [], ...known } = moment.seats[index] ?? {};
    return { ...seat, ...known, cards: hand.length };
  }),
  table: moment.table,
  phase: moment.phase,
  bout: moment.bout,
  attacker: moment.attacker,
  defender: moment.defender,
  attacker_place: moment.attacker_place,
  defender_place: moment.defender_place,
  limit: moment.limit,
  stock: moment.stock,
  discard: moment.discard,
  discarded: null,
  trump_card: moment.trump_card,
  result: moment.phase === 'over' ? final.result : null,
});

/** What led to *moment*, with the cards that *you* was dealt. */
const eventsOf = (moment: Moment, you: Seat): readonly TableEvent[] =>
  moment.events.map((event) =>
    event.type === 'dealt' ? { ...event, hand: moment.seats[you]?.hand ?? [] } : event,
  );

/** Parts of the page's surroundings that tests replace. */
export interface Surroundings {
  tempo: () => Tempo;
  isHidden: () => boolean;
}

export class Reel {
  readonly moments: readonly Moment[];
  #replayed: Replayed;
  #final: View;
  #surroundings: Surroundings;
  #presenter: Presenter;
  #state: ReelState;
  #newest: TableUpdate | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #listeners = new Set<(state: ReelState) => void>();

  /** Begins at the move *at*, or at the last where there are not so many. */
  constructor(replayed: Replayed, final: View, at: number, surroundings: Surroundings) {
    this.moments = replayed.moments;
    this.#replayed = replayed;
    this.#final = final;
    this.#surroundings = surroundings;
    this.#state = {
      at: Math.min(at, this.last), playing: false, speed: 1, you: final.you, shown: null, step: null,
    };
    this.#presenter = new Presenter({
      draw: (frame) => this.#draw(frame),
      boutFinished: () => undefined,
      awaitTouch: () => undefined,
      tempo: () => this.tempo(),
      hold: () => REPLAY_HOLD_MS / this.#state.speed,
      isHidden: surroundings.isHidden,
    });
    this.#jump();
  }

  get now(): ReelState {
    return this.#state;
  }

  /** How many moves there are. */
  get last(): number {
    return this.moments.length - 1;
  }

  /** How fast things move at this speed. */
  tempo(): Tempo {
    const { factor, reduced } = this.#surroundings.tempo();
    return { factor: factor / this.#state.speed, reduced };
  }

  subscribe(listener: (state: ReelState) => void): () => void {
    this.#listeners.add(listener);
    listener(this.#state);
    return () => this.#listeners.delete(listener);
  }

  #set(part: Partial<ReelState>): void {
    this.#state = { ...this.#state, ...part };
    for (const listener of this.#listeners) listener(this.#state);
  }

  /** Goes to the move *to*: in motion to the next, at once to any other. Plays no further. */
  go(to: number): void {
    this.pause();
    this.#goTo(to);
  }

  #goTo(to: number): void {
    const next = Math.max(0, Math.min(to, this.last));
    const { at } = this.#state;
    if (next === at) return;
    this.#set({ at: next });
    if (next !== at + 1) return this.#jump();
    this.#presenter.finish();
    this.#show(true);
  }

  #jump(): void {
    this.#presenter.clear();
    this.#show(false);
  }

  #show(inMotion: boolean): void {
    const { at, you } = this.#state;
    const moment = this.moments[at];
    if (moment === undefined) return;
    this.#newest = {
      type: 'table',
      table: this.#replayed.table,
      seq: at,
      pace: 'normal',
      events: inMotion ? eventsOf(moment, you) : [],
      view: viewAt(moment, this.#final, you),
      reply_to: null,
    };
    this.#presenter.show(this.#newest);
  }

  #draw({ shown, step, settled }: Frame): void {
    this.#set({ shown, step });
    if (settled !== null && settled === this.#newest && this.#state.playing) this.#wait();
  }

  #wait(): void {
    clearTimeout(this.#timer);
    if (this.#state.at === this.last) return this.pause();
    this.#timer = setTimeout(() => this.#goTo(this.#state.at + 1), REPLAY_PAUSE_MS / this.#state.speed);
  }

  /** Plays on by itself, from the beginning when the end was reached. */
  play(): void {
    if (this.#state.playing) return;
    if (this.#state.at === this.last) this.#goTo(0);
    this.#set({ playing: true });
    this.#wait();
  }

  pause(): void {
    clearTimeout(this.#timer);
    if (this.#state.playing) this.#set({ playing: false });
  }

  /** Takes the next speed, after the fastest the slowest. */
  nextSpeed(): void {
    const index = SPEEDS.indexOf(this.#state.speed);
    this.#set({ speed: SPEEDS[(index + 1) % SPEEDS.length] ?? 1 });
  }

  /** Looks from another seat. */
  sit(you: Seat): void {
    this.#set({ you });
    this.#jump();
  }

  /** Shows nothing more. */
  stop(): void {
    this.pause();
    this.#presenter.clear();
  }
}
