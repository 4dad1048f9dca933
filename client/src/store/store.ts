/** What comes in and what the player does, and who in the store answers it; a Svelte store. */

import type { Connection } from '../connection';
import { QUIET_LOSS_MS } from '../connection';
import { cardOf } from '../present';
import type { Step } from '../present';
import type { Settings, SettingsStore } from '../settings';
import type { Still } from '../still';
import type { Received } from '../unpack';
import type { BotLevel, Gathering, LessonId, Move, Refused, RulesText, Sitting, TableId, TableUpdate, Welcome } from '../wire';
import { Past, Review, RulesQuestion, Sharing, Tutor } from './asking';
import { Company, NOBODY } from './company';
import { Desk } from './desk';
import { Doors } from './doors';
import { historyAfter, tellsNothing } from './news';
import { Plays } from './plays';
import { Showing } from './showing';
import { awaitedFirst, sittingAt, sittingIn, withSitting } from './sittings';
import { NO_TABLE } from './state';
import type { Notice, State, World } from './state';

/** *update* as it is drawn: one who only watches sits nowhere. */
const asSeen = (update: TableUpdate): TableUpdate =>
  update.view.watching ? { ...update, view: { ...update.view, you: NOBODY } } : update;

export class Store {
  /** Other people: where they gather, who they are, and what they say. */
  readonly company: Company;
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
    this.company = new Company(desk, this.#doors);
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

  receive(message: Received): void {
    switch (message.type) {
      case 'welcome':
        return this.#welcomed(message);
      case 'table':
        return this.#updated(asSeen(message));
      case 'advice':
        return this.#tutor.answered(message);
      case 'shared':
        return this.#sharing.answered(message.code, message.reply_to);
      case 'happened':
        return this.#past.answered(message);
      case 'replayed':
        return this.#review.answered(message);
      case 'left':
        this.#left(message.table);
        if (message.why !== undefined && message.why !== 'left') {
          this.say({ card: null, reason: null, code: message.why });
        }
        return;
      case 'rules_checked':
        return this.#rules.answered(message.reply_to, message);
      case 'refused':
        return this.#refused(message);
      case 'gathering':
        return this.#gathered(message);
      case 'lobby':
        return this.company.listed(message);
      case 'matching':
        return this.company.searched(message);
      case 'matched':
        return this.company.matched();
      case 'said':
        return this.company.said(message);
      case 'proof':
        return this.company.proven(message);
      case 'announcement':
        return this.company.announced(message);
      case 'pong':
        return;
    }
  }

  #welcomed(welcome: Welcome): void {
    clearTimeout(this.#lossTimer);
    this.#lossTimer = undefined;
    this.#desk.isUp = true;
    // Who is let in is let in by a server that stays.
    const announcement = this.now.announcement?.kind === 'drain' ? null : this.now.announcement;
    this.#desk.set({ line: 'up', welcome, announcement });
    this.#past.lookup.askAnew();
    this.#review.lookup.askAnew();
    if (this.now.notice?.code === 'no_line') this.quiet();
    if (this.now.still !== null) return this.#comeAlive(welcome);
    this.company.askAnew();
    this.#rules.askAnew();
    this.#sharing.askAnew(welcome);
    if (this.#doors.isWished) {
      this.#doors.askAnew();
    } else if (this.now.opening && welcome.table === null) {
      this.#desk.set({ opening: false });
    } else if (this.now.circle !== null || this.now.gathering !== null) {
      this.#comeBack(welcome);
    } else if (this.now.screen === 'table') {
      if (welcome.table === null) {
        this.#left(this.now.update?.table ?? null);
        this.say({ card: null, reason: null, code: 'no_such_table' });
      } else {
        this.#stayAt(welcome);
      }
    }
  }

  /** There is a new line at a table where one plays alone, which is not always the one that it shows first. */
  #stayAt({ table, tables }: Welcome): void {
    const here = this.company.table;
    const isLeft = here === table || !tables.some((sitting) => sitting.table === here);
    if (here === null || isLeft) this.sync();
    else this.company.enter(here);
  }

