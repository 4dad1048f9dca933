/**
 * Rules as text, and what they are called. Here is only how they are written: a preset's name, then
 * `parameter=value` for what differs. What they mean, and whether they can be played, the
 * server alone knows.
 */

import type { ParameterInfo, PresetInfo, RulesText } from './wire';
import type { Words } from './words';

/** A preset and the values that differ from it, as they are written. */
export interface ChosenRules {
  readonly preset: string;
  readonly changes: ReadonlyMap<string, string>;
}

export function readRules(text: RulesText): ChosenRules {
  const words = text.split(/\s+/).filter((word) => word !== '');
  const isChange = (word: string): boolean => word.includes('=');
  const changes = words.filter(isChange).map((word): [string, string] => {
    const [parameter = '', value = ''] = word.split('=');
    return [parameter, value];
  });
  return { preset: words.filter((word) => !isChange(word)).join(' '), changes: new Map(changes) };
}

export const writeRules = ({ preset, changes }: ChosenRules): RulesText =>
  [preset, ...[...changes].map(([parameter, value]) => `${parameter}=${value}`)].join(' ');

/** A value as it is written: a switch is on or off. */
export function writeValue(value: string | number | boolean): string {
  if (typeof value === 'boolean') return value ? 'on' : 'off';
  return String(value);
}

/** What *parameter* is by the *chosen* rules, of which *preset* is the preset. */
export function valueOf(
  chosen: ChosenRules, preset: PresetInfo | undefined, parameter: string,
): string {
  return chosen.changes.get(parameter) ?? writeValue(preset?.values[parameter] ?? '');
}

/** The *chosen* rules with another *value*; what is as in *preset* again is no change. */
export function withValue(
  chosen: ChosenRules, preset: PresetInfo | undefined, parameter: string, value: string,
): ChosenRules {
  const changes = new Map(chosen.changes);
  changes.delete(parameter);
  if (valueOf({ ...chosen, changes }, preset, parameter) !== value) changes.set(parameter, value);
  return { ...chosen, changes };
}

/** A name in a message's key: small letters, digits, and `-` for all else. */
export const slug = (name: string): string => name.toLowerCase().replace(/[^a-z0-9]+/g, '-');

/** The message that names a preset. */
export const presetKey = (preset: string): string => `preset-${slug(preset)}`;

/** What a table by *rules* is called: by its preset, or as rules of one's own. */
export function titleOf(rules: RulesText, words: Words): string {
  const { preset, changes } = readRules(rules);
  const isKnown = changes.size === 0 && words.has(presetKey(preset));
  return words.say(isKnown ? presetKey(preset) : 'choose-own-rules');
}

/** *parameters* by what they are about, in the order in which they come. */
export function groupsOf(
  parameters: readonly ParameterInfo[],
): (readonly [ParameterInfo['group'], readonly ParameterInfo[]])[] {
  const groups = new Map<ParameterInfo['group'], ParameterInfo[]>();
  for (const parameter of parameters) {
    groups.set(parameter.group, [...(groups.get(parameter.group) ?? []), parameter]);
  }
  return [...groups];
}
