/** What the page knows, as one immutable state. */

import { isPlayable } from '../choice';
import type { CardKey } from '../copies';
import type { Listings } from '../lobby/listings';
import type { FinishedBout, Shown, Step } from '../present';
import type { Still } from '../still';
import type {
  Advice, Announcement, Card, ClockView, CommandId, Conflict, Dealt, ErrorCode, Gathering, Move, NextDeal, Nonce, Phrase,
  PlayerId, Presence, Proof, Reason, Replayed, RulesChecked, RulesText, Seat, TableEvent, TableId, TableSettings, TableUpdate,
  Takeback, View,
  Welcome,
} from '../wire';

/** What the player has played and the server has not answered yet: a move, or cards laid at once. */
export interface Pending {
  readonly id: CommandId;
  readonly moves: readonly Move[];
}

/** What is said besides the reasons and errors of the server; see `messageOf`. */
export type Remark = 'no_line' | 'taking' | 'one_rank' | 'dropped' | 'bad_link' | 'removed' | 'closed' | 'nowhere';

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

/** The people around a table that is dealt at. */
export interface Circle {
  readonly settings: TableSettings;
  readonly host: Seat;
  readonly clock: ClockView | null;
  /** By seat. */
  readonly people: readonly Presence[];
  readonly watchers: number;
  /** What binds the server to its part of this deal, or of the next one once this is over. */
  readonly commitment: string | null;
  /** What the next deal waits for; null while one is in play. */
  readonly next: NextDeal | null;
  /** The last move that somebody asked to take back; null where nobody did since anybody moved. */
  readonly takeback: Takeback | null;
  /** The reader only watches. */
  readonly watching: boolean;
}

/** What somebody said. */
export interface Saying {
  /** Grows, and tells it from what was said alike. */
  readonly number: number;
  readonly seat: Seat;
  readonly phrase: Phrase | null;
  readonly text: string | null;
  /** When it was heard, in ms since 1970. */
  readonly at: number;
}

export interface State {
  readonly screen: 'lobby' | 'gathering' | 'table';
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
  /** A table of people before its first deal. */
  readonly gathering: Gathering | null;
  /** The people at the table that is drawn; null where one plays alone. */
  readonly circle: Circle | null;
  readonly said: readonly Saying[];
  /** Whose words are not shown on this device. */
  readonly muted: ReadonlySet<PlayerId>;
  /** The open tables, while they are looked at. */
  readonly listings: Listings;
  /** How many players are here, and at how many tables is being played. */
  readonly crowd: { readonly players: number; readonly playing: number } | null;
  /** Others are looked for, and so many would do. */
  readonly matching: { readonly waiting: number } | null;
  /** What the deals of this table can be checked by, once it was asked for. */
  readonly proof: Proof | null;
  /** It was asked for, and there is nothing to check before the game is over. */
  readonly proofTooEarly: boolean;
  /** A command at the table of people is not answered, or was this instant: nothing is sent twice. */
  readonly busy: boolean;
  readonly announcement: Announcement | null;
}

/** What is known of a table once none is there. */
export const NO_TABLE = {
  screen: 'lobby',
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
  settled: true,
  opening: false,
  advice: null,
  wayBack: null,
  gathering: null,
  circle: null,
  said: [],
  proof: null,
  proofTooEarly: false,
  busy: false,
} as const satisfies Partial<State>;

export const AT_THE_DOOR: State = {
  ...NO_TABLE,
  line: 'opening',
  welcome: null,
  opened: null,
  guarded: false,
  rulesAnswer: null,
  still: null,
  shareCode: null,
  muted: new Set(),
  listings: new Map(),
  crowd: null,
  matching: null,
  announcement: null,
};

/** Parts of the page's surroundings that tests replace. */
export interface World {
  random: () => number;
  isHidden: () => boolean;
  reducedMotion: () => boolean;
  newId: () => CommandId;
  newNonce: () => Nonce;
  /** A clock in ms that never jumps. */
  now: () => number;
}

/** Whether the reader of *view* can do anything now. */
export const canAct = (view: View): boolean =>
  view.take || view.done || view.swap !== null || view.hand.some(isPlayable);
