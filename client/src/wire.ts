// The wire: every message between the page and the server.
//
// Generated from src/kozyr/server/protocol.py by `python -m kozyr.server.typescript`;
// change that file, then run the command.

export const PROTOCOL_VERSION = 1;

export const MAX_MESSAGE_BYTES = 4096;

/** The ranks, from the lowest to the highest; a game may use only the upper ones. */
export type Rank = "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" | "10" | "J" | "Q" | "K" | "A";

/** A card as text: its rank, then its suit's letter, as in `10h` and `Qs`. */
export type Card = `${Rank}${Suit}`;

/** Clubs, diamonds, hearts, spades. */
export type Suit = "c" | "d" | "h" | "s";

/** A seat's number: 0-based, clockwise. */
export type Seat = number;

/** How well a bot plays. */
export type BotLevel = "beginner" | "regular";

/** A set of rules on offer. */
export type Preset = "app" | "app+transfer";

/** How long the bots think. */
export type Pace = "instant" | "normal";

/** Where the bout stands: no card yet, cards to beat, all beaten, being taken; or over. */
export type Phase = "open" | "defend" | "covered" | "taking" | "over";

/** What a seat is in this bout. */
export type Role = "attacker" | "defender" | "thrower";

/** Made by the client, new for every command; a repeated one is not obeyed twice. */
export type CommandId = string;

/** Names a table, for as long as it exists. */
export type TableId = string;

/** What the player is called at the table. */
export type PlayerName = string;

/** Lay an attack card: open the bout, or throw in. */
export interface Attack {
  readonly type: "attack";
  readonly card: Card;
}

/** Beat the attack card *attack* with *card*. */
export interface Beat {
  readonly type: "beat";
  readonly attack: Card;
  readonly card: Card;
}

/** Lay *card* beside the attack, which the next player then has to beat. */
export interface Transfer {
  readonly type: "transfer";
  readonly card: Card;
}

/** Transfer by showing the trump *card* and keeping it. */
export interface Show {
  readonly type: "show";
  readonly card: Card;
}

/** Say "I take". */
export interface Take {
  readonly type: "take";
}

/** Say "I add no more". */
export interface Done {
  readonly type: "done";
}

/** What may be done in the game. */
export type Move = Attack | Beat | Transfer | Show | Take | Done;

/** Open a table against bots; a table the player still sits at is left. */
export interface NewTable {
  readonly type: "new_table";
  readonly id: CommandId;
  readonly name: PlayerName;
  readonly preset: Preset;
  readonly opponents: readonly BotLevel[];
  readonly pace: Pace;
}

/** Make *move* at *seat*; *seen* is the `seq` of the view it was chosen on. */
export interface Play {
  readonly type: "play";
  readonly id: CommandId;
  readonly table: TableId;
  readonly seat: Seat;
  readonly seen: number;
  readonly move: Move;
}

/** Take back the player's last move and all that followed (only against bots). */
export interface Undo {
  readonly type: "undo";
  readonly id: CommandId;
  readonly table: TableId;
  readonly seen: number;
}

/** Deal again at the same table once the game is over; the fool deals. */
export interface Rematch {
  readonly type: "rematch";
  readonly id: CommandId;
  readonly table: TableId;
}

/** How long the bots think from now on. */
export interface SetPace {
  readonly type: "set_pace";
  readonly id: CommandId;
  readonly table: TableId;
  readonly pace: Pace;
}

/** Ask for the whole view again. */
export interface Sync {
  readonly type: "sync";
  readonly id: CommandId;
  readonly table: TableId;
}

/** Leave the table for good and return to the lobby. */
export interface Leave {
  readonly type: "leave";
  readonly id: CommandId;
  readonly table: TableId;
}

/** What a client may send. */
export type ClientMessage = NewTable | Play | Undo | Rematch | SetPace | Sync | Leave;

