/** Rules told in words: every parameter, what it may be, and what a set of them says. */

import { capitalOf } from './capital';
import { presetKey, slug } from './rules';
import type { Clause } from './wire';
import type { Words } from './words';

/** The message that explains a preset. */
export const presetAboutKey = (preset: string): string => `${presetKey(preset)}-about`;

/** The message that names a parameter; `…-about` explains it. */
export const ruleKey = (parameter: string): string => `rule-${slug(parameter)}`;

/** The message that names a value of a parameter. */
export const valueKey = (parameter: string, value: string): string =>
  `value-${slug(parameter)}-${slug(value)}`;

/** One thing that is told of rules, as part of a sentence. */
export const clauseText = ({ parameter, value, number }: Clause, words: Words): string =>
  words.say(`says-${slug(parameter)}`, { value, number: number ?? 0 });

/** The same with a capital, to stand by itself. */
export function sentenceOf(clause: Clause, words: Words): string {
  const [first = '', ...rest] = clauseText(clause, words);
  return capitalOf(first, words.language) + rest.join('');
}

/** Everything that is told of rules, in one sentence. */
export const describe = (clauses: readonly Clause[], words: Words): string =>
  clauses.map((clause) => clauseText(clause, words)).join(', ');
