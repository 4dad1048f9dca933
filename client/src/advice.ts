/** What the tutor says: the move in words, and why. Its words are of the later part. */

import type { Advice, Card, Motive, Move, Rated, Seat, View } from './wire';
import type { Arguments, Words } from './words';

type NameOf = (seat: Seat) => string;

type Form = 'written' | 'spoken';

const naming = (words: Words, form: Form, name: 'card' | 'target', card: Card): Arguments =>
  form === 'spoken' ? words.spokenArguments(name, card) : words.writtenArguments(name, card);

/** How much is told: what to think about, some moves, or the move and all that is known of it. */
export type Told = 'theme' | 'candidates' | 'all';

/** So many moves are hinted at, the best among them. */
const CANDIDATES = 3;

/** What is told of *advice* when it is asked for, and each time it is asked for again. */
export function steps({ motive, ratings = [], theme }: Advice): readonly Told[] {
  if (ratings.length < 2) return ['all'];
  const told: Told[] = theme === undefined ? [] : ['theme'];
  if (ratings.length > CANDIDATES && motive.kind !== 'nothing_fits') told.push('candidates');
  return [...told, 'all'];
}

/** The moves hinted at, in an order that tells nothing. */
export const candidates = ({ ratings = [] }: Advice): readonly Move[] =>
  ratings
    .slice(0, CANDIDATES)
    .flatMap(({ move }) => move ?? [])
    .sort((one, other) => JSON.stringify(one).localeCompare(JSON.stringify(other)));

/** Why a move is advised, in a sentence. */
export function motiveText(
  motive: Motive, words: Words, nameOf: NameOf, form: Form = 'written',
): string {
  const args: Arguments = {};
  if (motive.card) Object.assign(args, naming(words, form, 'card', motive.card));
  if (motive.target) Object.assign(args, naming(words, form, 'target', motive.target));
  if (motive.cards?.length) args['cards'] = words.list(motive.cards.map((card) => words[form](card)));
  if (motive.seat !== undefined && motive.seat !== null) args['player'] = nameOf(motive.seat);
  if (motive.number !== undefined && motive.number !== null) args['number'] = motive.number;
  return words.say(`motive-${motive.kind.replaceAll('_', '-')}`, args);
}

function moveText(move: Move | null, view: View, words: Words): string {
  if (move === null) return words.say('advice-wait');
  const args: Arguments = {};
  if ('card' in move) Object.assign(args, words.spokenArguments('card', move.card));
  if (move.type === 'beat') Object.assign(args, words.spokenArguments('target', move.attack));
  const id = move.type === 'attack' && view.phase !== 'open' ? 'throw-in' : move.type;
  return words.say(`advice-${id}`, args);
}

/** *advice* as it is heard: what to do, and why. */
export const spokenAdvice = (advice: Advice, view: View, words: Words, nameOf: NameOf): string =>
  [moveText(advice.move, view, words), ...motives(advice, words, nameOf, 'spoken')].join(' ');

/** All reasons, the most telling first. */
export const motives = (
  { motive, more = [] }: Advice, words: Words, nameOf: NameOf, form: Form = 'written',
): readonly string[] => [motive, ...more].map((each) => motiveText(each, words, nameOf, form));

/** *move* as an item of a list; null is to wait. */
export function moveName(move: Move | null, words: Words, form: Form = 'written'): string {
  if (move === null) return words.say('tutor-move-wait');
  const args: Arguments = {};
  if ('card' in move) Object.assign(args, naming(words, form, 'card', move.card));
  if (move.type === 'beat') Object.assign(args, naming(words, form, 'target', move.attack));
  return words.say(`tutor-move-${move.type}`, args);
}

/** A hint that does not tell the move. */
export function hintText(
  advice: Advice, told: 'theme' | 'candidates', words: Words, form: Form = 'written',
): string {
  if (told === 'theme') return words.say(`tutor-think-${advice.theme ?? ''}`);
  // What a card beats is plain to see, and a line of the table has little room.
  const moves = candidates(advice).map((move) =>
    moveName(move.type === 'beat' ? { type: 'attack', card: move.card } : move, words, form),
  );
  return words.say('tutor-candidates', { moves: moves.join(' · ') });
}

export const moreText = (words: Words): string => words.say('tutor-more');

const percent = (thousandths: number): number => Math.round(thousandths / 10);

/** How likely the move of *rated* loses, in words. */
export function lossText({ loss, error }: Rated, isExact: boolean, words: Words): string {
  if (!isExact) {
    return words.say('tutor-loss', { number: percent(loss), error: Math.ceil(error / 10) });
  }
  return words.say(`tutor-${loss === 0 ? 'win' : loss === 1000 ? 'lose' : 'draw'}`);
}

/** The contrast to the best of the moves that are clearly worse; null where there is none. */
export function worseText({ ratings = [], better_than, exact }: Advice, words: Words): string | null {
  const [best, worse] = [ratings[0], better_than === undefined ? undefined : ratings[better_than]];
  if (exact || best === undefined || worse === undefined) return null;
  return words.say('tutor-worse', {
    move: moveName(worse.move, words), other_number: percent(worse.loss), number: percent(best.loss),
  });
}

/** How a solved game goes on; null where it is not solved. */
export function lineText({ line = [] }: Advice, words: Words, nameOf: NameOf): string | null {
  if (line.length === 0) return null;
  const moves = line.map(({ seat, move }) => `${nameOf(seat)}: ${moveName(move, words)}`);
  return words.say('tutor-line', { moves: moves.join(' · ') });
}
