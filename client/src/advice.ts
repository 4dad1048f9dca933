/** What the tutor says: the move in words, and why. Its words are of the later part. */

import type { Advice, Card, Move, Seat, View } from './wire';
import type { Arguments, Words } from './words';

type NameOf = (seat: Seat) => string;

type Form = 'written' | 'spoken';

const naming = (words: Words, form: Form, name: 'card' | 'target', card: Card): Arguments =>
  form === 'spoken' ? words.spokenArguments(name, card) : words.writtenArguments(name, card);

/** Why *advice* is given, in a sentence. */
export function motiveText(
  { motive }: Advice, words: Words, nameOf: NameOf, form: Form = 'written',
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
  [moveText(advice.move, view, words), motiveText(advice, words, nameOf, 'spoken')].join(' ');