  /** There is a new line at a table of people, which is not always the one that it shows first. */
  #comeBack(welcome: Welcome): void {
    const { table } = this.company;
    if (this.now.screen !== 'lobby' && table !== null) return this.company.enter(table);
    this.#left(null);
    this.#desk.set({ welcome });
  }

  /** Whether a table that came is not the one that is wished, while another is looked at. */
  #isUnasked(table: TableId): boolean {
    return this.#doors.isEntering && this.now.screen !== 'lobby' && this.company.table !== table;
  }

  #gathered(gathering: Gathering): void {
    const isWish = this.#doors.isAnswered(gathering.reply_to);
    if (!isWish && this.#isUnasked(gathering.table)) return;
    const before = this.now.gathering;
    this.company.answered(gathering.reply_to);
    if (before?.table === gathering.table && gathering.seq < before.seq) return;
    if (this.now.update !== null) this.#clear(this.now.screen === 'table' ? 'gathering' : this.now.screen);
    this.company.gathered(gathering, isWish);
    const sitting = sittingIn(gathering);
    if (sitting !== null) this.#sits(sitting);
    else this.#sitsNoMore(gathering.table);
  }

  /** The reader sits where *sitting* says. */
  #sits(sitting: Sitting): void {
    const { welcome } = this.now;
    if (welcome === null) return;
    // Whoever opens a table to play alone leaves the one where he did so before.
    const others = welcome.tables.filter(({ solo }) => !(solo && sitting.solo));
    this.#desk.set({ welcome: { ...welcome, table: sitting.table, tables: withSitting(others, sitting) } });
  }

  /** The reader has no seat any more at *table*. */
  #sitsNoMore(table: TableId | null): void {
    const { welcome } = this.now;
    if (!welcome?.tables.some((sitting) => sitting.table === table)) return;
    this.#desk.set({ welcome: { ...welcome, tables: welcome.tables.filter((sitting) => sitting.table !== table) } });
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
    const isWish = this.#doors.isAnswered(update.reply_to);
    if (!isWish && this.#isUnasked(update.table)) return;
    this.company.answered(update.reply_to);
    // Those who gathered here begin, wherever the reader is.
    const begins = this.now.gathering?.table === update.table;
    this.company.follow(update);
    this.#plays.soon.waitForAnswer();
    // Nothing new: the answer to a sync, to a command that was sent twice, or something old.
    // Another holds the device: what the one before him saw is not his.
    const isHandedOver = update.device !== undefined && before?.view.you !== update.view.you;
    if (before?.table === update.table && !isHandedOver && tellsNothing(before, update)) return this.#answered(update, isWish);
    const isNew = before?.table !== update.table;
    // Not the table where the player still sat, which a new line shows first.
    if (!isWish && this.now.welcome?.table !== update.table) this.#doors.fulfil();
    const opening = begins || (this.now.opening && !this.#doors.isWished);
    if (isNew) {
      this.#showing.clear();
      if (!this.#doors.isWished) this.#doors.offerWayBack(update.table);
    }
    const { screen, lastBout, history, pending, soon, settled, current, told } = this.now;
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
      lastBout: isNew || dealt ? null : lastBout,
      history: historyAfter(isNew || isHandedOver ? null : history, update),
      replayed: update.view.result === null || isNew ? null : this.now.replayed,
      pending: pending !== null && pending.id === update.reply_to ? null : pending,
    });
    if (!update.view.watching || update.device !== undefined) this.#sits(sittingAt(update));
    this.#past.lookup.ask();
    for (const listener of this.#updateListeners) listener(update);
    this.#showing.show(update);
  }

  /** Nothing waits any more for what *update* answers. */
  #answered(update: TableUpdate, isWish: boolean): void {
    const { pending, opening } = this.now;
    if (isWish || (opening && !this.#doors.isWished)) this.#desk.set({ opening: false, screen: 'table' });
    if (pending === null || pending.id !== update.reply_to) return;
    this.#desk.set({ pending: null });
    this.#showing.redraw();
  }

  #left(table: TableId | null): void {
    const { welcome } = this.now;
    const here = this.company.table;
    if (table !== null && here !== null && here !== table) return;
    this.#clear('lobby');
    this.company.left();
    const tables = welcome?.tables.filter((sitting) => sitting.table !== table) ?? [];
    this.#desk.set({ welcome: welcome && { ...welcome, table: null, tables } });
  }

  /** Nothing is known any more of the table that was shown. */
  #clear(screen: State['screen']): void {
    this.#showing.leave();
    this.#plays.soon.cancel();
    this.#desk.set({ ...NO_TABLE, opening: this.now.opening, screen });
    if (screen === 'lobby') this.#desk.set({ opening: false });
  }

  #refused({ id, code, reason, conflict }: Refused): void {
    if (this.#past.lookup.isRefused(id, code) || this.#review.lookup.isRefused(id, code)) return;
    if (this.#rules.isRefused(id, code) || this.company.isProofRefused(id, code)) return;
    this.company.answered(id);
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
    if (code === 'stale' || code === 'not_your_seat') this.#askWhole(this.company.table);
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
    this.company.rematch();
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

  /** Opens a table for *people* who hand this device round, as soon as there is a line. */
  openOnDevice(people: string[], bots: BotLevel[]): void {
    this.#isSkipping = false;
    this.#doors.openOnDevice(people, bots);
  }

  /** The one to whom the device is handed holds it now, and sees his cards. */
  holdDevice(): void {
    const { update } = this.now;
    if (update?.device?.turn == null || !this.#desk.canReach()) return;
    const { table, device: { turn: seat } } = update;
    this.#desk.send({ type: 'hold', id: this.#desk.newId(), table, seat });
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
    if (this.now.gathering !== null) return this.#desk.set({ screen: 'gathering' });
    this.#desk.set({ opening: true });
    this.sync();
  }

  /** Goes where the player is awaited most, of all the tables where he sits. */
  goOn(): void {
    const first = awaitedFirst(this.now.welcome?.tables ?? []);
    if (first === null || first.table === this.company.table) this.resume();
    else this.company.enter(first.table);
  }

  /** Comes back, after the page was loaded anew, to the table where one plays alone. */
  comeBackAlone(): void {
    const { table = null, tables = [] } = this.now.welcome ?? {};
    const alone = tables.find(({ solo }) => solo);
    if (alone === undefined || alone.table === table) this.resume();
    else this.company.enter(alone.table);
  }

  /** Asks for the whole table again; false when there is none, or no line. */
  sync(): boolean {
    const { table } = this.company;
    // Whoever watches has nothing else to ask.
    if (this.now.circle !== null || this.now.gathering !== null) return this.company.ping();
    return this.#askWhole(table ?? this.now.welcome?.table ?? null);
  }

  #askWhole(table: TableId | null): boolean {
    if (table === null) return false;
    return this.#desk.send({ type: 'sync', id: this.#desk.newId(), table });
  }

  /** Back to the lobby; an unfinished table waits there, a lesson begins anew at its step. */
  toLobby(): void {
    const { update, still, circle, gathering } = this.now;
    if (gathering?.you === null || circle?.watching === true) {
      this.company.leave();
      return this.#left(this.company.table);
    }
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
