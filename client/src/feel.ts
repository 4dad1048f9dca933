/**
 * What is heard and felt of the table, and when: each cue belongs to something that is shown
 * at the same moment. How a cue sounds is in `sound.ts`, which is fetched at the first press.
 */

import type { Sounds } from './sound';
import type { Step } from './present';
import type { Settings } from './settings';
import type { State } from './store';
import { CALL_AFTER_MS } from './rhythm';
import { cardOf } from './present';
import type { Card, Seat } from './wire';

export const CUES = [
  'fool', 'win', 'draw', 'bita', 'take', 'deal', 'beat', 'lay', 'drawUp', 'turn', 'tick',
] as const;

/** What can be heard; the most telling first. `draw` is the end without a fool. */
export type Cue = (typeof CUES)[number];

/** How a phone shakes, in milliseconds on and off; what is not here is only heard. */
const SHAKES: Partial<Record<Cue, readonly number[]>> = {
  lay: [8], beat: [14], take: [20, 40, 20], turn: [30], win: [20, 60, 20, 60, 60], fool: [160],
};

/** Cues so near together are one batch. */
export const BATCH_MS = 40;
/** The most of a batch that is heard, one after another. */
const BATCH_MOST = 2;

const OF_STEPS: Partial<Record<Step['kind'], Cue>> = {
  deal: 'deal', play: 'lay', beat: 'beat', swap: 'lay', sweep: 'bita', take: 'take', draw: 'drawUp',
};

/** What is heard of *step*; nothing of *own*, the reader's card that was heard when it was laid. */
export function cueOf(step: Step, you: Seat, own: Card | null): Cue | null {
  const [event] = step.events;
  const isOwn = event !== undefined && 'card' in event && event.seat === you && event.card === own;
  return isOwn ? null : (OF_STEPS[step.kind] ?? null);
}

/** What is heard of *cues* that came together: each once, the most telling, at most two. */
export const batched = (cues: readonly Cue[]): Cue[] =>
  CUES.filter((cue) => cues.includes(cue)).slice(0, BATCH_MOST);

/** The page's surroundings, which tests replace. */
export interface Senses {
  isHidden: () => boolean;
  now: () => number;
  openContext: () => AudioContext | null;
  load: () => Promise<{ Sounds: new (context: AudioContext) => Sounds }>;
  vibrate: (pattern: number[]) => void;
}

export class Feel {
  #senses: Senses;
  #settings: () => Settings;
  #context: AudioContext | null = null;
  #sounds: Sounds | null = null;
  #loading = false;
  #pressed = false;
  #batch: Cue[] = [];
  #before: State | null = null;
  /** The reader's card that was heard when it was laid. */
  #own: Card | null = null;
  #waitingSince: number | null = null;
  #endTold: string | null = null;

  constructor(settings: () => Settings, senses: Senses) {
    this.#settings = settings;
    this.#senses = senses;
  }

  /** What is heard has been opened, which takes a phone a tenth of a second. */
  get isOpen(): boolean {
    return this.#context !== null;
  }

  /** A press: only now a browser lets anything be heard, and after its sleep only now again. */
  press(): void {
    this.#pressed = true;
    this.wake();
  }

  /** Makes sounds ready when they are wanted; the first time within a press. */
  wake(): void {
    if (!this.#pressed || !this.#settings().sounds) return;
    this.#context ??= this.#senses.openContext();
    const context = this.#context;
    if (context === null) return;
    // 'suspended' or, on an iPhone after a call, 'interrupted'.
    if (context.state !== 'running') void context.resume().catch(() => undefined);
    if (this.#sounds !== null || this.#loading) return;
    this.#loading = true;
    this.#senses.load().then(
      ({ Sounds }) => (this.#sounds = new Sounds(context)),
      // No line: asked for again at the next press.
      () => (this.#loading = false),
    );
  }

  /** *step* is drawn at this moment. */
  step(step: Step, you: Seat): void {
    const cue = cueOf(step, you, this.#own);
    if (cue === null) this.#own = null;
    else this.cue(cue);
  }

  /** The state of the page is *state* from now on. */
  follow(state: State): void {
    const before = this.#before;
    this.#before = state;
    if (before === null || state.screen !== 'table') return;
    this.#followOwn(before, state);
    this.#followTurn(state);
    this.#followEnd(before, state);
    if (state.soon === 'take' && before.soon !== 'take') this.cue('tick');
  }

  #followOwn(before: State, { pending }: State): void {
    if (pending === null || pending.id === before.pending?.id) return;
    // Cards of one gesture are heard as one.
    const [move] = pending.moves;
    this.#own = move === undefined || move.type === 'show' ? null : cardOf(move);
    if (this.#own !== null) this.cue(move?.type === 'beat' ? 'beat' : 'lay');
  }

  /** Calls one who has waited: whoever has just acted looks at the table anyhow. */
  #followTurn({ current, update, pending }: State): void {
    const view = update?.view;
    if (view === undefined || view.result !== null) return void (this.#waitingSince = null);
    const isMine = current && pending === null && view.seats[view.you]?.to_act === true;
    if (!isMine) {
      this.#waitingSince ??= this.#senses.now();
      return;
    }
    const since = this.#waitingSince;
    this.#waitingSince = null;
    if (since !== null && this.#senses.now() - since >= CALL_AFTER_MS) this.cue('turn');
  }

  /** The end is heard when all that led to it has been seen; not that of a table come back to. */
  #followEnd(before: State, { settled, update }: State): void {
    const result = update?.view.result;
    if (update == null || result == null) return void (this.#endTold = null);
    if (!settled || before.settled) return;
    const deal = `${update.table} ${update.view.deal}`;
    if (this.#endTold === deal || update.events.length === 0) return;
    this.#endTold = deal;
    if (result.fools.length === 0) this.cue('draw');
    else this.cue(result.fools.includes(update.view.you) ? 'fool' : 'win');
  }

  cue(cue: Cue): void {
    if (this.#senses.isHidden()) return;
    this.#batch.push(cue);
    if (this.#batch.length === 1) setTimeout(() => this.#flush(), BATCH_MS);
  }

  #flush(): void {
    const cues = batched(this.#batch);
    this.#batch = [];
    if (this.#senses.isHidden()) return;
    const { sounds, volume, vibration } = this.#settings();
    if (sounds && this.#context?.state === 'running') this.#sounds?.play(cues, volume);
    const shake = vibration ? cues.map((cue) => SHAKES[cue]).find(Boolean) : undefined;
    if (shake !== undefined) this.#senses.vibrate([...shake]);
  }
}
