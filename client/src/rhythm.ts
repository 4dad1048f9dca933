/** How long everything takes, in milliseconds. */

import type { Settings } from './settings';
import type { Step } from './present';

const PLAY_MS = 200;
const BEAT_MS = 220;
const TAKE_MS = 350;
const SWEEP_MS = 350;
const DEAL_CARD_MS = 60;
const DEAL_MOST_MS = 1_500;
const DRAW_CARD_MS = 60;
const DRAW_MOST_MS = 600;
const REDUCED_MS = 80;

/** A card that only changes its place in the hand, or is set right after a jump. */
export const SETTLE_MS = 160;

/** More waiting motion than this is not shown: the table jumps to the end. */
export const BACKLOG_MS = 1_000;

/** No button answers so soon after a card was played: the same tap must not hit both. */
export const GUARD_MS = 200;

/** A touch that jumped to the newest view is spent, and so is a second one so soon after. */
export const SPENT_MS = 350;

/** A card held for so long is chosen to be laid with others. */
export const LONG_PRESS_MS = 450;

/** How long "I take" can be taken back before it is sent. */
export const TAKE_UNDO_MS = 800;

/** Automatic words come after a random time, so that they do not show what I hold. */
export const MASK_FROM_MS = 1_000;
export const MASK_TO_MS = 1_800;

/** How long a refused card shakes. */
export const SHAKE_MS = 300;

/** How long the prompt line says who begins, and why. */
export const OPENING_MS = 2_500;

/** How long it is offered to go back to the game that was left for a new one. */
export const WAY_BACK_MS = 10_000;

/** Whoever has waited this long is called when it is his turn. */
export const CALL_AFTER_MS = 1_000;

/** How long a reason stands in the prompt line. */
export const REASON_MS = 6_000;

/** Rules that are being changed are asked about after this. */
export const QUESTION_DELAY_MS = 120;

/** A question that came too fast for the server is put again after this. */
export const QUESTION_AGAIN_MS = 1_000;

/** What is opened and has not been fetched yet is waited for in words from here on. */
export const LATE_MS = 400;

/** What is not needed at once is fetched this late where the browser does not say that it is idle. */
export const IDLE_AFTER_MS = 1_000;

/** Sounds are ready at the latest so long after the first press. */
export const SOUNDS_WITHIN_MS = 1_000;

/** The table as it stands is on the device at the latest so long after it was shown. */
export const KEPT_WITHIN_MS = 1_000;

/** Whether a newer page may be opened is considered as often. */
export const CONSIDER_MS = 500;

/** A new worker that has not taken over after this is not waited for. */
export const TAKE_OVER_MS = 2_000;

/** How long the page says that it is not the newest. */
export const TOAST_MS = 4_000;

/** How long it is said that this server goes away soon. */
export const ANNOUNCED_MS = 8_000;

/** What could not be fetched is tried again after this. */
export const LOAD_AGAIN_MS = 2_000;

/** In a replay a bout that is over lies there for as long, and each move is looked at. */
export const REPLAY_HOLD_MS = 400;
export const REPLAY_PAUSE_MS = 1_000;

/** The last cards are seen this long before the sheet of the end covers them. */
export const END_DELAY_MS = 600;

const SPEEDS: Record<Settings['speed'], number> = { off: 0, fast: 0.5, normal: 1, slow: 2 };

export interface Tempo {
  /** Multiplies every motion; 0 shows none. */
  readonly factor: number;
  /** The device asks for little motion: short fades instead of flight. */
  readonly reduced: boolean;
}

export const tempoOf = (speed: Settings['speed'], reduced: boolean): Tempo => ({
  factor: SPEEDS[speed],
  reduced,
});

/** How much later each of *count* dealt or drawn cards starts than the one before. */
export function stagger(kind: 'deal' | 'draw', count: number, tempo: Tempo): number {
  if (tempo.reduced || count <= 1) return 0;
  const [each, most] =
    kind === 'deal' ? [DEAL_CARD_MS, DEAL_MOST_MS - PLAY_MS] : [DRAW_CARD_MS, DRAW_MOST_MS];
  return Math.min(each, most / (count - 1)) * tempo.factor;
}

/** How long one card flies in a step of this kind. */
export function flight(kind: Step['kind'], tempo: Tempo): number {
  if (tempo.factor === 0 || kind === 'word') return 0;
  if (tempo.reduced) return REDUCED_MS;
  const times = {
    deal: PLAY_MS, play: PLAY_MS, beat: BEAT_MS, swap: TAKE_MS, sweep: SWEEP_MS, take: TAKE_MS, draw: PLAY_MS,
  };
  return times[kind] * tempo.factor;
}

/** The cards that move in a dealing or drawing step. */
function movedCards(step: Step, seats: number): number {
  return step.events.reduce((sum, event) => {
    if (event.type === 'dealt') return sum + event.hand.length * seats;
    return event.type === 'drew_up' ? sum + event.count : sum;
  }, 0);
}

/** How long a whole step takes before the next may begin. */
export function duration(step: Step, seats: number, tempo: Tempo): number {
  const each = flight(step.kind, tempo);
  if (step.kind !== 'deal' && step.kind !== 'draw') return each;
  const count = movedCards(step, seats);
  return each + stagger(step.kind, count, tempo) * Math.max(0, count - 1);
}
