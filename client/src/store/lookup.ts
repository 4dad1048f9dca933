/** A question to the server that is put while its answer is wanted and not there. */

import { QUESTION_AGAIN_MS } from '../rhythm';
import type { ClientMessage, CommandId, ErrorCode } from '../wire';
import type { Desk } from './desk';

export class Lookup {
  #desk: Desk;
  #question: (id: CommandId) => ClientMessage | null;
  #isWanted = false;
  #asked: CommandId | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** *question* makes the message, null while there is nothing to be asked. */
  constructor(desk: Desk, question: (id: CommandId) => ClientMessage | null) {
    this.#desk = desk;
    this.#question = question;
  }

  want(isWanted: boolean): void {
    this.#isWanted = isWanted;
    this.ask();
  }

  /** Asks where it is wanted, unless that was asked already. */
  ask(): void {
    clearTimeout(this.#timer);
    if (!this.#isWanted || this.#asked !== null || !this.#desk.isUp) return;
    const id = this.#desk.newId();
    const message = this.#question(id);
    if (message !== null && this.#desk.send(message)) this.#asked = id;
  }

  /** There is a new line: what was asked on the old one is asked again. */
  askAnew(): void {
    this.#asked = null;
    this.ask();
  }

  /** Whether *id* answers the question; then nothing is awaited any more. */
  isAnswered(id: CommandId): boolean {
    const isMine = id === this.#asked;
    if (isMine) this.#asked = null;
    return isMine;
  }

  /** Whether it was this question that was refused; what came too fast is put again. */
  isRefused(id: CommandId | null, code: ErrorCode): boolean {
    if (id === null || !this.isAnswered(id)) return false;
    if (code === 'too_fast') this.#timer = setTimeout(() => this.ask(), QUESTION_AGAIN_MS);
    return true;
  }
}
