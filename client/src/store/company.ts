/** Other people: where they gather, who is at the table, what they say, and whom one looks for. */

import { withChanges } from '../lobby/listings';
import { Timing } from '../people/timing';
import type {
  Announcement, BotLevel, ChangeTable, ClientMessage, CommandId, ErrorCode, Gathering, LobbyUpdate, Matching, Nonce, Phrase, Proof, Said,
  Seat, TableId, TableSettings, TableUpdate,
} from '../wire';
import type { Desk } from './desk';
import type { Doors } from './doors';
import type { Saying } from './state';

/** Among friends: by link, with all the time there is. */
export const AMONG_FRIENDS: TableSettings = {
  access: 'link', clock: null, watching: 'free', talk: 'chat', starts: 'host', rated: false,
};

/** For whoever comes. */
export const FOR_ALL: TableSettings = {
  access: 'open', clock: { turn_s: 25, bank_s: 60, increment_s: 0, window_s: 8 }, watching: 'free', talk: 'phrases',
  starts: 'full', rated: false,
};

/** So much of what was said is kept. */
const MOST_SAID = 100;

/** Where nobody sits: the seat of one who only watches. */
export const NOBODY: Seat = -1;

/** The second press of two comes so soon after what the first one did. */
const SECOND_PRESS_MS = 350;

/** So long an answer is waited for before the same is sent again. */
const ANSWER_MS = 3_000;

/** How often the server is shown that somebody is there: others wait for a line that it thinks lost. */
const SIGN_MS = 2_000;

export class Company {
  /** How much time is left; the state says when that is news. */
  readonly timing: Timing;
  #desk: Desk;
  #doors: Doors;
  /** The reader's parts of deals to come, by the commitment they answer; what was sent is in `#given`. */
  #nonces = new Map<string, Nonce>();
  #given = new Set<string>();
  /** The part for the deal of a quick match, whose table is not known yet. */
  #partOfMatch: { readonly nonce: Nonce; readonly isAdded: boolean } | null = null;
  #isInLobby = false;
  #count = 0;
  #signs: ReturnType<typeof setInterval> | undefined;
  /** The commands that wait for their answers, by what they do. */
  #waiting = new Map<string, CommandId>();
  #rest: ReturnType<typeof setTimeout> | undefined;
  #proofAsked: CommandId | null = null;

  constructor(desk: Desk, doors: Doors) {
    this.#desk = desk;
    this.#doors = doors;
    this.timing = new Timing(desk.world.now);
  }

  /** The table that is looked at: dealt at, or not yet. */
  get table(): TableId | null {
    const { gathering, update } = this.#desk.now;
    return gathering?.table ?? update?.table ?? null;
  }

  /** Sends *message*; where there is no line, says so. */
  #send(message: ClientMessage): void {
    if (this.#desk.canReach()) this.#desk.send(message);
  }

