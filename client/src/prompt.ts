/** What the prompt line says: whose word is awaited, and for what. */

import { laidText, openingText, written } from './announce';
import { isPlayable } from './choice';
import { cardOf } from './present';
import type { Hand, Selected } from './selection';
import type { Still } from './still';
import type { Notice, Remark, State } from './store';
import { errorKey } from './words';
import type { Arguments, Words } from './words';
import type { Card, Dealt, ErrorCode, Move, Seat, TableEvent, View } from './wire';

export interface Prompt {
  readonly id: string;
  readonly args: Arguments;
  /** It is the reader who is awaited. */
  readonly mine: boolean;
}

type NameOf = (seat: Seat) => string;

const unbeaten = (view: View): number =>
  view.table.filter(({ beat }) => beat === null).length;

function minePrompt(view: View, nameOf: NameOf): Omit<Prompt, 'mine'> {
  const player = nameOf(view.defender);
  if (view.phase === 'open') return { id: 'prompt-open', args: { player } };
  if (view.you === view.defender) {
    const id = view.transfer_to === null ? 'prompt-defend' : 'prompt-defend-transfer';
    return { id, args: { number: unbeaten(view) } };
  }
  const canAdd = view.hand.some(isPlayable);
  if (view.phase === 'covered') {
    return { id: canAdd ? 'prompt-covered' : 'prompt-covered-nothing', args: {} };
  }
  return { id: canAdd ? 'prompt-taking' : 'prompt-taking-nothing', args: { player } };
}

function othersPrompt(view: View, nameOf: NameOf): Omit<Prompt, 'mine'> {
  const awaited = view.seats.findIndex((seat) => seat.to_act);
  if (awaited < 0) return { id: 'prompt-wait', args: {} };
  const player = nameOf(awaited);
  const onMe = view.you === view.defender;
  switch (view.phase) {
    case 'open':
      return { id: onMe ? 'prompt-wait-open-you' : 'prompt-wait-open', args: { player } };
    case 'defend':
      return {
        id: view.hand.some(isPlayable) ? 'prompt-add' : 'prompt-wait-defend',
        args: { player: nameOf(view.defender) },
      };
    case 'taking':
      if (onMe) return { id: 'prompt-wait-taking', args: { player } };
      return { id: 'prompt-wait-throw-in', args: { player } };
    default:
      return { id: 'prompt-wait-throw-in', args: { player } };
  }
}

export function promptOf(view: View, nameOf: NameOf): Prompt {
  if (view.result !== null) return { id: 'prompt-over', args: {}, mine: false };
  const me = view.seats[view.you];
  if (me?.place != null) return { id: 'prompt-out', args: {}, mine: false };
  return me?.to_act
    ? { ...minePrompt(view, nameOf), mine: true }
    : { ...othersPrompt(view, nameOf), mine: false };
}

/** Whose turn is played for a partner who is out, where the reader has a part in it. */
export function turnNote(view: View, nameOf: NameOf): Omit<Prompt, 'mine'> | null {
  const { you } = view;
  const turns = [
    { seat: view.attacker, place: view.attacker_place },
    { seat: view.defender, place: view.defender_place },
  ];
  for (const { seat, place } of turns) {
    if (seat === place || view.result !== null) continue;
    if (seat === you) return { id: 'table-plays-for-you', args: { other: nameOf(place) } };
    if (place === you) return { id: 'table-plays-your-turn', args: { player: nameOf(seat) } };
  }
  return null;
}

/** A move that is on its way, as the event that it will be; null when nobody tells of it. */
export function eventOf(move: Move, view: View): TableEvent | null {
  const seat = view.you;
  switch (move.type) {
    case 'attack':
      return { type: view.phase === 'open' ? 'attacked' : 'thrown_in', seat, card: move.card };
    case 'beat':
      return { type: 'beaten', seat, attack: move.attack, card: move.card };
    case 'transfer':
    case 'show': {
      const { transfer_to: to, limit } = view;
      if (to === null) return null;
      return { type: 'transferred', seat, card: move.card, to, limit, shown: move.type === 'show' };
    }
    case 'swap':
      return view.swap === null ? null : { type: 'trump_swapped', seat, ...view.swap };
    case 'take':
      return { type: 'take_said', seat };
    case 'done':
      return { type: 'done_said', seat };
  }
}

/** What the prompt line is to say: a message, or what has just happened. */
export type Line =
  | ({ readonly kind: 'message' } & Prompt)
  | { readonly kind: 'event'; readonly event: TableEvent }
  | { readonly kind: 'laid'; readonly seat: Seat; readonly cards: readonly Card[] }
  | { readonly kind: 'opening'; readonly dealt: Dealt; readonly mine: boolean }
  | { readonly kind: 'bout'; readonly taker: Seat | null; readonly awaitsTouch: boolean };

