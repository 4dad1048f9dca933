/** Tables that were asked for, and the way back to the one that was left for them. */

import { WAY_BACK_MS } from '../rhythm';
import type { Settings } from '../settings';
import type {
  BotLevel, CommandId, Enter, LessonId, NewTable, OpenLesson, OpenOnDevice, OpenPeopleTable, TableId,
} from '../wire';
import type { Desk } from './desk';

/** A message that asks for a table. */
export type Wish = NewTable | OpenLesson | OpenOnDevice | OpenPeopleTable | Enter;

export class Doors {
  #desk: Desk;
  /** The table that was asked for: asked for again on every new line until it is there. */
  #wish: Wish | null = null;
  /** The unfinished table that the new one takes the place of. */
  #leaving: TableId | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(desk: Desk) {
    this.#desk = desk;
  }

  /** Whether a table was asked for that is not there yet. */
  get isWished(): boolean {
    return this.#wish !== null;
  }

  /** Whether it is a table that is there already. */
  get isEntering(): boolean {
    return this.#wish?.type === 'enter';
  }

  /** Asks for a table with the last settings, as soon as there is a line. */
  newTable(): void {
    const { name, rules, opponents, pace }: Settings = this.#desk.settings.now;
    this.wish({ type: 'new_table', id: this.#desk.newId(), name, rules, opponents, pace });
  }

  /** Asks for a table by the last rules for *people* who hand this device round, and *bots*. */
  openOnDevice(people: string[], bots: BotLevel[]): void {
    const { rules, pace } = this.#desk.settings.now;
    this.wish({ type: 'open_on_device', id: this.#desk.newId(), rules, people, bots, pace });
  }

  /** Asks for *lesson* at *step*, as soon as there is a line. */
  openLesson(lesson: LessonId, step: number): void {
    const { name } = this.#desk.settings.now;
    this.wish({ type: 'open_lesson', id: this.#desk.newId(), name, lesson, step });
  }

  /** Asks for a table by *wish*, as soon as there is a line. */
  wish(wish: Wish): void {
    this.#desk.set({ opening: true, notice: null });
    const { update, welcome, circle, gathering } = this.#desk.now;
    const isOver = update !== null && (update.view.result !== null || update.view.lesson !== null);
    // A table of people is not given up for another.
    const isForPeople = wish.type === 'open_table' || wish.type === 'enter';
    const isAlone = circle === null && gathering === null && !isForPeople;
    const alone = welcome?.tables.find(({ solo, life }) => solo && life === 'playing');
    this.#leaving = isOver || !isAlone ? null : (update?.table ?? alone?.table ?? null);
    const { settings } = this.#desk;
    if (settings.now.newcomer && wish.type !== 'enter') settings.change({ newcomer: false });
    this.#wish = wish;
    this.#desk.send(wish);
  }

  /** Asks again for what is wished. */
  askAnew(): void {
    if (this.#wish !== null) this.#desk.send(this.#wish);
  }

  /** Whether *id* is that of the wish, which then has come true or was refused. */
  isAnswered(id: CommandId | null): boolean {
    const isMine = id !== null && id === this.#wish?.id;
    if (isMine) this.#wish = null;
    return isMine;
  }

  /** What is wished has come. */
  fulfil(): void {
    this.#wish = null;
  }

  /** A new table is shown: for a moment the one that was left for it can be gone back to. */
  offerWayBack(shown: TableId): void {
    clearTimeout(this.#timer);
    const wayBack = this.#leaving === shown ? null : this.#leaving;
    this.#leaving = null;
    this.#desk.set({ wayBack });
    if (wayBack === null) return;
    this.#timer = setTimeout(() => this.#desk.set({ wayBack: null }), WAY_BACK_MS);
  }

  /** Goes back to the unfinished table that was left for this one. */
  goBack(): void {
    const { wayBack: table } = this.#desk.now;
    if (table === null || !this.#desk.canReach()) return;
    this.#desk.set({ wayBack: null });
    this.#desk.send({ type: 'return', id: this.#desk.newId(), table });
  }
}
