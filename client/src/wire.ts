// The wire: every message between the page and the server.
//
// Generated from src/kozyr/server/protocol.py by `python -m kozyr.server.typescript`;
// change that file, then run the command.

export const PROTOCOL_VERSION = 4;

export const PROTOCOL_MINOR = 0;

export const MAX_MESSAGE_BYTES = 4096;

/** The ranks, from the lowest to the highest; a game may use only the upper ones. */
export type Rank = "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" | "10" | "J" | "Q" | "K" | "A";

/** A card as text: rank and suit's letter, as in `10h`; the black and the red joker. */
export type Card = `${Rank}${Suit}` | "*b" | "*r";

/** Clubs, diamonds, hearts, spades. */
export type Suit = "c" | "d" | "h" | "s";

/** A seat's number: 0-based, clockwise. */
export type Seat = number;

/** How well a bot plays. */
export type BotLevel =
  | "beginner"
  | "regular"
  | "club"
  | "strong"
  | "expert"
  | "master"
  | "grandmaster";

/** How long the bots think. */
export type Pace = "instant" | "normal";

/** Where the bout stands: no card yet, cards to beat, all beaten, being taken; or over. */
export type Phase = "open" | "defend" | "covered" | "taking" | "over";

/** What a seat is in this bout. */
export type Role = "attacker" | "defender" | "thrower";

/** What a card could be tried for. */
export type WayType = "attack" | "beat" | "transfer" | "show";

/** By what the first attacker was found; `given`: not by the cards. */
export type FirstBy = "lowest_trump" | "lowest_card" | "given";

/** When a series of deals is over; `count` never. */
export type SeriesKind = "to_points" | "deals" | "count";

/** What a parameter's values are: on or off, a number, one of a few words. */
export type ParameterKind = "switch" | "number" | "choice";

/** What a parameter is about; the dialog shows them by these. */
export type ParameterGroup =
  | "pack"
  | "begin"
  | "attack"
  | "transfer"
  | "end"
  | "series"
  | "teams"
  | "rare";

/** Who finds a table: everybody in the lobby, or who has its link. */
export type Access = "link" | "open";

/** Who does not play may watch at once, a while later, or not at all. */
export type Watching = "free" | "delayed" | "off";

/** What may be said at a table. */
export type Talk = "off" | "phrases" | "chat";

/** When the first deal begins: at the host's word, or once every seat is taken. */
export type Starts = "host" | "full";

/** How far a table has come. */
export type Life = "gathering" | "playing" | "over" | "closed";

/** Why one no longer is at a table. */
export type LeftWhy = "left" | "removed" | "closed";

export type TakebackAnswer = "asked" | "granted" | "refused" | "lapsed";

/** What is announced; `drain`: this server goes away soon, and play goes on. */
export type AnnouncementKind = "message" | "drain";

/** What may be said with a tap: the key of a message in the reader's language. */
export type Phrase =
  | "phrase-hello"
  | "phrase-good-luck"
  | "phrase-well-played"
  | "phrase-nice-move"
  | "phrase-thanks"
  | "phrase-welcome"
  | "phrase-sorry"
  | "phrase-oops"
  | "phrase-lucky"
  | "phrase-unlucky"
  | "phrase-no-hurry"
  | "phrase-go-on"
  | "phrase-moment"
  | "phrase-back"
  | "phrase-again"
  | "phrase-bye"
  | "emote-smile"
  | "emote-laugh"
  | "emote-wink"
  | "emote-cool"
  | "emote-think"
  | "emote-wow"
  | "emote-sad"
  | "emote-cry"
  | "emote-angry"
  | "emote-clap"
  | "emote-coffee"
  | "emote-sleep";

/** Made by the client, new for every command; a repeated one is not obeyed twice. */
export type CommandId = string;

/** Names a table, for as long as it exists. */
export type TableId = string;

/** Names a lesson. */
export type LessonId = string;

/** A step of a lesson, from 1. */
export type StepNumber = number;

/** What the player is called at the table. */
export type PlayerName = string;

/** A language that there are words in, as in `hy`. */
export type LanguageCode = string;

/** Rules as a preset and what differs from it: `app throwers=neighbours`. */
export type RulesText = string;

/** A player's part of a deal's chance: 16 bytes in hex. */
export type Nonce = string;

/** Names a player to others. */
export type PlayerId = string;

/** What is said in a chat. */
export type SaidText = string;

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

/** Transfer by showing *card* and keeping it. */
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

/** Exchange the lowest trump for the trump card under the stock. */
export interface Swap {
  readonly type: "swap";
}

/** What may be done in the game. */
export type Move = Attack | Beat | Transfer | Show | Take | Done | Swap;

/**
 * How long who is to act may think: *turn_s*, then his bank of *bank_s* a deal.
 *
 * *increment_s* is what a move adds to the bank, *window_s* how long cards may be thrown in
 * after the last one.
 */
export interface Clock {
  readonly turn_s: number;
  readonly bank_s: number;
  readonly increment_s: number;
  readonly window_s: number;
}

/**
 * How people play at a table, besides its rules.
 *
 * *access*: in the lobby, or only by its link; *clock* is null for none; *watching* by
 * others, *talk* at the table (chat only at one by link), and when the first deal *starts*:
 * at the host's word, or once every seat is taken.
 */