export type Moment = Pick<
  State, 'current' | 'told' | 'pending' | 'soon' | 'opened' | 'awaitsTouch'
> & {
  /** The newest view. */
  readonly view: View;
  /** The view that was drawn last; null before the first. */
  readonly drawn: View | null;
};

/** What is on its way to the server. */
function sentLine(moves: readonly Move[], view: View): Line | null {
  const [move, second] = moves;
  if (move === undefined) return null;
  if (second !== undefined) {
    return { kind: 'laid', seat: view.you, cards: moves.flatMap((each) => cardOf(each) ?? []) };
  }
  const event = eventOf(move, view);
  return event && { kind: 'event', event };
}

const message = (prompt: Prompt): Line => ({ kind: 'message', ...prompt });

/** What the prompt line says while no card is picked. */
export function lineAt(moment: Moment, nameOf: NameOf): Line {
  const { view, drawn, current, told, pending, soon, opened, awaitsTouch } = moment;
  if (soon === 'take') return message({ id: 'prompt-taking-soon', args: {}, mine: true });
  const sent = pending === null ? null : sentLine(pending.moves, view);
  if (sent !== null) return sent;
  if (!current) {
    // Not yet the newest: what is being shown is told, and nobody is called upon.
    if (told?.kind === 'bout') return { kind: 'bout', taker: told.taker, awaitsTouch };
    if (told !== null) return told;
    const before = drawn === null ? null : promptOf(drawn, nameOf);
    if (before !== null && !before.mine) return message(before);
    return message({ id: 'prompt-wait', args: {}, mine: false });
  }
  if (opened !== null) return { kind: 'opening', dealt: opened, mine: opened.first === view.you };
  if (soon === 'done') return message({ id: 'prompt-done-soon', args: {}, mine: true });
  return message(promptOf(view, nameOf));
}

export interface Said {
  readonly text: string;
  /** It is the reader who is awaited. */
  readonly mine: boolean;
}

/** *line* in *words*; *view* is the newest. */
export function sayLine(line: Line, view: View, words: Words, nameOf: NameOf): Said {
  switch (line.kind) {
    case 'message': {
      const text = words.say(line.id, line.args);
      const note = line.mine || line.id === 'prompt-out' ? turnNote(view, nameOf) : null;
      return { text: note === null ? text : `${text} · ${words.say(note.id, note.args)}`, mine: line.mine };
    }
    case 'event':
      return { text: written(line.event, view, words, nameOf), mine: false };
    case 'laid':
      return { text: laidText(line.seat, line.cards, view, words, nameOf), mine: false };
    case 'opening':
      return { text: openingText(line.dealt, view, words, nameOf), mine: line.mine };
    case 'bout': {
      const { taker: seat } = line;
      const text =
        seat === null
          ? words.say('prompt-bout-beaten')
          : written({ type: 'take_said', seat }, view, words, nameOf);
      const more = line.awaitsTouch ? ` ${words.say('prompt-tap-to-go-on')}` : '';
      return { text: text + more, mine: line.awaitsTouch };
    }
  }
}

/** What the line says while cards of *hand* are chosen to be laid at once. */
export function selectedLine(selected: Selected, hand: Hand, words: Words): Said {
  const cards = selected.flatMap((key) => hand.get(key)?.card ?? []);
  const named = words.list(cards.map((card) => words.written(card)));
  return { text: words.say('prompt-selected', { number: cards.length, cards: named }), mine: true };
}

const REMARKS: Record<Remark, string> = {
  no_line: 'prompt-no-line',
  taking: 'prompt-still-taking',
  one_rank: 'prompt-one-rank',
  dropped: 'prompt-dropped',
  bad_link: 'app-bad-link',
  removed: 'table-removed',
  closed: 'table-closed',
  nowhere: 'app-nowhere',
};

/** The message that tells why a command was not carried out. */
export const messageOf = (code: NonNullable<Notice['code']>): string =>
  code in REMARKS ? REMARKS[code as Remark] : errorKey(code as ErrorCode);

/** Why nothing can be done at a table, and how it stands. */
export function stillText(still: Still, view: View, words: Words, nameOf: NameOf): string {
  if (still.kind === 'kept') return words.say('app-kept', { time: words.moment(still.at) });
  const fools = view.result?.fools ?? [];
  if (view.result === null) return words.say('app-shared', { player: nameOf(view.you) });
  if (fools.length === 0) return words.say('result-draw');
  const names = words.list(fools.map(nameOf));
  return fools.length > 1
    ? words.say('result-team-fools', { players: names })
    : words.say('result-fool', { player: names });
}
