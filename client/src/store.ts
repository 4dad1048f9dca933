/**
 * All that the page knows: fed by the wire, changed by the player's commands, drawn by
 * the components. It is a Svelte store of immutable states.
 */

import type { Connection } from './connection';
import { QUIET_LOSS_MS } from './connection';
import { isPlayable } from './choice';
import type { CardKey } from './copies';
import { cardOf, laidAtOnce, withPending } from './present';
import type { FinishedBout, Shown, Step } from './present';
import { Presenter } from './presenter';
import type { Frame } from './presenter';
import {
  GUARD_MS, MASK_FROM_MS, MASK_TO_MS, OPENING_MS, QUESTION_AGAIN_MS, SPENT_MS, TAKE_UNDO_MS, WAY_BACK_MS,
  tempoOf,
} from './rhythm';
import type { Settings, SettingsStore } from './settings';
import type { Still } from './still';
import type {
  Advice, Card, CommandId, Conflict, Dealt, ErrorCode, Happened, LessonId, Move, NewTable, OpenLesson, Reason,
  Replayed, RulesChecked, RulesText, Seat, ServerMessage, Share,
  TableEvent, TableId, TableUpdate, View, Welcome,
} from './wire';

/** What the player has played and the server has not answered yet: a move, or cards laid at once. */
export interface Pending {
  readonly id: CommandId;
  readonly moves: readonly Move[];
}

/** What is said besides the reasons and errors of the server; see `messageOf`. */
export type Remark = 'no_line' | 'taking' | 'one_rank' | 'dropped' | 'bad_link';

/** Something to say in the prompt line: why a card or a command was refused. */
export interface Notice {
  /** Grows, so that the same reason can be given twice. */
  readonly number: number;
  readonly card: CardKey | null;
  readonly reason: Reason | null;
  /** Why the rules that a table was asked for cannot be played. */
  readonly conflict?: Conflict | null;
  readonly code: ErrorCode | Remark | null;
}

/** The events of the deal, up to one of the log's. */
export interface History {
  readonly seq: number;
  readonly events: readonly TableEvent[];
}

/** What was shown last on the way to the newest view. */
export type Told =
  | { readonly kind: 'event'; readonly event: TableEvent }
  | { readonly kind: 'laid'; readonly seat: Seat; readonly cards: readonly Card[] }
  | { readonly kind: 'bout'; readonly taker: Seat | null };

/** What the server says of the rules that were asked about last. */
export interface RulesAnswer {
  readonly rules: RulesText;
  readonly seats: number;
  /** Null where the server could not read the rules at all. */
  readonly checked: RulesChecked | null;
}

/** A word that will be sent by itself in a moment. */
export type Soon = 'take' | 'done' | null;

export interface State {
  readonly screen: 'lobby' | 'table';
  /** The line to the server; `lost` is told to the player, a short loss is not. */
  readonly line: 'opening' | 'up' | 'lost';
  readonly welcome: Welcome | null;
  /** The newest truth about the table. */
  readonly update: TableUpdate | null;
  /** What is drawn of it, with the player's own unanswered move. */
  readonly shown: Shown | null;
  readonly step: Step | null;
  readonly pending: Pending | null;
  readonly soon: Soon;
  readonly notice: Notice | null;
  readonly lastBout: FinishedBout | null;
  /** All that has happened in the deal; null until it is known, and it is fetched when wanted. */
  readonly history: History | null;
  /** The deal that is over, with everybody's cards; null until somebody wants to see it. */
  readonly replayed: Replayed | null;
  /** What is drawn is the newest view: only then can anything be played. */
  readonly current: boolean;
  readonly told: Told | null;
  /** A finished bout lies there until the player touches something. */
  readonly awaitsTouch: boolean;
  /** The deal that has just been shown, while it is told who begins. */
  readonly opened: Dealt | null;
  /** Everything that happened has been shown, and nothing moves. */
  readonly settled: boolean;
  /** A table was asked for and has not come yet. */
  readonly opening: boolean;
  /** A card was played this instant: the same tap must not hit a button. */
  readonly guarded: boolean;
  readonly rulesAnswer: RulesAnswer | null;
  /** What the tutor said of the newest view. */
  readonly advice: Advice | null;
  /** The unfinished table that was left for a new one, while it is offered to go back. */
  readonly wayBack: TableId | null;
  /** Why nothing can be done at the table that is drawn; null for a table in play. */
  readonly still: Still | null;
  /** The code of the link that was asked for; null until the server has made it. */
  readonly shareCode: string | null;
}

