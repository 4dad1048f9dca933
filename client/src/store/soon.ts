/** Words that are sent by themselves in a moment: "I take", which can be taken back, and "done". */

import { isPlayable } from '../choice';
import { MASK_FROM_MS, MASK_TO_MS } from '../rhythm';
import type { View } from '../wire';
import type { Desk } from './desk';

export class SoonSaid {
  #desk: Desk;
  #send: (word: 'take' | 'done') => void;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** After an undo no word is said by itself, so that it cannot undo the undo. */
  #isOnlyByHand = false;

  constructor(desk: Desk, send: (word: 'take' | 'done') => void) {
    this.#desk = desk;
    this.#send = send;
  }

  say(word: 'take' | 'done', milliseconds: number): void {
    this.cancel();
    this.#desk.set({ soon: word, notice: null });
    this.#timer = setTimeout(() => {
      this.#desk.set({ soon: null });
      this.#send(word);
    }, milliseconds);
  }

  cancel(): void {
    clearTimeout(this.#timer);
    if (this.#desk.now.soon !== null) this.#desk.set({ soon: null });
  }

  /** Takes "I take" back; true when it was about to be sent. */
  cancelTake(): boolean {
    const wasTaking = this.#desk.now.soon === 'take';
    if (wasTaking) this.cancel();
    return wasTaking;
  }

  onlyByHand(isOnlyByHand: boolean): void {
    this.#isOnlyByHand = isOnlyByHand;
  }

  /** Somebody is asked whether a move may be taken back: what is played now would be the answer. */
  get #isAsked(): boolean {
    return this.#desk.now.circle?.takeback?.answer === 'asked';
  }

  /** Says nothing by itself while somebody is asked. */
  waitForAnswer(): void {
    if (this.#isAsked && this.#desk.now.soon === 'done') this.cancel();
  }

  /** Says "done" by itself where the reader of *view* has nothing else to do. */
  consider(view: View): void {
    if (this.#isOnlyByHand || !this.#desk.settings.now.autoDone) return;
    // A learner says it himself.
    if (this.#isAsked || view.lesson !== null || !view.done || view.hand.some(isPlayable)) return;
    this.say('done', MASK_FROM_MS + this.#desk.world.random() * (MASK_TO_MS - MASK_FROM_MS));
  }
}
