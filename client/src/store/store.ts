/** What comes in and what the player does, and who in the store answers it; a Svelte store. */

import type { Connection } from '../connection';
import { QUIET_LOSS_MS } from '../connection';
import { cardOf } from '../present';
import type { Step } from '../present';
import type { Settings, SettingsStore } from '../settings';
import type { Still } from '../still';
import type { LessonId, Move, RulesText, ServerMessage, TableId, TableUpdate, Welcome } from '../wire';
import { Past, Review, RulesQuestion, Sharing, Tutor } from './asking';
import { Desk } from './desk';
import { Doors } from './doors';
import { historyAfter, tellsNothing } from './news';
import { Plays } from './plays';
import { Showing } from './showing';
import { NO_TABLE } from './state';
import type { Notice, State, World } from './state';

export class Store {
  #desk: Desk;
  #doors: Doors;
  #rules: RulesQuestion;
  #sharing: Sharing;
  #tutor: Tutor;
  #past: Past;
  #review: Review;
  #showing: Showing;
  #plays: Plays;
  #updateListeners = new Set<(update: TableUpdate) => void>();
  /** The bots were hurried until the game is over. */
  #isSkipping = false;
  #lossTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(settings: SettingsStore, world: World) {
    const desk = new Desk(settings, world);
    this.#desk = desk;
    this.#doors = new Doors(desk);
    this.#rules = new RulesQuestion(desk);
    this.#sharing = new Sharing(desk);
    this.#tutor = new Tutor(desk);
    this.#past = new Past(desk);
    this.#review = new Review(desk);
    this.#showing = new Showing(desk, (view) => this.#plays.soon.consider(view));
    this.#plays = new Plays(desk, this.#showing);
  }

  get now(): State {
    return this.#desk.now;
  }

  use(connection: Pick<Connection, 'send'>): void {
    this.#desk.use(connection);
    this.#awaitLine();
  }

  subscribe(listener: (state: State) => void): () => void {
    return this.#desk.subscribe(listener);
  }

  /** Calls *listener* with every update of the table that is new. */
  onUpdate(listener: (update: TableUpdate) => void): () => void {
    this.#updateListeners.add(listener);
    return () => this.#updateListeners.delete(listener);
  }

  /** Calls *listener* with every step at the moment at which it is drawn. */
  onStep(listener: (step: Step) => void): () => void {
    return this.#showing.onStep(listener);
  }

  // What comes in.

  line(up: boolean): void {
    if (up) return;
    this.#desk.isUp = false;
    this.#tutor.forget();
    // What was sent into a dying line did not arrive, or is shown when the line is back.
    const isLost = this.now.pending !== null;
    this.#desk.set({ pending: null });
    this.#showing.redraw();
    if (isLost) this.#desk.tellLoss();
    this.#awaitLine();
  }

  /** Says that there is no line when none comes; counted from the loss, not from the last try. */
  #awaitLine(): void {
    this.#lossTimer ??= setTimeout(() => this.#desk.set({ line: 'lost' }), QUIET_LOSS_MS);
  }

  receive(message: ServerMessage): void {
    switch (message.type) {
      case 'welcome':
        return this.#welcomed(message);
      case 'table':
        return this.#updated(message);
      case 'advice':
        return this.#tutor.answered(message);
      case 'shared':
        return this.#sharing.answered(message.code, message.reply_to);
      case 'happened':
        return this.#past.answered(message);
      case 'replayed':
        return this.#review.answered(message);
      case 'left':
        return this.#left(message.table);
      case 'rules_checked':
        return this.#rules.answered(message.reply_to, message);
      case 'refused':
        return this.#refused(message);
    }
  }

  #welcomed(welcome: Welcome): void {
    clearTimeout(this.#lossTimer);
    this.#lossTimer = undefined;
    this.#desk.isUp = true;
    this.#desk.set({ line: 'up', welcome });
    this.#past.lookup.askAnew();
    this.#review.lookup.askAnew();
    if (this.now.notice?.code === 'no_line') this.quiet();
    if (this.now.still !== null) return this.#comeAlive(welcome);
    this.#rules.askAnew();
    this.#sharing.askAnew(welcome);
    if (this.#doors.isWished) {
      this.#doors.askAnew();
    } else if (this.now.opening && welcome.table === null) {
      this.#desk.set({ opening: false });
    } else if (this.now.screen === 'table') {
      if (welcome.table === null) {
        this.#left(this.now.update?.table ?? null);
        this.say({ card: null, reason: null, code: 'no_such_table' });
      } else {
        this.sync();
      }
    }
  }

  /** Draws a table at which nothing can be done, until the server is heard of. */
  showStill(update: TableUpdate, still: Still): void {
    this.#showing.clear();
    this.#desk.set({ update, still, screen: 'table', settled: false, current: false });
    this.#showing.show(update);
  }

  /** The server is there: its table takes the place of the one that was kept, if it is the same. */
  #comeAlive(welcome: Welcome): void {
    const { update, screen } = this.now;
    this.#desk.set({ still: null });
    if (this.#doors.isWished) return this.#doors.askAnew();
    if (welcome.table === update?.table) return void this.sync();
    this.#left(null);
    this.#desk.set({ welcome });
    if (welcome.table !== null && screen === 'table') this.resume();
  }

  #updated(update: TableUpdate): void {
    const before = this.now.update;
    if (before?.table === update.table && update.seq < before.seq) return;
    // Nothing new: the answer to a sync, to a command that was sent twice, or something old.
    if (before?.table === update.table && tellsNothing(before, update)) return this.#answered(update);
    const isNew = before?.table !== update.table;
    // Not the table where the player still sat, which a new line shows first.
    if (!this.#doors.isAnswered(update.reply_to) && this.now.welcome?.table !== update.table) {
      this.#doors.fulfil();
    }
    const opening = this.now.opening && !this.#doors.isWished;
    if (isNew) {
      this.#showing.clear();
      if (!this.#doors.isWished) this.#doors.offerWayBack(update.table);
    }
    const { welcome, screen, lastBout, history, pending, soon, settled, current, told } = this.now;
    // Once the prompt has gone on to who is awaited, it does not go back to what happened.
    const awaited = current && before !== null && !before.view.seats[before.view.you]?.to_act;
    const dealt = update.events.some(({ type }) => type === 'dealt');
    // "I take" was the player's own choice: a card thrown in meanwhile does not unsay it.
    if (isNew || soon !== 'take' || !update.view.take) this.#plays.soon.cancel();
    if (isNew || dealt) {
      this.#plays.soon.onlyByHand(false);
      this.#showing.closeOpening();
    }
    this.#desk.set({
      update,
      screen: opening ? 'table' : screen,
      opening: this.#doors.isWished,
      notice: null,
      advice: null,
      settled: false,
      current: false,
      told: settled || isNew || awaited ? null : told,
      welcome: welcome && { ...welcome, table: update.table },
      lastBout: isNew || dealt ? null : lastBout,
      history: historyAfter(isNew ? null : history, update),
      replayed: update.view.result === null || isNew ? null : this.now.replayed,
      pending: pending !== null && pending.id === update.reply_to ? null : pending,
    });
    this.#past.lookup.ask();
    for (const listener of this.#updateListeners) listener(update);
    this.#showing.show(update);
  }

  /** Nothing waits any more for what *update* answers. */
  #answered(update: TableUpdate): void {
    const { pending, opening } = this.now;
    this.#doors.isAnswered(update.reply_to);
    if (opening && !this.#doors.isWished) this.#desk.set({ opening: false, screen: 'table' });
    if (pending === null || pending.id !== update.reply_to) return;
    this.#desk.set({ pending: null });
    this.#showing.redraw();
  }

  #left(table: TableId | null): void {
    const { welcome, update } = this.now;
    if (table !== null && update !== null && update.table !== table) return;
    this.#showing.leave();
    this.#plays.soon.cancel();
    this.#desk.set({ ...NO_TABLE, welcome: welcome && { ...welcome, table: null } });
  }

  #refused({ id, code, reason, conflict }: Extract<ServerMessage, { type: 'refused' }>): void {
    if (this.#past.lookup.isRefused(id, code) || this.#review.lookup.isRefused(id, code)) return;
    if (this.#rules.isRefused(id, code)) return;
    this.#tutor.refused(id);
    this.#sharing.refused(id);
    const { pending } = this.now;
    const mine = pending !== null && pending.id === id;
    const [first] = mine ? pending.moves : [];
    const card = first === undefined ? null : cardOf(first);
    if (mine) this.#desk.set({ pending: null });
    this.#doors.isAnswered(id);
    this.#desk.set({ opening: this.#doors.isWished });
    this.#showing.redraw();
    if (code === 'no_such_table') this.#left(null);
    if (code === 'stale' || code === 'not_your_seat') this.sync();
    this.say({ card, reason, code, conflict });
  }

  // What the player does.

  /** Shows at once all that is still moving. */
  hurry(): void {
    this.#showing.hurry();
  }

  /** True when the newest view was not drawn yet, so that the touch has done its work. */
  touch(): boolean {
    return this.#plays.touch();
  }

  play(move: Move): void {
    this.#plays.play([move]);
  }

  /** Lays attack cards at once: all of them or none. */
  lay(moves: readonly Move[]): void {
    this.#plays.play(moves);
  }

  /** Plays the card that was prepared while others acted; no touch led to it. */
  playPrepared(move: Move): void {
    this.#plays.playPrepared(move);
  }

  /** Says "I take", which can be taken back for a moment when the settings say so. */
  take(): void {
    this.#plays.take();
  }

  /** Takes "I take" back; true when it was about to be sent. */
  cancelTake(): boolean {
    return this.#plays.soon.cancelTake();
  }

  /** While "I take" is about to be sent nothing else is played; true when that had to be said. */
  isTaking(): boolean {
    return this.#plays.isTaking();
  }

  /** Exchanges the lowest trump for the trump card. */
  swap(): void {
    if (this.now.update?.view.swap) this.play({ type: 'swap' });
  }

  done(): void {
    if (this.now.update?.view.done) this.play({ type: 'done' });
  }

  undo(): void {
    this.#plays.undo();
  }

  rematch(): void {
    const { update } = this.now;
    if (!update?.view.can_rematch || !this.#desk.canReach()) return;
    if (this.#isSkipping) this.setPace(this.#desk.settings.now.pace);
    this.#isSkipping = false;
    this.#desk.send({ type: 'rematch', id: this.#desk.newId(), table: update.table });
  }

  setPace(pace: Settings['pace']): void {
    const { update } = this.now;
    if (update === null) return;
    this.#desk.send({ type: 'set_pace', id: this.#desk.newId(), table: update.table, pace });
  }

  /** Lets the bots finish a game in which the player is already safe. */
  skipToEnd(): void {
    this.#isSkipping = true;
    this.setPace('instant');
    this.hurry();
  }

  // What the player asks and is told.

  /** Puts a reason into the prompt line. */
  say(notice: Omit<Notice, 'number'>): void {
    this.#desk.say(notice);
  }

  quiet(): void {
    this.#desk.quiet();
  }

  /** Asks what *rules* mean, and whether *seats* can play by them; only the last answer counts. */
  checkRules(rules: RulesText, seats: number): void {
    this.#rules.ask(rules, seats);
  }

  /** Asks for the code of a link that shows the table, with the reader's cards or without. */
  share(withHand: boolean, language: string): void {
    this.#sharing.ask(withHand, language);
  }

  /** What has happened in the deal is read, or no longer is. */
  wantHistory(isWanted: boolean): void {
    this.#past.lookup.want(isWanted);
  }

  /** The deal that is over is looked through, or no longer is. */
  wantReplay(isWanted: boolean): void {
    this.#review.lookup.want(isWanted);
  }

  /** Asks the tutor what to do now. */
  ask(): void {
    this.#tutor.ask();
  }

  // Coming and going.

  /** Opens a table with the last settings, as soon as there is a line. */
  newTable(): void {
    this.#isSkipping = false;
    this.#doors.newTable();
  }

  /** Opens *lesson* at *step*, as soon as there is a line. */
  openLesson(lesson: LessonId, step: number): void {
    this.#isSkipping = false;
    this.#doors.openLesson(lesson, step);
  }

  /** Begins *step* of the lesson that is played. */
  goToStep(step: number): void {
    const { update } = this.now;
    if (!update?.view.lesson || !this.#desk.canReach()) return;
    this.hurry();
    this.#plays.soon.cancel();
    this.#desk.send({ type: 'go_to_step', id: this.#desk.newId(), table: update.table, step });
  }

  /** Goes back to the unfinished table that was left for this one. */
  goBack(): void {
    this.#doors.goBack();
  }

  /** Returns to the table where the player still sits. */
  resume(): void {
    if (this.now.update !== null) return this.#desk.set({ screen: 'table' });
    this.#desk.set({ opening: true });
    this.sync();
  }

  /** Asks for the whole table again; false when there is none, or no line. */
  sync(): boolean {
    const table = this.now.update?.table ?? this.now.welcome?.table;
    if (!table) return false;
    return this.#desk.send({ type: 'sync', id: this.#desk.newId(), table });
  }

  /** Back to the lobby; an unfinished table waits there, a lesson begins anew at its step. */
  toLobby(): void {
    const { update, still } = this.now;
    const isOver = update !== null && (update.view.result !== null || update.view.lesson !== null);
    if (isOver && still === null) {
      this.#desk.send({ type: 'leave', id: this.#desk.newId(), table: update.table });
      this.#left(update.table);
      return;
    }
    this.#plays.soon.cancel();
    this.#desk.set({ screen: 'lobby', notice: null });
  }
}
