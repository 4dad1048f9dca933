/** What can be said with two taps; each reader has it in his own language. */

import type { Phrase } from '../wire';
import { FACES } from './faces';
import type { Face } from './faces';

export const EMOTES = Object.keys(FACES) as Face[];

export const PHRASES: readonly Exclude<Phrase, Face>[] = [
  'phrase-hello', 'phrase-good-luck', 'phrase-well-played', 'phrase-nice-move', 'phrase-thanks', 'phrase-welcome',
  'phrase-sorry', 'phrase-oops', 'phrase-lucky', 'phrase-unlucky', 'phrase-no-hurry', 'phrase-go-on', 'phrase-moment',
  'phrase-back', 'phrase-again', 'phrase-bye',
];