export interface TableSettings {
  readonly access: Access;
  readonly clock: Clock | null;
  readonly watching: Watching;
  readonly talk: Talk;
  readonly starts: Starts;
  readonly rated: boolean;
}

/** A bot of *level* is to sit at *seat*. */
export interface BotSeat {
  readonly seat: Seat;
  readonly level: BotLevel;
}

/** Open a table against bots; a table the player still sits at is left. */
export interface NewTable {
  readonly type: "new_table";
  readonly id: CommandId;
  readonly name: PlayerName;
  readonly rules: RulesText;
  readonly opponents: readonly BotLevel[];
  readonly pace: Pace;
}

/** Open a table for *lesson* at *step*; a table the player still sits at is left. */
export interface OpenLesson {
  readonly type: "open_lesson";
  readonly id: CommandId;
  readonly name: PlayerName;
  readonly lesson: LessonId;
  readonly step: StepNumber;
}

/**
 * Open a table for *people* who hand this device round, and *bots*.
 *
 * A table the player still sits at is left.
 */
export interface OpenOnDevice {
  readonly type: "open_on_device";
  readonly id: CommandId;
  readonly rules: RulesText;
  readonly people: readonly PlayerName[];
  readonly bots: readonly BotLevel[];
  readonly pace: Pace;
}

/** The one at *seat* holds the device now, and may see his cards. */
export interface Hold {
  readonly type: "hold";
  readonly id: CommandId;
  readonly table: TableId;
  readonly seat: Seat;
}

/** Let *step* of the lesson begin: the next one, or the one at hand once more. */
export interface GoToStep {
  readonly type: "go_to_step";
  readonly id: CommandId;
  readonly table: TableId;
  readonly step: StepNumber;
}