  /** Sends a message about the table that is looked at. */
  #about(message: (here: { id: CommandId; table: TableId }) => ClientMessage): void {
    const { table } = this;
    if (table !== null) this.#send(message({ id: this.#desk.newId(), table }));
  }

  /** Sends what *message* makes, unless the same, called *what*, was sent and is not answered yet. */
  #once(what: string, message: (here: { id: CommandId; table: TableId }) => ClientMessage): void {
    if (this.#waiting.has(what) || !this.#desk.canReach()) return;
    this.#about((here) => {
      this.#waiting.set(what, here.id);
      this.#restIn(ANSWER_MS);
      return message(here);
    });
  }

  /** The command *id* was carried out, or refused. */
  answered(id: CommandId | null): void {
    for (const [what, waiting] of this.#waiting) {
      if (waiting !== id) continue;
      this.#restIn(SECOND_PRESS_MS);
      // What was carried out this instant is not sent again by the second press of two.
      if (this.#waiting.size > 1) this.#waiting.delete(what);
      return;
    }
  }

  #restIn(ms: number): void {
    clearTimeout(this.#rest);
    this.#rest = setTimeout(() => this.#waitNoMore(), ms);
    if (!this.#desk.now.busy) this.#desk.set({ busy: true });
  }

  #waitNoMore(): void {
    clearTimeout(this.#rest);
    this.#waiting.clear();
    if (this.#desk.now.busy) this.#desk.set({ busy: false });
  }

  /** What the others shall call the reader: an account has a name already. */
  get name(): string {
    const me = this.#desk.now.welcome?.me;
    return me?.is_account ? me.name : this.#desk.settings.now.name;
  }

  // Coming and going.

  /** Opens a table for people, by the last rules. */
  open(settings: TableSettings): void {
    const { name } = this;
    const { rules, opponents } = this.#desk.settings.now;
    const seats = opponents.length + 1;
    this.#doors.wish({ type: 'open_table', id: this.#desk.newId(), name, rules, seats, bots: [], settings });
  }

  /** Looks at *table*: at one's own seat there, or as one who watches. */
  enter(table: TableId): void {
    this.#doors.wish({ type: 'enter', id: this.#desk.newId(), table });
  }

  /** Sits down at *seat*, or wherever there is room; who sits changes places. */
  takeSeat(seat: Seat | null): void {
    const { name } = this;
    const { gathering, circle } = this.#desk.now;
    const commitment = gathering?.commitment ?? circle?.commitment ?? null;
    const nonce = commitment === null ? null : this.#nonceFor(commitment);
    if (commitment !== null) this.#given.add(commitment);
    this.#once('take_seat', (here) => ({ ...here, type: 'take_seat', seat, name, nonce }));
  }

  freeSeat(): void {
    this.#once('free_seat', (here) => ({ ...here, type: 'free_seat' }));
  }

  swapSeats(seat: Seat, other: Seat): void {
    this.#once(`swap_seats ${seat} ${other}`, (here) => ({ ...here, type: 'swap_seats', seat, other }));
  }

  setBot(seat: Seat, level: BotLevel | null): void {
    this.#once(`set_bot ${seat}`, (here) => ({ ...here, type: 'set_bot', seat, level }));
  }

  /** Lets bots of the level chosen last sit at *seats*. */
  fillWithBots(seats: readonly Seat[]): void {
    const level = this.#desk.settings.now.opponents.at(-1) ?? 'regular';
    for (const seat of seats) this.setBot(seat, level);
  }

  /** Sends away who sits at *seat*. */
  remove(seat: Seat): void {
    this.#once(`remove ${seat}`, (here) => ({ ...here, type: 'remove', seat }));
  }

  /** Makes the one at *seat* the host. */
  passHost(seat: Seat): void {
    this.#once('pass_host', (here) => ({ ...here, type: 'pass_host', seat }));
  }

  change(agreed: Pick<ChangeTable, 'rules' | 'seats' | 'settings'>): void {
    this.#once(`change_table ${JSON.stringify(agreed)}`, (here) => ({ ...here, type: 'change_table', ...agreed }));
  }

  start(): void {
    this.#once('start', (here) => ({ ...here, type: 'start' }));
  }

  /** Plays on where a bot sits in. */
  comeBack(): void {
    const { table } = this;
    if (table !== null) this.enter(table);
  }

  /** Leaves the table for good; in the middle of a game a bot plays on. */
  leave(): void {
    this.#once('leave', (here) => ({ ...here, type: 'leave' }));
  }

  // Looking for others.

  /** Has the open tables told, from now on or no more. */
  watchLobby(isWatched: boolean): void {
    this.#isInLobby = isWatched;
    if (this.#desk.isUp) this.#desk.send({ type: 'lobby', id: this.#desk.newId(), on: isWatched });
  }

  listed({ whole, tables, gone, players, playing }: LobbyUpdate): void {
    const before = whole ? new Map() : this.#desk.now.listings;
    this.#desk.set({ listings: withChanges(before, tables, gone), crowd: { players, playing } });
  }

  /** Looks for others to play the last rules with. */
  quickMatch(): void {
    const { name } = this;
    const { rules } = this.#desk.settings.now;
    const nonce = this.#desk.world.newNonce();
    this.#partOfMatch = { nonce, isAdded: false };
    this.#send({ type: 'quick_match', id: this.#desk.newId(), name, rules, seats: null, rated: false, nonce });
    if (this.#desk.isUp) this.#desk.set({ matching: { waiting: 1 } });
  }

  cancelMatch(): void {
    this.#desk.set({ matching: null });
    if (this.#desk.isUp) this.#desk.send({ type: 'cancel_match', id: this.#desk.newId() });
  }

  searched({ on, waiting }: Matching): void {
    this.#desk.set({ matching: on ? { waiting } : null });
  }

  /** Others were found: the table that comes next is where one plays. */
  matched(): void {
    if (this.#partOfMatch !== null) this.#partOfMatch = { ...this.#partOfMatch, isAdded: true };
    this.#desk.set({ matching: null, opening: true });
  }

  // Talking.

  say(phrase: Phrase): void {
    this.#about((here) => ({ ...here, type: 'say', phrase, text: null }));
  }

  write(text: string): void {
    this.#about((here) => ({ ...here, type: 'say', phrase: null, text }));
  }

  /** No longer shows what the one at *seat* says, or does again. */
  mute(seat: Seat, isMuted: boolean): void {
    const player = this.#desk.now.circle?.people[seat]?.player;
    if (player === undefined) return;
    const muted = new Set(this.#desk.now.muted);
    if (isMuted) muted.add(player);
    else muted.delete(player);
    this.#desk.set({ muted });
  }

  isMuted(seat: Seat): boolean {
    const player = this.#desk.now.circle?.people[seat]?.player;
    return player !== undefined && this.#desk.now.muted.has(player);
  }

  said({ table, seat, phrase, text }: Said): void {
    if (table !== this.table || this.isMuted(seat)) return;
    this.#count += 1;
    const saying: Saying = { number: this.#count, seat, phrase, text, at: Date.now() };
    this.#desk.set({ said: [...this.#desk.now.said, saying].slice(-MOST_SAID) });
  }

  announced(announcement: Announcement | null): void {
    this.#desk.set({ announcement });
  }

  // What comes of the table.

  /** The table as it gathers; *isWish*: it was asked for. */
  gathered(gathering: Gathering, isWish: boolean): void {
    const { now } = this.#desk;
    const isHere = now.gathering?.table === gathering.table;
    const opens = isWish || (now.opening && !this.#doors.isWished);
    this.#desk.set({
      gathering,
      circle: null,
      opening: this.#doors.isWished,
      screen: opens ? 'gathering' : now.screen,
      // An error stands until something has changed.
      notice: isHere || opens ? null : now.notice,
      ...(isHere ? {} : { said: [], proof: null }),
    });
    this.#showSigns(gathering.you !== null);
    if (gathering.you !== null) this.#contribute(gathering.table, gathering.commitment);
  }

  /** Who is at a table that is dealt at, as *update* has it. */
  follow(update: TableUpdate): void {
    const {
      settings, host, clock = null, people = [], watchers = 0, commitment = null, next = null, takeback = null,
    } = update;
    const { circle, gathering } = this.#desk.now;
    if (settings === undefined || host === undefined) {
      this.#showSigns(false);
      if (circle !== null || gathering !== null) this.#desk.set({ circle: null, gathering: null, said: [] });
      return;
    }
    this.timing.hear(settings.clock, clock);
    const isNew = circle === null && gathering?.table !== update.table;
    this.#desk.set({
      circle: {
        settings, host, clock, people, watchers, commitment, next, takeback, watching: update.view.watching === true,
      },
      gathering: null,
      ...(isNew ? { said: [] } : {}),
      ...(update.view.result === null ? { proof: null } : {}),
    });
    this.#showSigns(!update.view.watching);
    if (!update.view.watching) this.#contribute(update.table, commitment);
  }

  /** Shows that somebody is here, as long as there are others to whom it matters. */
  #showSigns(areWanted: boolean): void {
    if (areWanted === (this.#signs !== undefined)) return;
    clearInterval(this.#signs);
    this.#signs = areWanted ? setInterval(() => this.ping(), SIGN_MS) : undefined;
  }

  /** Asks for a sign of life, and is one; false where there is no line. */
  ping(): boolean {
    return this.#desk.send({ type: 'ping', id: this.#desk.newId() });
  }

  /** No table is looked at any more. */
  left(): void {
    this.#showSigns(false);
    this.#waitNoMore();
  }

  #nonceFor(commitment: string): Nonce {
    const nonce = this.#nonces.get(commitment) ?? this.#desk.world.newNonce();
    this.#nonces.set(commitment, nonce);
    return nonce;
  }

  /** Adds the reader's part to the deal that *commitment* binds, once. */
  #contribute(table: TableId, commitment: string | null): void {
    if (commitment === null || this.#given.has(commitment)) return;
    this.#given.add(commitment);
    if (this.#partOfMatch?.isAdded) {
      this.#nonces.set(commitment, this.#partOfMatch.nonce);
      this.#partOfMatch = null;
      return;
    }
    const nonce = this.#nonceFor(commitment);
    this.#desk.send({ type: 'contribute', id: this.#desk.newId(), table, nonce });
  }

  /** The reader's own part of the deal that *commitment* bound; null where this page gave none. */
  partOf(commitment: string): Nonce | null {
    return this.#given.has(commitment) ? (this.#nonces.get(commitment) ?? null) : null;
  }

  /** Asks for what the deals of this table can be checked by. */
  prove(): void {
    this.#desk.set({ proofTooEarly: false });
    this.#about((here) => {
      this.#proofAsked = here.id;
      return { ...here, type: 'proof' };
    });
  }

  /** Whether it was the proof that was refused, because the game is not over: the sheet says so. */
  isProofRefused(id: CommandId | null, code: ErrorCode): boolean {
    if (id === null || id !== this.#proofAsked || code !== 'game_not_over') return false;
    this.#desk.set({ proofTooEarly: true });
    return true;
  }

  /** Lets the move be taken back that somebody asks for, or not; who asked himself asks no more. */
  answerTakeback(number: number, agrees: boolean): void {
    this.#once('takeback', (here) => ({ ...here, type: 'answer_takeback', number, agrees }));
  }

  rematch(): void {
    this.#once('rematch', (here) => ({ ...here, type: 'rematch' }));
  }

  proven(proof: Proof): void {
    if (proof.table === this.table) this.#desk.set({ proof });
  }

  /** There is a new line: what was wished on the old one is wished again. */
  askAnew(): void {
    this.#waitNoMore();
    if (this.#isInLobby) this.watchLobby(true);
    // Who looked for others is no longer waited for.
    if (this.#desk.now.matching !== null) this.quickMatch();
  }
}
