/** What the player plays and says at the table. */

import { cardOf } from '../present';
import { GUARD_MS, SPENT_MS, TAKE_UNDO_MS } from '../rhythm';
import type { Move } from '../wire';
import type { Desk } from './desk';
import type { Showing } from './showing';
import { SoonSaid } from './soon';

export class Plays {
  readonly soon: SoonSaid;
  #desk: Desk;
  #showing: Showing;
  #guardTimer: ReturnType<typeof setTimeout> | undefined;
  #spentUntil = 0;

  constructor(desk: Desk, showing: Showing) {
    this.#desk = desk;
    this.#showing = showing;
    this.soon = new SoonSaid(desk, (word) => this.#send([{ type: word }]));
  }

  /**
   * True when the newest view was not drawn yet: it is now, and the touch has done its work.
   * The second tap of two was aimed at the old view as well.
   */
  touch(): boolean {
    if (this.#desk.now.current) return Date.now() < this.#spentUntil;
    this.#spentUntil = Date.now() + SPENT_MS;
    this.#showing.hurry();
    return true;
  }

  /** Plays *moves* on a touch: one, or attack cards that are laid at once. */
  play(moves: readonly Move[]): void {
    if (!this.touch()) this.#send(moves);
  }

  /** Plays the card that was prepared while others acted; no touch led to it. */
  playPrepared(move: Move): void {
    this.#send([move]);
  }

  #send(moves: readonly Move[]): void {
    const { update, pending } = this.#desk.now;
    const [move, second] = moves;
    if (update === null || pending !== null || move === undefined) return;
    this.#showing.hurry();
    this.soon.cancel();
    const id = this.#desk.newId();
    const chosen = { id, table: update.table, seat: update.view.you, seen: update.seq };
    const sent = this.#desk.send(
      second === undefined
        ? { type: 'play', ...chosen, move }
        : { type: 'lay', ...chosen, cards: moves.flatMap((each) => cardOf(each) ?? []) },
    );
    if (!sent) return this.#desk.tellLoss();
    this.soon.onlyByHand(false);
    this.#showing.closeOpening();
    this.#desk.set({ pending: { id, moves }, notice: null, advice: null, guarded: true });
    clearTimeout(this.#guardTimer);
    this.#guardTimer = setTimeout(() => this.#desk.set({ guarded: false }), GUARD_MS);
    this.#showing.redraw();
  }

  /** Says "I take", which can be taken back for a moment when the settings say so. */
  take(): void {
    if (this.touch() || !this.#desk.canReach()) return;
    const { update, soon } = this.#desk.now;
    if (!update?.view.take || soon === 'take') return;
    if (!this.#desk.settings.now.takeUndo) return this.play([{ type: 'take' }]);
    this.#showing.hurry();
    this.soon.say('take', TAKE_UNDO_MS);
  }

  /** While "I take" is about to be sent nothing else is played; true when that had to be said. */
  isTaking(): boolean {
    const isTaking = this.#desk.now.soon === 'take';
    if (isTaking) this.#desk.say({ card: null, reason: null, code: 'taking' });
    return isTaking;
  }

  /** Takes back what was done last, or asks the others to. */
  undo(): void {
    const { update, circle } = this.#desk.now;
    // A word that has not been sent is what was done last.
    if (this.soon.cancelTake()) return;
    if (!update?.view.can_undo || !this.#desk.canReach()) return;
    this.#showing.hurry();
    this.soon.cancel();
    this.soon.onlyByHand(true);
    // Where other people play they are asked.
    const type = circle === null ? 'undo' : 'ask_takeback';
    this.#desk.send({ type, id: this.#desk.newId(), table: update.table, seen: update.seq });
  }
}