/** Why a move is refused; *kind* is a message key (`why-<kind>`), the rest its arguments. */
export interface Reason {
  readonly kind: string;
  readonly card?: Card;
  readonly target?: Card;
  readonly cards?: readonly Card[];
  readonly ranks?: readonly string[];
  readonly suit?: Suit;
  readonly seat?: Seat;
  readonly number?: number;
  readonly needed?: number;
}

/** One thing a card could be tried for: legal when *refused* is null. */
export interface Option {
  readonly move: Move;
  readonly refused: Reason | null;
}

/**
 * A card of the reader's hand with all it may and may not do now.
 *
 * *why* is the one reason to show when no option is legal, null otherwise.
 */
export interface HandCard {
  readonly card: Card;
  readonly options: readonly Option[];
  readonly why: Reason | null;
}

/** An attack card on the table, who laid it, and the card that beats it, if any. */
export interface Pair {
  readonly attack: Card;
  readonly seat: Seat;
  readonly beat: Card | null;
}

/**
 * What everyone may know of a seat.
 *
 * *place* is the order of leaving (1 = first out), null while still in play;
 * *to_act* says that the game waits for this seat; *done* that it adds no more.
 */
export interface SeatView {
  readonly name: string;
  readonly level: BotLevel | null;
  readonly cards: number;
  readonly role: Role | null;
  readonly to_act: boolean;
  readonly done: boolean;
  readonly place: number | null;
}

/**
 * How a game ended: *fool* is the seat left with cards, null for a draw.
 *
 * *places* lists the seats in the order in which they went out; *adjudicated* says
 * that the game was stopped as a draw by the limit on bouts.
 */
export interface Result {
  readonly fool: Seat | null;
  readonly places: readonly Seat[];
  readonly adjudicated: boolean;
}

/**
 * The table as one seat may see it.
 *
 * *limit* is how many attack cards this bout may hold in all; *trump_card* is the
 * face-up card under the stock, null once drawn; *stock* counts it.  *take* and
 * *done* say whether those words may be said now; *transfer_to* is the seat that a
 * transfer would reach when the reader can transfer now.  *practice* marks a game in
 * which a move was taken back.  *can_undo*, *can_rematch* speak of those commands.
 */
export interface View {
  readonly you: Seat;
  readonly deal: number;
  readonly dealer: Seat;
  readonly seats: readonly SeatView[];
  readonly hand: readonly HandCard[];
  readonly table: readonly Pair[];
  readonly phase: Phase;
  readonly bout: number;
  readonly attacker: Seat;
  readonly defender: Seat;
  readonly limit: number;
  readonly stock: number;
  readonly discard: number;
  readonly trump: Suit;
  readonly trump_card: Card | null;
  readonly take: boolean;
  readonly done: boolean;
  readonly transfer_to: Seat | null;
  readonly result: Result | null;
  readonly practice: boolean;
  readonly can_undo: boolean;
  readonly can_rematch: boolean;
}

/**
 * Cards were dealt: the reader's own hand and the card that names the trump.
 *
 * *first* attacks first, having shown *shown*, the lowest trump in any hand (null
 * when nobody holds a trump and the lowest card of all decided).
 */
export interface Dealt {
  readonly type: "dealt";
  readonly dealer: Seat;
  readonly hand: readonly Card[];
  readonly trump_card: Card;
  readonly first: Seat;
  readonly shown: Card | null;
}

/** *attacker* is to open bout number *bout* against *defender*. */
export interface BoutStarted {
  readonly type: "bout_started";
  readonly bout: number;
  readonly attacker: Seat;
  readonly defender: Seat;
  readonly limit: number;
}

/** *seat* opened the bout with *card*. */
export interface Attacked {
  readonly type: "attacked";
  readonly seat: Seat;
  readonly card: Card;
}

/** *seat* threw in *card*. */
export interface ThrownIn {
  readonly type: "thrown_in";
  readonly seat: Seat;
  readonly card: Card;
}