/** Ask what *rules* mean in words, and whether *seats* players can play by them. */
export interface CheckRules {
  readonly type: "check_rules";
  readonly id: CommandId;
  readonly rules: RulesText;
  readonly seats: number;
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

/** Lay *cards*, attack cards of one rank, at once: all of them or none. */
export interface Lay {
  readonly type: "lay";
  readonly id: CommandId;
  readonly table: TableId;
  readonly seat: Seat;
  readonly seen: number;
  readonly cards: readonly Card[];
}

/**
 * Take back the player's last move, or all that was laid at once, and all that followed.
 *
 * Only against bots.
 */
export interface Undo {
  readonly type: "undo";
  readonly id: CommandId;
  readonly table: TableId;
  readonly seen: number;
}

/** At a table of people: ask all others to let the reader take back his last move. */
export interface AskTakeback {
  readonly type: "ask_takeback";
  readonly id: CommandId;
  readonly table: TableId;
  readonly seen: number;
}

/**
 * Let the move be taken back that was asked for under *number*, or not.
 *
 * Who asked himself may say no: then nobody is asked any more.
 */
export interface AnswerTakeback {
  readonly type: "answer_takeback";
  readonly id: CommandId;
  readonly table: TableId;
  readonly number: number;
  readonly agrees: boolean;
}

/**
 * Deal again at the same table once the game is over; the rules say who deals.
 *
 * At a table of people it is a wish: the cards are dealt when all of them have it.
 */
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

/** Ask the tutor what to do now, and why. */
export interface Ask {
  readonly type: "ask";
  readonly id: CommandId;
  readonly table: TableId;
}

/** Ask what has happened in this deal so far. */
export interface History {
  readonly type: "history";
  readonly id: CommandId;
  readonly table: TableId;
}

/** Ask for the whole deal, with everybody's cards, once it is over. */
export interface Replay {
  readonly type: "replay";
  readonly id: CommandId;
  readonly table: TableId;
}

/** Ask for the whole view again. */
export interface Sync {
  readonly type: "sync";
  readonly id: CommandId;
  readonly table: TableId;
}

/**
 * Ask for the code of a link that shows the table as the reader sees it.
 *
 * Without *with_hand* it shows his cards from behind; *language* is that of a preview for
 * whoever does not say what he reads.
 */
export interface Share {
  readonly type: "share";
  readonly id: CommandId;
  readonly table: TableId;
  readonly with_hand: boolean;
  readonly language: LanguageCode;
}

/** Leave the table for good and return to the lobby; one who only watches looks away. */
export interface Leave {
  readonly type: "leave";
  readonly id: CommandId;
  readonly table: TableId;
}

/** Go back to the unfinished *table* that was left for a new one, which is left instead. */
export interface Return {
  readonly type: "return";
  readonly id: CommandId;
  readonly table: TableId;
}

/**
 * Open a table for people, with *seats* seats and *bots* at some; the player takes the first.
 *
 * Who plays is found by the link `/t/<table>`, or in the lobby.
 */
export interface OpenPeopleTable {
  readonly type: "open_table";
  readonly id: CommandId;
  readonly name: PlayerName;
  readonly rules: RulesText;
  readonly seats: number;
  readonly bots: readonly BotSeat[];
  readonly settings: TableSettings;
}

/** Look at *table* from now on: at one's own seat there, else as one who watches. */
export interface Enter {
  readonly type: "enter";
  readonly id: CommandId;
  readonly table: TableId;
}

/**
 * Sit down at *seat*, or at any that is free.
 *
 * *nonce* is the player's part of the next deal's chance.
 */
export interface TakeSeat {
  readonly type: "take_seat";
  readonly id: CommandId;
  readonly table: TableId;
  readonly seat: Seat | null;
  readonly name: PlayerName;
  readonly nonce: Nonce | null;
}

/** Get up before the first deal, and go on looking. */
export interface FreeSeat {
  readonly type: "free_seat";
  readonly id: CommandId;
  readonly table: TableId;
}

/**
 * Move over from *seat*, one's own, to *other*, which is free or a bot's.
 *
 * Before the first deal only.
 */
export interface SwapSeats {
  readonly type: "swap_seats";
  readonly id: CommandId;
  readonly table: TableId;
  readonly seat: Seat;
  readonly other: Seat;
}

/** Let a bot of *level* sit at the free *seat*, or none: the host's word. */
export interface SetBot {
  readonly type: "set_bot";
  readonly id: CommandId;
  readonly table: TableId;
  readonly seat: Seat;
  readonly level: BotLevel | null;
}

/** Send away who sits at *seat*: the host's word, before or between deals. */
export interface Remove {
  readonly type: "remove";
  readonly id: CommandId;
  readonly table: TableId;
  readonly seat: Seat;
}

/** Let the person at *seat* be the host: the host's word. */
export interface PassHost {
  readonly type: "pass_host";
  readonly id: CommandId;
  readonly table: TableId;
  readonly seat: Seat;
}

/** Change what is played at the table, and how: the host's word, before the first deal. */
export interface ChangeTable {
  readonly type: "change_table";
  readonly id: CommandId;
  readonly table: TableId;
  readonly rules: RulesText;
  readonly seats: number;
  readonly settings: TableSettings;
}

/** Deal: the host's word.  Seats that are still free go. */
export interface Start {
  readonly type: "start";
  readonly id: CommandId;
  readonly table: TableId;
}

/** Add *nonce* to the chance of the next deal, whose commitment is known. */
export interface Contribute {
  readonly type: "contribute";
  readonly id: CommandId;
  readonly table: TableId;
  readonly nonce: Nonce;
}

/** Be told from now on of the open tables, or no more. */
export interface SeeLobby {
  readonly type: "lobby";
  readonly id: CommandId;
  readonly on: boolean;
}

/** Look for others to play *rules* with at a table of *seats*, or of any size that suits. */
export interface QuickMatch {
  readonly type: "quick_match";
  readonly id: CommandId;
  readonly name: PlayerName;
  readonly rules: RulesText;
  readonly seats: number | null;
  readonly rated: boolean;
  readonly nonce: Nonce | null;
}

/** Look no more. */
export interface CancelMatch {
  readonly type: "cancel_match";
  readonly id: CommandId;
}

/** Say a *phrase* that everybody reads in his own language, or *text* where chat is allowed. */
export interface Say {
  readonly type: "say";
  readonly id: CommandId;
  readonly table: TableId;
  readonly phrase: Phrase | null;
  readonly text: SaidText | null;
}

/** Ask for what proves that the deals of the table that are over were fair. */
export interface ProveDeals {
  readonly type: "proof";
  readonly id: CommandId;
  readonly table: TableId;
}

/**
 * Ask for a sign of life.
 *
 * A connection that has asked once and then is silent for 5 seconds counts as lost.
 */
export interface Ping {
  readonly type: "ping";
  readonly id: CommandId;
}

/** What a client may send. */
export type ClientMessage =
  | NewTable
  | OpenLesson
  | OpenOnDevice
  | Hold
  | GoToStep
  | CheckRules
  | Play
  | Lay
  | Undo
  | AskTakeback
  | AnswerTakeback
  | Rematch
  | SetPace
  | Ask
  | History
  | Replay
  | Sync
  | Share
  | Leave
  | Return
  | OpenPeopleTable
  | Enter
  | TakeSeat
  | FreeSeat
  | SwapSeats
  | SetBot
  | Remove
  | PassHost
  | ChangeTable
  | Start
  | Contribute
  | SeeLobby
  | QuickMatch
  | CancelMatch
  | Say
  | ProveDeals
  | Ping;

/**
 * One thing to tell of a set of rules: `says-<parameter>` with its arguments.
 *
 * *value* is the text of the parameter's value (a switch is `on` or `off`), *number*
 * the value of one that counts, null otherwise.
 */
export interface Clause {
  readonly parameter: string;
  readonly value: string;
  readonly number: number | null;
}

/** Why rules cannot be played; *kind* is a message key (`conflict-<kind>`). */
export interface Conflict {
  readonly kind: string;
  readonly arguments: Readonly<Record<string, string | number>>;
}

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
 * What an attack card may be laid with at once: the other *cards* of its rank in hand.
 *
 * At *most* so many in all, itself among them; *why* is the reason against one more, null
 * when all may be laid.
 */
export interface Together {
  readonly cards: readonly Card[];
  readonly most: number;
  readonly why: Reason | null;
}

/**
 * A card of the reader's hand with all it may and may not do now.
 *
 * *why* is the one reason to show when no option is legal, null otherwise; as those of the
 * options it names the card itself.  *together* is null unless it may be laid as an attack
 * card and the hand holds others of its rank.
 */
export interface HandCard {
  readonly card: Card;
  readonly options: readonly Option[];
  readonly why: Reason | null;
  readonly together: Together | null;
}

/** One thing that cards could be tried for, as an `Option`, but for the card. */
export interface Way {
  readonly type: WayType;
  readonly attack?: Card;
  readonly refused?: Reason;
}

/**
 * What cards of the hand may and may not do now, all of them the same.
 *
 * *cards* are places in the hand, from 0; where they are absent it is the fate of all that
 * no other is told of.  The reasons are those of a `HandCard`, but for the *card*, which they
 * do not name.  *why* is absent where one of the *ways* is open, and where it is the reason
 * against the first of them.
 */
export interface Fate {
  readonly cards?: readonly number[];
  readonly ways?: readonly Way[];
  readonly why?: Reason | null;
}

/** Cards that may be laid at once, by their places in the hand; else as `Together`. */
export interface Companions {
  readonly cards: readonly number[];
  readonly most: number;
  readonly why?: Reason;
}

/**
 * The hand now: absent *cards* are those of before.
 *
 * In *cards* a number stands for the card at that place, from 0, of the hand before.
 */
export interface HandChanges {
  readonly cards?: readonly (number | Card)[];
  readonly fates?: readonly Fate[];
  readonly together?: readonly Companions[];
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
 * *role* is null for who has no part in this bout; partners have the same *team*.
 */
export interface SeatView {
  readonly name: string;
  readonly level: BotLevel | null;
  readonly team: number | null;
  readonly cards: number;
  readonly role: Role | null;
  readonly to_act: boolean;
  readonly done: boolean;
  readonly place: number | null;
}

/**
 * How a game ended: *fools* is who is left with cards, with teams the whole team.
 *
 * A draw has none.  *places* lists the seats in the order in which they went out;
 * *adjudicated* says that the game was stopped as a draw by the limit on bouts;
 * *epaulettes* how many of the lowest cards were laid last against the fool, where the
 * rules note it.
 */
export interface Result {
  readonly fools: readonly Seat[];
  readonly places: readonly Seat[];
  readonly adjudicated: boolean;
  readonly epaulettes: number;
}

/**
 * What decided a game: `decided-<kind>` with what it speaks of.
 *
 * *number* is *seat*'s, *other_number* the *other*'s.
 */
export interface Decided {
  readonly kind: string;
  readonly seat?: Seat;
  readonly other?: Seat;
  readonly seats?: readonly Seat[];
  readonly number?: number;
  readonly other_number?: number;
  readonly bout?: number;
  readonly card?: Card;
}

/** What the reader may exchange now: the lowest trump *given* for *taken*. */
export interface SwapOffer {
  readonly given: Card;
  readonly taken: Card;
}

/**
 * The score of the deals played together, the one just over included.
 *
 * *points* are each seat's, for it when *points_for*, else against it; *length* is how
 * many points or *deals* end the series, 0 for never.  *winners* are the seats that have
 * won once it is *over*.
 */
export interface Series {
  readonly kind: SeriesKind;
  readonly length: number;
  readonly points: readonly number[];
  readonly points_for: boolean;
  readonly deals: number;
  readonly over: boolean;
  readonly winners: readonly Seat[];
}

/**
 * How far the lesson *id* has come: *step* of *steps*, from 1.
 *
 * *goal* is what to do now, a message key (`lesson-<id>-<goal>`), *card* the card that it
 * speaks of, if any.  The step is over when *reached*, or when something else was played
 * than was meant: *tried* is then the key of the hint at it (`lesson-hint-<tried>`), and
 * step *again* is where to try again.  *finished* says that the last step was reached.
 */
export interface Lesson {
  readonly id: LessonId;
  readonly step: number;
  readonly steps: number;
  readonly goal: string;
  readonly card: Card | null;
  readonly tried: string | null;
  readonly reached: boolean;
  readonly again: number;
  readonly finished: boolean;
}

/**
 * The table as one seat may see it.
 *
 * *you* is the reader's seat.  For one who is *watching* it is only the one from whose side
 * the table is drawn: he has no *hand* and can do nothing.
 *
 * *rules* are written as `Rules.parse` reads them, *clauses* say them in words.
 * *attacker_place* and *defender_place* are the seats whose turns those two play: their
 * own, unless a partner is out.  *limit* is how many attack cards this bout may hold in
 * all; *trump* is null without trumps; *trump_card* is the face-up card under the stock,
 * null when there is none; *stock* counts it.  *discarded* lists the discard where it
 * may be looked through.  *take* and *done* say whether those words may be said now;
 * *transfer_to* is the seat that a transfer would reach when the reader can transfer now.
 * *lesson* is null where none is played; once its step is over nothing can be played.
 * *series* is null for a deal that counts by itself.  *practice* marks a game in which a
 * move was taken back.  *decided* comes with the result.  *can_undo*, *can_rematch* speak of
 * those commands; among people *can_undo* of `AskTakeback`.
 */
export interface View {
  readonly you: Seat;
  readonly rules: string;
  readonly clauses: readonly Clause[];
  readonly deal: number;
  readonly dealer: Seat;
  readonly seats: readonly SeatView[];
  readonly hand: readonly HandCard[];
  readonly table: readonly Pair[];
  readonly phase: Phase;
  readonly bout: number;
  readonly attacker: Seat;
  readonly defender: Seat;
  readonly attacker_place: Seat;
  readonly defender_place: Seat;
  readonly limit: number;
  readonly stock: number;
  readonly discard: number;
  readonly discarded: readonly Card[] | null;
  readonly trump: Suit | null;
  readonly trump_card: Card | null;
  readonly take: boolean;
  readonly done: boolean;
  readonly swap: SwapOffer | null;
  readonly transfer_to: Seat | null;
  readonly result: Result | null;
  readonly decided: Decided | null;
  readonly series: Series | null;
  readonly lesson: Lesson | null;
  readonly practice: boolean;
  readonly can_undo: boolean;
  readonly can_rematch: boolean;
  readonly watching?: boolean;
}

/** What has changed of *seat*; all other fields of its `SeatView` have not. */
export interface SeatChanges {
  readonly seat: Seat;
  readonly name?: string;
  readonly level?: BotLevel | null;
  readonly team?: number | null;
  readonly cards?: number;
  readonly role?: Role | null;
  readonly to_act?: boolean;
  readonly done?: boolean;
  readonly place?: number | null;
}

/**
 * The fields of a `View` that have changed; an absent one is as it was.
 *
 * *seats* are those of which something has changed.  *table* is the whole list, in which a
 * number stands for the pair at that place, from 0, of the list before.
 */
export interface ViewChanges {
  readonly you?: Seat;
  readonly rules?: string;
  readonly clauses?: readonly Clause[];
  readonly deal?: number;
  readonly dealer?: Seat;
  readonly seats?: readonly SeatChanges[];
  readonly hand?: HandChanges;
  readonly table?: readonly (number | Pair)[];
  readonly phase?: Phase;
  readonly bout?: number;
  readonly attacker?: Seat;
  readonly defender?: Seat;
  readonly attacker_place?: Seat;
  readonly defender_place?: Seat;
  readonly limit?: number;
  readonly stock?: number;
  readonly discard?: number;
  readonly discarded?: readonly Card[] | null;
  readonly trump?: Suit | null;
  readonly trump_card?: Card | null;
  readonly take?: boolean;
  readonly done?: boolean;
  readonly swap?: SwapOffer | null;
  readonly transfer_to?: Seat | null;
  readonly result?: Result | null;
  readonly decided?: Decided | null;
  readonly series?: Series | null;
  readonly lesson?: Lesson | null;
  readonly practice?: boolean;
  readonly can_undo?: boolean;
  readonly can_rematch?: boolean;
  readonly watching?: boolean;
}

/**
 * Cards were dealt: the reader's own hand and the card that names the trump, if one does.
 *
 * *first* attacks first, and *first_by* says by what that was found; *shown* is the lowest
 * trump in any hand, which he showed (null when something else decided).
 */
export interface Dealt {
  readonly type: "dealt";
  readonly dealer: Seat;
  readonly hand: readonly Card[];
  readonly trump_card: Card | null;
  readonly first: Seat;
  readonly first_by: FirstBy;
  readonly shown: Card | null;
}

/**
 * *attacker* is to open bout number *bout* against *defender*.
 *
 * The places are the seats whose turns they play: their own, unless a partner is out.
 */
export interface BoutStarted {
  readonly type: "bout_started";
  readonly bout: number;
  readonly attacker: Seat;
  readonly defender: Seat;
  readonly limit: number;
  readonly attacker_place: Seat;
  readonly defender_place: Seat;
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

/** *seat* put the lowest trump, *given*, under the stock for the trump card *taken*. */
export interface TrumpSwapped {
  readonly type: "trump_swapped";
  readonly seat: Seat;
  readonly given: Card;
  readonly taken: Card;
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
  | TrumpSwapped
  | TakeSaid
  | DoneSaid
  | BoutBeaten
  | BoutTaken
  | DrewUp
  | WentOut
  | GameOver;

/**
 * Rules that people know by *name*, every parameter's value, and the players they take.
 *
 * *usual_seats* is how many they are meant for, null where any number will do.
 */
export interface PresetInfo {
  readonly name: string;
  readonly min_seats: number;
  readonly max_seats: number;
  readonly usual_seats: number | null;
  readonly values: Readonly<Record<string, string | number | boolean>>;
}

/**
 * A parameter of the rules and what it may be.
 *
 * *values* are those of a choice; *least* and *most* bound a number, null otherwise.
 */
export interface ParameterInfo {
  readonly name: string;
  readonly group: ParameterGroup;
  readonly kind: ParameterKind;
  readonly values: readonly string[];
  readonly least: number | null;
  readonly most: number | null;
}

/** A lesson there is, and how many *steps* it has. */
export interface LessonInfo {
  readonly id: LessonId;
  readonly steps: number;
}

/**
 * How well somebody plays rules of *family* among so many *players*, after so many *games*.
 *
 * It is not *settled* while so few games say little.
 */
export interface Rating {
  readonly family: string;
  readonly players: number;
  readonly rating: number;
  readonly games: number;
  readonly settled: boolean;
}

/** Who the reader is to others: his public *id*, and what he is called. */
export interface Me {
  readonly id: PlayerId;
  readonly name: string;
  readonly is_account: boolean;
  readonly ratings: readonly Rating[];
}

/**
 * A table where the reader sits at *seat* with *others*; it waits for him when *to_act*.
 *
 * *bots* are the names of those of the others who are bots; it is *solo* where nobody else
 * can come.
 */
export interface Sitting {
  readonly table: TableId;
  readonly seat: Seat;
  readonly life: Life;
  readonly others: readonly string[];
  readonly bots: readonly string[];
  readonly to_act: boolean;
  readonly solo: boolean;
}

/**
 * First message on every connection; *table* is where the reader is awaited most.
 *
 * That table is shown next: one of people in play where it is his turn, else one of people in
 * play, one that gathers, one where he plays alone; of like ones where he sat down last.
 * *tables* are all where he sits.  *build* names the page that this server has, as the page
 * itself does.
 */
export interface Welcome {
  readonly type: "welcome";
  readonly protocol: number;
  readonly version: string;
  readonly presets: readonly PresetInfo[];
  readonly parameters: readonly ParameterInfo[];
  readonly levels: readonly BotLevel[];
  readonly lessons: readonly LessonInfo[];
  readonly table: TableId | null;
  readonly me: Me;
  readonly tables: readonly Sitting[];
  readonly build: string;
  readonly minor: number;
}

/**
 * What was asked of the rules; *conflict* says why they cannot be played, null if they can.
 *
 * *rules* is the shortest way to write them.  When they conflict whatever the number of
 * players, it is as it was asked, and there are no *clauses*.
 */
export interface RulesChecked {
  readonly type: "rules_checked";
  readonly rules: string;
  readonly seats: number;
  readonly clauses: readonly Clause[];
  readonly min_seats: number;
  readonly max_seats: number;
  readonly conflict: Conflict | null;
  readonly reply_to: CommandId;
}

/** What *seat* has left, in ms: of its bank, and of this turn while its time runs. */
export interface SeatClock {
  readonly seat: Seat;
  readonly bank_ms: number;
  readonly turn_ms?: number;
}

/**
 * The time that is left at this moment.
 *
 * *window_ms* is that for throwing in, while it runs for the seats of *runs*; *paused_ms* how
 * long everything still waits for a line that was lost.  In a `TableChanged` the *seats* are those
 * whose time runs or whose bank has changed.
 */
export interface ClockView {
  readonly seats: readonly SeatClock[];
  readonly window_ms?: number;
  readonly runs?: readonly Seat[];
  readonly paused_ms?: number;
}

/**
 * A seat's person: *player* is his public id, null for a bot.
 *
 * *online*: a line of his is open; *lost*: one of his was, and all wait for him.  A bot
 * *sits_in* for one who is away, for good when he has *left*.  He *wishes* to play again.
 * *missed* is how many of his turns in a row the clock has played.
 *
 * *quit*: who played the deal there left in the middle of it, which is told after it as well.
 * Then a seat that nobody has is *free*, and *gone* is the name of who played there and has
 * the seat no more, null where it is still his.  *account*: the name is that of the person's
 * account.
 */
export interface Presence {
  readonly player?: PlayerId;
  readonly online?: boolean;
  readonly lost?: boolean;
  readonly sits_in?: boolean;
  readonly left?: boolean;
  readonly wishes?: boolean;
  readonly missed?: number;
  readonly quit?: boolean;
  readonly free?: boolean;
  readonly gone?: string;
  readonly account?: boolean;
}

/**
 * What the next deal waits for, once one is over: seats that are *free*, and people.
 *
 * It *waits_for* those who sit there and have not wished for it.  The host *can_start* it
 * without the free seats.  It *wants_player* where so few cannot play.
 */
export interface NextDeal {
  readonly free: readonly Seat[];
  readonly waits_for: readonly Seat[];
  readonly can_start: boolean;
  readonly wants_player: boolean;
}

/**
 * The last move that somebody at a table of people asked to take back: that at *seat*.
 *
 * It is *asked* for as long as an answer is awaited from those of *awaits*, and *number* is
 * what they answer to; then it was *granted*, *refused*, or has *lapsed*.  Nothing is told of
 * it any more once somebody has moved.
 */
export interface Takeback {
  readonly number: number;
  readonly seat: Seat;
  readonly answer: TakebackAnswer;
  readonly awaits: readonly Seat[];
}

/**
 * A device that several people hand round; *turn* is the seat that it is handed to.
 *
 * Until he there says that he holds it (`Hold`) the view is that of one who is watching.  It is
 * null while the game waits for none of them: then whoever held it last still does.
 */
export interface Device {
  readonly turn: Seat | null;
}

/**
 * The reader's view after *events*; no events means: draw it as it stands.
 *
 * *seq* grows with everything that happens at the table.  *reply_to* names the
 * command of this connection that caused it, null otherwise.
 *
 * What follows is said only at tables of people: their *settings* and *host*, the *clock*,
 * the *people* by seat, how many are *watchers*, the *commitment* to the seed of the next
 * deal, what the *next* deal waits for, once one is over, and the *takeback* that was asked for.
 *
 * The *device* is told where several people share one.
 */
export interface TableUpdate {
  readonly type: "table";
  readonly table: TableId;
  readonly seq: number;
  readonly pace: Pace;
  readonly events: readonly TableEvent[];
  readonly view: View;
  readonly reply_to: CommandId | null;
  readonly settings?: TableSettings;
  readonly host?: Seat;
  readonly clock?: ClockView;
  readonly people?: readonly Presence[];
  readonly watchers?: number;
  readonly commitment?: string;
  readonly next?: NextDeal;
  readonly takeback?: Takeback;
  readonly device?: Device;
}

/**
 * What has changed at the table since the last `TableUpdate` or `TableChanged` here.
 *
 * Absent fields are as they were, but for *events*, *reply_to*, *next*, *takeback* and
 * *device*, which are then none, and *clock*: a clock that is absent has stopped.
 */
export interface TableChanged {
  readonly type: "changed";
  readonly seq: number;
  readonly changes?: ViewChanges;
  readonly events?: readonly TableEvent[];
  readonly reply_to?: CommandId;
  readonly pace?: Pace;
  readonly settings?: TableSettings;
  readonly host?: Seat;
  readonly clock?: ClockView;
  readonly people?: readonly Presence[];
  readonly watchers?: number;
  readonly commitment?: string;
  readonly next?: NextDeal;
  readonly takeback?: Takeback;
  readonly device?: Device;
}

/**
 * Who sits at a table that has not been dealt at: *name* is null while the seat is free.
 *
 * *account*: the name is that of the person's account, which no guest can have.
 */
export interface GatheringSeat {
  readonly name: string | null;
  readonly level: BotLevel | null;
  readonly player: PlayerId | null;
  readonly online: boolean;
  readonly account: boolean;
}

/**
 * A table for people before its first deal, whole; *you* is null for one who only looks.
 *
 * *rules* as text, and *clauses* say them in words; they take *min_seats* to *max_seats*.
 * *commitment* is the SHA-256 that binds the server to its part of the deal.
 */
export interface Gathering {
  readonly type: "gathering";
  readonly table: TableId;
  readonly seq: number;
  readonly you: Seat | null;
  readonly host: Seat;
  readonly seats: readonly GatheringSeat[];
  readonly rules: string;
  readonly clauses: readonly Clause[];
  readonly min_seats: number;
  readonly max_seats: number;
  readonly settings: TableSettings;
  readonly commitment: string | null;
  readonly watchers: number;
  readonly can_start: boolean;
  readonly reply_to: CommandId | null;
}

/** A seat of a table in the lobby; *name* is null while it is free, *player* for a bot. */
export interface ListedSeat {
  readonly name: string | null;
  readonly level: BotLevel | null;
  readonly player: PlayerId | null;
  readonly rating: number | null;
}

/** An open table in the lobby. */
export interface Listing {
  readonly table: TableId;
  readonly life: Life;
  readonly rules: string;
  readonly seats: readonly ListedSeat[];
  readonly clock: Clock | null;
  readonly watching: Watching;
  readonly talk: Talk;
  readonly starts: Starts;
  readonly rated: boolean;
}

/**
 * The open *tables* that are new or have changed, and those that are *gone*.
 *
 * The first after `SeeLobby` is *whole*: it has them all.  *players* are here, and at so many
 * tables is being played.
 */
export interface LobbyUpdate {
  readonly type: "lobby";
  readonly whole: boolean;
  readonly tables: readonly Listing[];
  readonly gone: readonly TableId[];
  readonly players: number;
  readonly playing: number;
  readonly reply_to: CommandId | null;
}

/** Whether others are looked for, and how many *waiting* would do, the reader among them. */
export interface Matching {
  readonly type: "matching";
  readonly on: boolean;
  readonly waiting: number;
  readonly reply_to: CommandId | null;
}

/** Others were found: *table*, which is shown next, is where they play. */
export interface Matched {
  readonly type: "matched";
  readonly table: TableId;
}

/** *seat* said a *phrase* or a *text*. */
export interface Said {
  readonly type: "said";
  readonly table: TableId;
  readonly seat: Seat;
  readonly phrase: Phrase | null;
  readonly text: string | null;
  readonly reply_to: CommandId | null;
}

/** How the deal before ended, as far as the next one hangs on it. */
export interface DealBefore {
  readonly fools: readonly Seat[];
  readonly places: readonly Seat[];
}

/** All that shows that a deal which is over was fair; docs/fair.md tells what each field is. */
export interface ProvenDeal {
  readonly version: number;
  readonly table: TableId;
  readonly deal: number;
  readonly commitment: string;
  readonly seed: string;
  readonly nonces: readonly Nonce[];
  readonly rules: string;
  readonly cards: string;
  readonly before: DealBefore | null;
  readonly next_dealer: Seat | null;
  readonly pack: string;
  readonly dealer: Seat;
  readonly opener: Seat | null;
}

/** What anybody can check the deals of *table* by. */
export interface Proof {
  readonly type: "proof";
  readonly table: TableId;
  readonly deals: readonly ProvenDeal[];
  readonly reply_to: CommandId;
}

/** Something that all are told: a *text* of who runs the server, or that it goes away soon. */
export interface Announcement {
  readonly type: "announcement";
  readonly kind: AnnouncementKind;
  readonly text: string | null;
}

/** A sign of life. */
export interface Pong {
  readonly type: "pong";
  readonly reply_to: CommandId;
}

/** Why a move is advised: `motive-<kind>` with what it speaks of. */
export interface Motive {
  readonly kind: string;
  readonly card?: Card;
  readonly target?: Card;
  readonly cards?: readonly Card[];
  readonly seat?: Seat;
  readonly number?: number;
}

/**
 * How likely who makes *move*, null to wait, becomes the fool.
 *
 * *loss* is in thousandths, a draw of n players counted as an n-th of it; *error* is its standard
 * error, 0 where it is exact.
 */
export interface Rated {
  readonly move: Move | null;
  readonly loss: number;
  readonly error: number;
}

/** A move, and the seat that makes it. */
export interface Step {
  readonly seat: Seat;
  readonly move: Move;
}

/**
 * What to do on the newest view, null to wait, and why.
 *
 * *more* are other reasons; *theme*, the message `tutor-think-<theme>`, tells what to think
 * about.  *ratings* are all moves that differ, first the one advised, then from the best to
 * the worst; the one with the number *better_than* is the best of those that are clearly
 * worse.  Where the rest of the game is solved they are *exact*, and *line* is how it goes on.
 */
export interface Advice {
  readonly type: "advice";
  readonly table: TableId;
  readonly move: Move | null;
  readonly motive: Motive;
  readonly reply_to: CommandId;
  readonly more?: readonly Motive[];
  readonly theme?: string;
  readonly ratings?: readonly Rated[];
  readonly better_than?: number;
  readonly exact?: boolean;
  readonly line?: readonly Step[];
}

/** The table is shown at `/p/<code>`. */
export interface Shared {
  readonly type: "shared";
  readonly code: string;
  readonly reply_to: CommandId;
}

/**
 * All *events* of the deal up to *seq*, as the reader may know them, beginning with `Dealt`.
 *
 * What was taken back by an undo has not happened.
 */
export interface Happened {
  readonly type: "happened";
  readonly table: TableId;
  readonly seq: number;
  readonly events: readonly TableEvent[];
  readonly reply_to: CommandId;
}

/** A seat at a moment of a deal that is over: its *hand* and what `SeatView` says of it. */
export interface MomentSeat {
  readonly hand: readonly Card[];
  readonly role: Role | null;
  readonly to_act: boolean;
  readonly done: boolean;
  readonly place: number | null;
}

/** The table after *events*, with everybody's cards; the fields are those of `View`. */
export interface Moment {
  readonly events: readonly TableEvent[];
  readonly seats: readonly MomentSeat[];
  readonly table: readonly Pair[];
  readonly phase: Phase;
  readonly bout: number;
  readonly attacker: Seat;
  readonly defender: Seat;
  readonly attacker_place: Seat;
  readonly defender_place: Seat;
  readonly limit: number;
  readonly stock: number;
  readonly discard: number;
  readonly trump_card: Card | null;
}

/**
 * The deal that is over at *seq*, from the dealt cards on, one moment for each move.
 *
 * Nothing is hidden in it: what is drawn up is named whoever draws.  Only `Dealt` names the
 * reader's hand alone, for the first moment has them all.  Cards laid at once are one move,
 * and what an undo took back is not among them.
 */
export interface Replayed {
  readonly type: "replayed";
  readonly table: TableId;
  readonly seq: number;
  readonly moments: readonly Moment[];
  readonly reply_to: CommandId;
}

/**
 * The player no longer sits at *table*, or no longer looks at it.
 *
 * He *left* himself, was *removed* by the host, or the table was *closed*.
 */
export interface Left {
  readonly type: "left";
  readonly table: TableId;
  readonly reply_to: CommandId | null;
  readonly why?: LeftWhy;
}

/** Why a message was not carried out; players are told by `error-<code>`. */
export type ErrorCode =
  | "not_json"
  | "too_large"
  | "unknown_type"
  | "bad_shape"
  | "bad_rules"
  | "rules_conflict"
  | "no_such_table"
  | "not_your_seat"
  | "stale"
  | "illegal_move"
  | "nothing_to_undo"
  | "nothing_to_advise"
  | "no_way_back"
  | "no_such_lesson"
  | "step_over"
  | "game_not_over"
  | "too_fast"
  | "storage"
  | "table_full"
  | "seat_taken"
  | "not_host"
  | "not_now"
  | "name_taken"
  | "no_watching"
  | "no_talk"
  | "banned"
  | "too_many_tables"
  | "draining";

/**
 * A message was not carried out; the table is as it was.
 *
 * *id* is that message's when it could be read; *reason* comes with `illegal_move`,
 * *conflict* with `rules_conflict`.  *detail* is English, for developers; players
 * are told by `error-<code>`.
 */
export interface Refused {
  readonly type: "refused";
  readonly id: CommandId | null;
  readonly code: ErrorCode;
  readonly reason: Reason | null;
  readonly conflict: Conflict | null;
  readonly detail: string;
}

/** What a client receives. */
export type ServerMessage =
  | Welcome
  | RulesChecked
  | TableUpdate
  | TableChanged
  | Advice
  | Shared
  | Happened
  | Replayed
  | Left
  | Refused
  | Gathering
  | LobbyUpdate
  | Matching
  | Matched
  | Said
  | Proof
  | Announcement
  | Pong;
