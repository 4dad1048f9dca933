/** What is asked of the server: what rules mean, a link, the tutor, what has happened. */

import { QUESTION_AGAIN_MS } from '../rhythm';
import type {
  Advice, CommandId, ErrorCode, Happened, Replayed, RulesChecked, RulesText, Share, Welcome,
} from '../wire';
import type { Desk } from './desk';
import { Lookup } from './lookup';
import { canAct } from './state';

/** What rules mean, and whether they can be played; only the last question counts. */
export class RulesQuestion {
  #desk: Desk;
  #question: { id: CommandId; rules: RulesText; seats: number } | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(desk: Desk) {
    this.#desk = desk;
  }

  ask(rules: RulesText, seats: number): void {
    clearTimeout(this.#timer);
    this.#question = { id: this.#desk.newId(), rules, seats };
    this.#desk.send({ type: 'check_rules', ...this.#question });
  }

  /** Asks again what was asked while there was no line, or lost with it. */
  askAnew(): void {
    if (this.#question !== null) this.ask(this.#question.rules, this.#question.seats);
  }

  answered(id: CommandId, checked: RulesChecked | null): void {
    if (this.#question?.id !== id) return;
    const { rules, seats } = this.#question;
    this.#question = null;
    this.#desk.set({ rulesAnswer: { rules, seats, checked } });
  }

  /** Whether it was this question that was refused. */
  isRefused(id: CommandId | null, code: ErrorCode): boolean {
    const question = this.#question;
    if (id === null || question?.id !== id) return false;
    if (code !== 'too_fast') this.answered(id, null);
    else this.#timer = setTimeout(() => this.ask(question.rules, question.seats), QUESTION_AGAIN_MS);
    return true;
  }
}

/** The code of a link that shows the table. */
export class Sharing {
  #desk: Desk;
  #question: Share | null = null;

  constructor(desk: Desk) {
    this.#desk = desk;
  }

  ask(withHand: boolean, language: string): void {
    const { update } = this.#desk.now;
    if (update === null) return;
    const id = this.#desk.newId();
    this.#question = { type: 'share', id, table: update.table, with_hand: withHand, language };
    this.#desk.set({ shareCode: null });
    this.#desk.send(this.#question);
  }

  /** Asks again what was lost with the line. */
  askAnew({ table }: Welcome): void {
    if (this.#question !== null && this.#question.table === table) this.#desk.send(this.#question);
  }

  answered(shareCode: string, id: CommandId): void {
    if (id !== this.#question?.id) return;
    this.#question = null;
    this.#desk.set({ shareCode });
  }

  refused(id: CommandId | null): void {
    if (id !== null && id === this.#question?.id) this.#question = null;
  }
}

/** What the tutor would do now. */
export class Tutor {
  #desk: Desk;
  #asked: CommandId | null = null;

  constructor(desk: Desk) {
    this.#desk = desk;
  }

  ask(): void {
    const { update, current, pending, soon, advice, circle } = this.#desk.now;
    // Among people there is nobody to ask.
    if (circle !== null) return;
    if (update === null || !current || pending !== null || soon === 'take') return;
    if (!this.#desk.settings.now.advise || !canAct(update.view)) return;
    if (this.#asked !== null || advice !== null || !this.#desk.canReach()) return;
    this.#asked = this.#desk.newId();
    this.#desk.quiet();
    this.#desk.send({ type: 'ask', id: this.#asked, table: update.table });
  }

  answered(advice: Advice): void {
    if (advice.reply_to !== this.#asked) return;
    this.#asked = null;
    const { update, pending } = this.#desk.now;
    if (pending === null && update?.table === advice.table) this.#desk.set({ advice, notice: null });
  }

  refused(id: CommandId | null): void {
    if (id === this.#asked) this.forget();
  }

  /** The line is lost, and the question with it. */
  forget(): void {
    this.#asked = null;
  }
}

/** What has happened in the deal, where the page has not seen it all. */
export class Past {
  #desk: Desk;
  readonly lookup: Lookup;

  constructor(desk: Desk) {
    this.#desk = desk;
    this.lookup = new Lookup(desk, (id) => {
      const { update, history } = desk.now;
      return history !== null || update === null ? null : { type: 'history', id, table: update.table };
    });
  }

  answered({ table, seq, events, reply_to }: Happened): void {
    if (!this.lookup.isAnswered(reply_to)) return;
    const { update } = this.#desk.now;
    // Higher where the log has what changes nothing at the table, as that the tutor was asked.
    if (table === update?.table && seq >= update.seq) this.#desk.set({ history: { seq, events } });
    else this.lookup.ask();
  }
}

/** The deal that is over, with everybody's cards. */
export class Review {
  #desk: Desk;
  readonly lookup: Lookup;

  constructor(desk: Desk) {
    this.#desk = desk;
    this.lookup = new Lookup(desk, (id) => {
      const { update, replayed } = desk.now;
      if (replayed !== null || !update?.view.result) return null;
      return { type: 'replay', id, table: update.table };
    });
  }

  answered(replayed: Replayed): void {
    if (!this.lookup.isAnswered(replayed.reply_to)) return;
    if (replayed.table === this.#desk.now.update?.table) this.#desk.set({ replayed });
  }
}