const AT_THE_DOOR: State = {
  screen: 'lobby',
  line: 'opening',
  welcome: null,
  update: null,
  shown: null,
  step: null,
  pending: null,
  soon: null,
  notice: null,
  lastBout: null,
  history: null,
  replayed: null,
  current: true,
  told: null,
  awaitsTouch: false,
  opened: null,
  settled: true,
  opening: false,
  guarded: false,
  rulesAnswer: null,
  advice: null,
  wayBack: null,
  still: null,
  shareCode: null,
};

/** Parts of the page's surroundings that tests replace. */
export interface World {
  random: () => number;
  isHidden: () => boolean;
  reducedMotion: () => boolean;
  newId: () => CommandId;
}

const toldBy = (event: TableEvent): boolean =>
  event.type === 'take_said' || event.type === 'trump_swapped' || ('card' in event && 'seat' in event);

/** Whether the reader of *view* can do anything now. */
export const canAct = (view: View): boolean =>
  view.take || view.done || view.swap !== null || view.hand.some(isPlayable);

/**
 * Whether *update* says no more than the one *before*. Its number may be higher: the log counts
 * what changes nothing at the table, as that the tutor was asked. A table that was still, number
 * 0, proves nothing.
 */
const tellsNothing = (before: TableUpdate, update: TableUpdate): boolean =>
  update.seq === before.seq ||
  (before.seq > 0 &&
    update.events.length === 0 &&
    update.pace === before.pace &&
    JSON.stringify(update.view) === JSON.stringify(before.view));

/** What has happened once *update* came; null when that is not known from what was seen. */
function historyAfter(before: History | null, { seq, events }: TableUpdate): History | null {
  const dealt = events.findLastIndex(({ type }) => type === 'dealt');
  if (dealt >= 0) return { seq, events: events.slice(dealt) };
  // Without events something was skipped or taken back.
  if (before === null || events.length === 0) return null;
  return { seq, events: [...before.events, ...events] };
}

export class Store {
  #state = AT_THE_DOOR;
  #listeners = new Set<(state: State) => void>();
  #updateListeners = new Set<(update: TableUpdate) => void>();
  #stepListeners = new Set<(step: Step) => void>();
  #settings: SettingsStore;
  #world: World;
  #connection: Pick<Connection, 'send'> | null = null;
  #presenter: Presenter;
  #shown: Shown | null = null;
  /** The table that was asked for: asked for again on every new line until it is there. */
  #wish: NewTable | OpenLesson | null = null;
  #skipping = false;
  /** Whether the server was there when it was last heard of. */
  #isUp = false;
  /** After an undo no word is said by itself, so that it cannot undo the undo. */
  #onlyByHand = false;
  #openingTimer: ReturnType<typeof setTimeout> | undefined;
  #lossTimer: ReturnType<typeof setTimeout> | undefined;
  #soonTimer: ReturnType<typeof setTimeout> | undefined;
  #guardTimer: ReturnType<typeof setTimeout> | undefined;
  #spentUntil = 0;
  /** Whether somebody reads what has happened, and the question about it that is on its way. */
  #historyWanted = false;
  #historyAsked: CommandId | null = null;
  #historyTimer: ReturnType<typeof setTimeout> | undefined;
  #replayWanted = false;
  #replayAsked: CommandId | null = null;
  #replayTimer: ReturnType<typeof setTimeout> | undefined;
  /** The question about rules that waits for its answer. */
  #question: { id: CommandId; rules: RulesText; seats: number } | null = null;
  #questionTimer: ReturnType<typeof setTimeout> | undefined;
  /** The question to the tutor that waits for its answer. */
  #asked: CommandId | null = null;
  /** The unfinished table that the new one takes the place of. */
  #leaving: TableId | null = null;
  #wayBackTimer: ReturnType<typeof setTimeout> | undefined;
  /** The question for a link that waits for its answer. */
  #sharing: Share | null = null;

