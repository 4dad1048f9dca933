import { describe, expect, test } from 'vitest';
import { clauseText, describe as described, presetAboutKey, ruleKey, sentenceOf, valueKey } from './clauses';
import { groupsOf, presetKey, readRules, titleOf, valueOf, withValue, writeRules } from './rules';
import type { Clause, ParameterInfo, PresetInfo } from './wire';
import { loadWords } from './words';

const preset: PresetInfo = {
  name: 'one by one', min_seats: 2, usual_seats: null, max_seats: 6,
  values: { throwers: 'all', transfer: false, attack_limit: 6 },
};

describe('rules as text', () => {
  test('are a preset and what differs from it', () => {
    expect(readRules('one by one throwers=nobody transfer=on')).toEqual({
      preset: 'one by one', changes: new Map([['throwers', 'nobody'], ['transfer', 'on']]),
    });
    expect(readRules('app')).toEqual({ preset: 'app', changes: new Map() });
  });

  test.each(['app', 'one by one throwers=nobody', 'app+transfer transfer_chain_limit=2'])(
    '%s is written as it was read',
    (text) => {
      expect(writeRules(readRules(text))).toBe(text);
    },
  );

  test('have the values of their preset but for what was changed', () => {
    const chosen = readRules('one by one attack_limit=4');
    const values = ['attack_limit', 'transfer', 'throwers'].map((name) => valueOf(chosen, preset, name));
    expect(values).toEqual(['4', 'off', 'all']);
  });

  test('changed are written so, and changed back are the preset again', () => {
    const changed = withValue(readRules('one by one'), preset, 'transfer', 'on');
    expect(writeRules(changed)).toBe('one by one transfer=on');
    expect(writeRules(withValue(changed, preset, 'transfer', 'off'))).toBe('one by one');
  });
});

test('names are keys of messages', () => {
  expect(presetKey('app+transfer')).toBe('preset-app-transfer');
  expect(presetKey('two-player series to 5')).toBe('preset-two-player-series-to-5');
  expect(presetAboutKey('app')).toBe('preset-app-about');
  expect(ruleKey('low_beats_ace')).toBe('rule-low-beats-ace');
  expect(valueKey('pack', '2x36')).toBe('value-pack-2x36');
  expect(valueKey('trump_mode', 'always_clubs')).toBe('value-trump-mode-always-clubs');
});

test('parameters stand in their groups', () => {
  const parameter = (name: string, group: ParameterInfo['group']): ParameterInfo => ({
    name, group, kind: 'switch', values: [], least: null, most: null,
  });
  const all = [parameter('pack', 'pack'), parameter('transfer', 'transfer'), parameter('hand', 'pack')];
  expect(groupsOf(all).map(([group, own]) => [group, own.map(({ name }) => name)])).toEqual([
    ['pack', ['pack', 'hand']], ['transfer', ['transfer']],
  ]);
});

describe('rules in words', async () => {
  const words = await loadWords('en');
  const clauses: readonly Clause[] = [
    { parameter: 'pack', value: '54', number: 54 },
    { parameter: 'transfer', value: 'off', number: null },
    { parameter: 'trump_mode', value: 'always_clubs', number: null },
  ];

  test('are clauses in one sentence', () => {
    expect(described(clauses, words)).toBe(
      '52 cards and two jokers, no transfers, clubs are always trumps',
    );
  });

  test('are clauses that begin with a capital where they stand alone', () => {
    const [, transfer] = clauses;
    expect(transfer && clauseText(transfer, words)).toBe('no transfers');
    expect(transfer && sentenceOf(transfer, words)).toBe('No transfers');
  });

  test('are called by their preset, or rules of one’s own', () => {
    expect(titleOf('one by one', words)).toBe('One by one');
    expect(titleOf('app throwers=nobody', words)).toBe('Your own rules');
    expect(titleOf('unheard of', words)).toBe('Your own rules');
  });
});