/** The defender *seat* beat *attack* with *card*. */
export interface Beaten {
  readonly type: "beaten";
  readonly seat: Seat;
  readonly attack: Card;
  readonly card: Card;
}

/** *seat* transferred the attack to *to* with *card* (*shown*: and kept it). */
export interface Transferred {
  readonly type: "transferred";
  readonly seat: Seat;
  readonly card: Card;
  readonly to: Seat;
  readonly shown: boolean;
  readonly limit: number;
}

/** The defender *seat* takes; others may still throw in. */
export interface TakeSaid {
  readonly type: "take_said";
  readonly seat: Seat;
}

/** *seat* adds no more. */
export interface DoneSaid {
  readonly type: "done_said";
  readonly seat: Seat;
}

/** All was beaten: *cards* go to the discard. */
export interface BoutBeaten {
  readonly type: "bout_beaten";
  readonly cards: readonly Card[];
}

/** *seat* took *cards* into the hand. */
export interface BoutTaken {
  readonly type: "bout_taken";
  readonly seat: Seat;
  readonly cards: readonly Card[];
}

/** *seat* drew *count* cards; *cards* are those of them the reader may know. */
export interface DrewUp {
  readonly type: "drew_up";
  readonly seat: Seat;
  readonly count: number;
  readonly cards: readonly Card[];
  readonly trump_card: boolean;
}

/** *seat* has no cards left and is safe, as number *place*. */
export interface WentOut {
  readonly type: "went_out";
  readonly seat: Seat;
  readonly place: number;
}

/** The game has ended. */
export interface GameOver {
  readonly type: "game_over";
  readonly result: Result;
}

/** What happened, as the reader may know it. */
export type TableEvent =
  | Dealt
  | BoutStarted
  | Attacked
  | ThrownIn
  | Beaten
  | Transferred
  | TakeSaid
  | DoneSaid
  | BoutBeaten
  | BoutTaken
  | DrewUp
  | WentOut
  | GameOver;

/** A set of rules on offer and the numbers of players it takes. */
export interface PresetInfo {
  readonly preset: Preset;
  readonly min_seats: number;
  readonly max_seats: number;
}

/** First message on every connection; *table* is where the player still sits. */
export interface Welcome {
  readonly type: "welcome";
  readonly protocol: number;
  readonly version: string;
  readonly presets: readonly PresetInfo[];
  readonly levels: readonly BotLevel[];
  readonly table: TableId | null;
}

/**
 * The reader's view after *events*; no events means: draw it as it stands.
 *
 * *seq* grows with everything that happens at the table.  *reply_to* names the
 * command of this connection that caused it, null otherwise.
 */
export interface TableUpdate {
  readonly type: "table";
  readonly table: TableId;
  readonly seq: number;
  readonly preset: Preset;
  readonly pace: Pace;
  readonly events: readonly TableEvent[];
  readonly view: View;
  readonly reply_to: CommandId | null;
}

/** The player no longer sits at *table*. */
export interface Left {
  readonly type: "left";
  readonly table: TableId;
  readonly reply_to: CommandId | null;
}

/** Why a message was not carried out; players are told by `error-<code>`. */
export type ErrorCode =
  | "not_json"
  | "too_large"
  | "unknown_type"
  | "bad_shape"
  | "no_such_table"
  | "not_your_seat"
  | "stale"
  | "illegal_move"
  | "nothing_to_undo"
  | "game_not_over"
  | "too_fast"
  | "storage";

/**
 * A message was not carried out; the table is as it was.
 *
 * *id* is that message's when it could be read; *reason* comes with `illegal_move`.
 * *detail* is English, for developers; players are told by `error-<code>`.
 */
export interface Refused {
  readonly type: "refused";
  readonly id: CommandId | null;
  readonly code: ErrorCode;
  readonly reason: Reason | null;
  readonly detail: string;
}

/** What a client receives. */
export type ServerMessage = Welcome | TableUpdate | Left | Refused;