  constructor(settings: SettingsStore, world: World) {
    this.#settings = settings;
    this.#world = world;
    this.#presenter = new Presenter({
      draw: (frame) => this.#draw(frame),
      boutFinished: (lastBout) =>
        this.#set({ lastBout, told: { kind: 'bout', taker: lastBout.taker } }),
      awaitTouch: (awaitsTouch) => this.#set({ awaitsTouch }),
      tempo: () => tempoOf(settings.now.speed, world.reducedMotion()),
      hold: () => settings.now.hold,
      isHidden: world.isHidden,
    });
  }

  get now(): State {
    return this.#state;
  }

  use(connection: Pick<Connection, 'send'>): void {
    this.#connection = connection;
    this.#awaitLine();
  }

  subscribe(listener: (state: State) => void): () => void {
    this.#listeners.add(listener);
    listener(this.#state);
    return () => this.#listeners.delete(listener);
  }

  /** Calls *listener* with every update of the table that is new. */
  onUpdate(listener: (update: TableUpdate) => void): () => void {
    this.#updateListeners.add(listener);
    return () => this.#updateListeners.delete(listener);
  }

  /** Calls *listener* with every step at the moment at which it is drawn. */
  onStep(listener: (step: Step) => void): () => void {
    this.#stepListeners.add(listener);
    return () => this.#stepListeners.delete(listener);
  }

  #set(part: Partial<State>): void {
    this.#state = { ...this.#state, ...part };
    for (const listener of this.#listeners) listener(this.#state);
  }

  // What comes in.

  line(up: boolean): void {
    if (up) return;
    this.#isUp = false;
    this.#asked = null;
    // What was sent into a dying line did not arrive, or is shown when the line is back.
    const isLost = this.#state.pending !== null;
    this.#set({ pending: null });
    this.#redraw();
    if (isLost) this.#tellLoss();
    this.#awaitLine();
  }

  /** Says that there is no line when none comes; counted from the loss, not from the last try. */
  #awaitLine(): void {
    this.#lossTimer ??= setTimeout(() => this.#set({ line: 'lost' }), QUIET_LOSS_MS);
  }

  receive(message: ServerMessage): void {
    switch (message.type) {
      case 'welcome':
        return this.#welcomed(message);
      case 'table':
        return this.#updated(message);
      case 'advice':
        return this.#advised(message);
      case 'shared':
        return this.#shared(message.code, message.reply_to);
      case 'happened':
        return this.#retold(message);
      case 'replayed':
        if (message.reply_to !== this.#replayAsked) return;
        this.#replayAsked = null;
        if (message.table === this.#state.update?.table) this.#set({ replayed: message });
        return;
      case 'left':
        return this.#left(message.table);
      case 'rules_checked':
        return this.#rulesAnswered(message.reply_to, message);
      case 'refused':
        return this.#refused(message);
    }
  }

  #welcomed(welcome: Welcome): void {
    clearTimeout(this.#lossTimer);
    this.#lossTimer = undefined;
    this.#isUp = true;
    this.#set({ line: 'up', welcome });
    this.#historyAsked = null;
    this.#askHistory();
    this.#replayAsked = null;
    this.#askReplay();
    if (this.#state.notice?.code === 'no_line') this.quiet();
    if (this.#state.still !== null) return this.#comeAlive(welcome);
    // A question that was asked while there was no line, or lost with it.
    if (this.#question !== null) this.checkRules(this.#question.rules, this.#question.seats);
    if (this.#sharing !== null && this.#sharing.table === welcome.table) this.#connection?.send(this.#sharing);
    if (this.#wish !== null) {
      this.#connection?.send(this.#wish);
    } else if (this.#state.opening && welcome.table === null) {
      this.#set({ opening: false });
    } else if (this.#state.screen === 'table') {
      if (welcome.table === null) {
        this.#left(this.#state.update?.table ?? null);
        this.say({ card: null, reason: null, code: 'no_such_table' });
      } else {
        this.sync();
      }
    }
  }

  /** Draws a table at which nothing can be done, until the server is heard of. */
  showStill(update: TableUpdate, still: Still): void {
    this.#presenter.clear();
    this.#set({ update, still, screen: 'table', settled: false, current: false });
    this.#presenter.show(update);
  }

  /** The server is there: its table takes the place of the one that was kept, if it is the same. */
  #comeAlive(welcome: Welcome): void {
    const { update, screen } = this.#state;
    this.#set({ still: null });
    if (this.#wish !== null) return void this.#connection?.send(this.#wish);
    if (welcome.table === update?.table) return void this.sync();
    this.#left(null);
    this.#set({ welcome });
    if (welcome.table !== null && screen === 'table') this.resume();
  }

  #updated(update: TableUpdate): void {
    const before = this.#state.update;
    if (before?.table === update.table && update.seq < before.seq) return;
    // Nothing new: the answer to a sync, to a command that was sent twice, or something old.
    if (before?.table === update.table && tellsNothing(before, update)) return this.#answered(update);
    const isNew = before?.table !== update.table;
    // Not the table where the player still sat, which a new line shows first.
    const isWish = this.#wish?.id === update.reply_to || this.#state.welcome?.table !== update.table;
    if (isWish) this.#wish = null;
    const opening = this.#state.opening && this.#wish === null;
    if (isNew) {
      this.#presenter.clear();
      if (this.#wish === null) this.#offerWayBack(update.table);
    }
    const { welcome, screen, lastBout, history, pending, soon, settled, current, told } =
      this.#state;
    // Once the prompt has gone on to who is awaited, it does not go back to what happened.
    const awaited = current && before !== null && !before.view.seats[before.view.you]?.to_act;
    const dealt = update.events.some(({ type }) => type === 'dealt');
    // "I take" was the player's own choice: a card thrown in meanwhile does not unsay it.
    if (isNew || soon !== 'take' || !update.view.take) this.#cancelSoon();
    if (isNew || dealt) {
      this.#onlyByHand = false;
      this.#closeOpening();
    }
    this.#set({
      update,
      screen: opening ? 'table' : screen,
      opening: this.#wish !== null,
      notice: null,
      advice: null,
      settled: false,
      current: false,
      told: settled || isNew || awaited ? null : told,
      welcome: welcome && { ...welcome, table: update.table },
      lastBout: isNew || dealt ? null : lastBout,
      history: historyAfter(isNew ? null : history, update),
      replayed: update.view.result === null || isNew ? null : this.#state.replayed,
      pending: pending !== null && pending.id === update.reply_to ? null : pending,
    });
    this.#askHistory();
    for (const listener of this.#updateListeners) listener(update);
    this.#presenter.show(update);
  }

  /** Nothing waits any more for what *update* answers. */
  #answered(update: TableUpdate): void {
    const { pending, opening } = this.#state;
    if (this.#wish?.id === update.reply_to) this.#wish = null;
    if (opening && this.#wish === null) this.#set({ opening: false, screen: 'table' });
    if (pending === null || pending.id !== update.reply_to) return;
    this.#set({ pending: null });
    this.#redraw();
  }

  #left(table: TableId | null): void {
    const { welcome, update } = this.#state;
    if (table !== null && update !== null && update.table !== table) return;
    this.#presenter.clear();
    this.#cancelSoon();
    this.#closeOpening();
    this.#shown = null;
    this.#set({
      screen: 'lobby',
      update: null,
      shown: null,
      step: null,
      pending: null,
      notice: null,
      history: null,
      replayed: null,
      lastBout: null,
      opening: false,
      settled: true,
      current: true,
      told: null,
      awaitsTouch: false,
      soon: null,
      advice: null,
      wayBack: null,
      welcome: welcome && { ...welcome, table: null },
    });
  }

  #refused({ id, code, reason, conflict }: Extract<ServerMessage, { type: 'refused' }>): void {
    if (id !== null && id === this.#historyAsked) return this.#historyRefused(code);
    if (id !== null && id === this.#replayAsked) return this.#replayRefused(code);
    if (id !== null && id === this.#question?.id) return this.#questionRefused(id, code);
    if (id !== null && id === this.#asked) this.#asked = null;
    if (id !== null && id === this.#sharing?.id) this.#sharing = null;
    const { pending } = this.#state;
    const mine = pending !== null && pending.id === id;
    const [first] = mine ? pending.moves : [];
    const card = first === undefined ? null : cardOf(first);
    if (mine) this.#set({ pending: null });
    if (id !== null && id === this.#wish?.id) this.#wish = null;
    this.#set({ opening: this.#wish !== null });
    this.#redraw();
    if (code === 'no_such_table') this.#left(null);
    if (code === 'stale' || code === 'not_your_seat') this.sync();
    this.say({ card, reason, code, conflict });
  }

  #draw({ shown, step, drawn, settled }: Frame): void {
    const { update, current } = this.#state;
    this.#shown = shown;
    this.#redraw(step);
    if (step !== null) for (const listener of this.#stepListeners) listener(step);
    const laid = laidAtOnce(step?.events ?? []);
    for (const event of step?.events ?? []) this.#tell(event);
    if (laid !== null) this.#set({ told: { kind: 'laid', ...laid } });
    if (drawn !== null && drawn === update && !current) {
      this.#set({ current: true });
      this.#considerAutomaticDone(update.view);
    }
    if (settled !== null && settled === update) this.#set({ settled: true });
  }

  #tell(event: TableEvent): void {
    if (event.type === 'dealt') {
      this.#closeOpening();
      this.#set({ opened: event });
      this.#openingTimer = setTimeout(() => this.#set({ opened: null }), OPENING_MS);
    } else if (toldBy(event)) {
      this.#closeOpening();
      this.#set({ told: { kind: 'event', event } });
    }
  }

  #closeOpening(): void {
    clearTimeout(this.#openingTimer);
    if (this.#state.opened !== null) this.#set({ opened: null });
  }

  #redraw(step: Step | null = null): void {
    if (this.#shown === null) return;
    this.#set({ shown: withPending(this.#shown, this.#state.pending?.moves ?? []), step });
  }

  // What the player does.

  /** Shows at once all that is still moving. */
  hurry(): void {
    this.#presenter.finish();
  }

  /**
   * True when the newest view was not drawn yet: it is now, and the touch has done its work.
   * The second tap of two was aimed at the old view as well.
   */
  touch(): boolean {
    if (this.#state.current) return Date.now() < this.#spentUntil;
    this.#spentUntil = Date.now() + SPENT_MS;
    this.hurry();
    return true;
  }

  play(move: Move): void {
    if (!this.touch()) this.#send([move]);
  }

  /** Lays attack cards at once: all of them or none. */
  lay(moves: readonly Move[]): void {
    if (!this.touch()) this.#send(moves);
  }

  /** Plays the card that was prepared while others acted; no touch led to it. */
  playPrepared(move: Move): void {
    this.#send([move]);
  }

  #send(moves: readonly Move[]): void {
    const { update, pending } = this.#state;
    const [move, second] = moves;
    if (update === null || pending !== null || move === undefined) return;
    this.hurry();
    this.#cancelSoon();
    const id = this.#world.newId();
    const chosen = { id, table: update.table, seat: update.view.you, seen: update.seq };
    const sent = this.#connection?.send(
      second === undefined
        ? { type: 'play', ...chosen, move }
        : { type: 'lay', ...chosen, cards: moves.flatMap((each) => cardOf(each) ?? []) },
    );
    if (!sent) return this.#tellLoss();
    this.#onlyByHand = false;
    this.#closeOpening();
    this.#set({ pending: { id, moves }, notice: null, advice: null, guarded: true });
    clearTimeout(this.#guardTimer);
    this.#guardTimer = setTimeout(() => this.#set({ guarded: false }), GUARD_MS);
    this.#redraw();
  }

  /** Says "I take", which can be taken back for a moment when the settings say so. */
  take(): void {
    if (this.touch() || !this.#canReach()) return;
    if (!this.#state.update?.view.take || this.#state.soon === 'take') return;
    if (!this.#settings.now.takeUndo) return this.play({ type: 'take' });
    this.hurry();
    this.#soon('take', TAKE_UNDO_MS);
  }

  /** Exchanges the lowest trump for the trump card. */
  swap(): void {
    if (this.#state.update?.view.swap) this.play({ type: 'swap' });
  }

  done(): void {
    if (this.#state.update?.view.done) this.play({ type: 'done' });
  }

  #canReach(): boolean {
    if (!this.#isUp) this.#tellLoss();
    return this.#isUp;
  }

  /** Says at once that nothing can be sent. */
  #tellLoss(): void {
    this.#set({ line: 'lost' });
    this.say({ card: null, reason: null, code: 'no_line' });
  }

  /** Takes "I take" back; true when it was about to be sent. */
  cancelTake(): boolean {
    const wasTaking = this.#state.soon === 'take';
    if (wasTaking) this.#cancelSoon();
    return wasTaking;
  }

  /** While "I take" is about to be sent nothing else is played; true when that had to be said. */
  isTaking(): boolean {
    const isTaking = this.#state.soon === 'take';
    if (isTaking) this.say({ card: null, reason: null, code: 'taking' });
    return isTaking;
  }

  #soon(word: 'take' | 'done', milliseconds: number): void {
    this.#cancelSoon();
    this.#set({ soon: word, notice: null });
    this.#soonTimer = setTimeout(() => {
      this.#set({ soon: null });
      this.#send([{ type: word }]);
    }, milliseconds);
  }

  #cancelSoon(): void {
    clearTimeout(this.#soonTimer);
    if (this.#state.soon !== null) this.#set({ soon: null });
  }

  #considerAutomaticDone(view: View): void {
    if (this.#onlyByHand || !this.#settings.now.autoDone) return;
    // A learner says it himself.
    if (view.lesson !== null || !view.done || view.hand.some(isPlayable)) return;
    const mask = MASK_FROM_MS + this.#world.random() * (MASK_TO_MS - MASK_FROM_MS);
    this.#soon('done', mask);
  }

  /** Puts a reason into the prompt line. */
  say(notice: Omit<Notice, 'number'>): void {
    this.#set({ notice: { ...notice, number: (this.#state.notice?.number ?? 0) + 1 } });
  }

  quiet(): void {
    if (this.#state.notice !== null) this.#set({ notice: null });
  }

  /** Asks what *rules* mean, and whether *seats* can play by them; only the last answer counts. */
  checkRules(rules: RulesText, seats: number): void {
    clearTimeout(this.#questionTimer);
    this.#question = { id: this.#world.newId(), rules, seats };
    this.#connection?.send({ type: 'check_rules', ...this.#question });
  }

  #rulesAnswered(id: CommandId, checked: RulesChecked | null): void {
    if (this.#question?.id !== id) return;
    const { rules, seats } = this.#question;
    this.#question = null;
    this.#set({ rulesAnswer: { rules, seats, checked } });
  }

  #questionRefused(id: CommandId, code: ErrorCode): void {
    const question = this.#question;
    if (code !== 'too_fast' || question === null) return this.#rulesAnswered(id, null);
    this.#questionTimer = setTimeout(
      () => this.checkRules(question.rules, question.seats),
      QUESTION_AGAIN_MS,
    );
  }

  /** Asks for the code of a link that shows the table, with the reader's cards or without. */
  share(withHand: boolean, language: string): void {
    const { update } = this.#state;
    if (update === null) return;
    this.#sharing = {
      type: 'share', id: this.#world.newId(), table: update.table, with_hand: withHand, language,
    };
    this.#set({ shareCode: null });
    this.#connection?.send(this.#sharing);
  }

  #shared(shareCode: string, id: CommandId): void {
    if (id !== this.#sharing?.id) return;
    this.#sharing = null;
    this.#set({ shareCode });
  }

  /** What has happened in the deal is read, or no longer is. */
  wantHistory(wanted: boolean): void {
    this.#historyWanted = wanted;
    this.#askHistory();
  }

  /** Asks for what has happened where the page has not seen it all. */
  #askHistory(): void {
    clearTimeout(this.#historyTimer);
    const { update, history } = this.#state;
    if (!this.#historyWanted || history !== null || update === null) return;
    if (this.#historyAsked !== null || !this.#isUp) return;
    const id = this.#world.newId();
    const sent = this.#connection?.send({ type: 'history', id, table: update.table });
    if (sent) this.#historyAsked = id;
  }

  #retold({ table, seq, events, reply_to }: Happened): void {
    if (reply_to !== this.#historyAsked) return;
    this.#historyAsked = null;
    const { update } = this.#state;
    // Higher where the log has what changes nothing at the table, as that the tutor was asked.
    if (table === update?.table && seq >= update.seq) this.#set({ history: { seq, events } });
    else this.#askHistory();
  }

  #historyRefused(code: ErrorCode): void {
    this.#historyAsked = null;
    if (code !== 'too_fast') return;
    this.#historyTimer = setTimeout(() => this.#askHistory(), QUESTION_AGAIN_MS);
  }

  /** The deal that is over is looked through, or no longer is. */
  wantReplay(wanted: boolean): void {
    this.#replayWanted = wanted;
    this.#askReplay();
  }

  #askReplay(): void {
    clearTimeout(this.#replayTimer);
    const { update, replayed } = this.#state;
    if (!this.#replayWanted || replayed !== null || !update?.view.result) return;
    if (this.#replayAsked !== null || !this.#isUp) return;
    const id = this.#world.newId();
    if (this.#connection?.send({ type: 'replay', id, table: update.table })) this.#replayAsked = id;
  }

  #replayRefused(code: ErrorCode): void {
    this.#replayAsked = null;
    if (code !== 'too_fast') return;
    this.#replayTimer = setTimeout(() => this.#askReplay(), QUESTION_AGAIN_MS);
  }

  /** Opens a table with the last settings, as soon as there is a line. */
  newTable(): void {
    const { name, rules, opponents, pace }: Settings = this.#settings.now;
    this.#open({ type: 'new_table', id: this.#world.newId(), name, rules, opponents, pace });
  }

  /** Opens *lesson* at *step*, as soon as there is a line. */
  openLesson(lesson: LessonId, step: number): void {
    const { name } = this.#settings.now;
    this.#open({ type: 'open_lesson', id: this.#world.newId(), name, lesson, step });
  }

  #open(wish: NewTable | OpenLesson): void {
    this.#set({ opening: true, notice: null });
    this.#skipping = false;
    const { update, welcome } = this.#state;
    const isOver = update !== null && (update.view.result !== null || update.view.lesson !== null);
    this.#leaving = isOver ? null : (update?.table ?? welcome?.table ?? null);
    if (this.#settings.now.newcomer) this.#settings.change({ newcomer: false });
    this.#wish = wish;
    this.#connection?.send(wish);
  }

  /** Begins *step* of the lesson that is played. */
  goToStep(step: number): void {
    const { update } = this.#state;
    if (!update?.view.lesson || !this.#canReach()) return;
    this.hurry();
    this.#cancelSoon();
    this.#connection?.send({ type: 'go_to_step', id: this.#world.newId(), table: update.table, step });
  }

  /** A new table is shown: for a moment the one that was left for it can be gone back to. */
  #offerWayBack(shown: TableId): void {
    clearTimeout(this.#wayBackTimer);
    const wayBack = this.#leaving === shown ? null : this.#leaving;
    this.#leaving = null;
    this.#set({ wayBack });
    if (wayBack === null) return;
    this.#wayBackTimer = setTimeout(() => this.#set({ wayBack: null }), WAY_BACK_MS);
  }

  /** Goes back to the unfinished table that was left for this one. */
  goBack(): void {
    const { wayBack: table } = this.#state;
    if (table === null || !this.#canReach()) return;
    this.#set({ wayBack: null });
    this.#connection?.send({ type: 'return', id: this.#world.newId(), table });
  }

  /** Asks the tutor what to do now. */
  ask(): void {
    const { update, current, pending, soon } = this.#state;
    if (update === null || !current || pending !== null || soon === 'take') return;
    if (!this.#settings.now.advise || !canAct(update.view)) return;
    if (this.#asked !== null || this.#state.advice !== null || !this.#canReach()) return;
    this.#asked = this.#world.newId();
    this.quiet();
    this.#connection?.send({ type: 'ask', id: this.#asked, table: update.table });
  }

  #advised(advice: Advice): void {
    if (advice.reply_to !== this.#asked) return;
    this.#asked = null;
    const { update, pending } = this.#state;
    if (pending === null && update?.table === advice.table) this.#set({ advice, notice: null });
  }

  /** Returns to the table where the player still sits. */
  resume(): void {
    if (this.#state.update !== null) return this.#set({ screen: 'table' });
    this.#set({ opening: true });
    this.sync();
  }

  /** Asks for the whole table again; false when there is none, or no line. */
  sync(): boolean {
    const table = this.#state.update?.table ?? this.#state.welcome?.table;
    if (!table) return false;
    return this.#connection?.send({ type: 'sync', id: this.#world.newId(), table }) ?? false;
  }

  undo(): void {
    const { update } = this.#state;
    // A word that has not been sent is what was done last.
    if (this.cancelTake()) return;
    if (!update?.view.can_undo || !this.#canReach()) return;
    this.hurry();
    this.#cancelSoon();
    this.#onlyByHand = true;
    this.#connection?.send({
      type: 'undo',
      id: this.#world.newId(),
      table: update.table,
      seen: update.seq,
    });
  }

  rematch(): void {
    const { update } = this.#state;
    if (!update?.view.can_rematch || !this.#canReach()) return;
    if (this.#skipping) this.setPace(this.#settings.now.pace);
    this.#skipping = false;
    this.#connection?.send({ type: 'rematch', id: this.#world.newId(), table: update.table });
  }

  setPace(pace: Settings['pace']): void {
    const { update } = this.#state;
    if (update === null) return;
    this.#connection?.send({ type: 'set_pace', id: this.#world.newId(), table: update.table, pace });
  }

  /** Lets the bots finish a game in which the player is already safe. */
  skipToEnd(): void {
    this.#skipping = true;
    this.setPace('instant');
    this.hurry();
  }

  /** Back to the lobby; an unfinished table waits there, a lesson begins anew at its step. */
  toLobby(): void {
    const { update, still } = this.#state;
    const isOver = update !== null && (update.view.result !== null || update.view.lesson !== null);
    if (isOver && still === null) {
      this.#connection?.send({ type: 'leave', id: this.#world.newId(), table: update.table });
      this.#left(update.table);
      return;
    }
    this.#cancelSoon();
    this.#set({ screen: 'lobby', notice: null });
  }
}
