import { readdirSync } from 'node:fs';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { describe, expect, test } from 'vitest';
import { sentences } from './announce';
import { update } from './testing/positions';
import type { Dealt } from './wire';
import { LANGUAGES, Words, bringWords, chooseLanguage, likelyLanguages, loadWords, numbersOf } from './words';
import type { Language } from './words';

function inEnglish(text: string): Words {
  const bundle = new FluentBundle('en', { useIsolating: false });
  bundle.addResource(new FluentResource(text));
  return new Words('en', bundle);
}

describe('the language', () => {
  test('is on offer, by a name, when it has a file', () => {
    const files = readdirSync(new URL('../../locales', import.meta.url));
    expect(Object.keys(LANGUAGES).map((code) => `${code}.ftl`).toSorted()).toEqual(files.toSorted());
  });

  test('is the dearest that there is', () => {
    expect(chooseLanguage(['fr', 'hy-AM', 'en'])).toBe('hy');
    expect(chooseLanguage(['et-EE'])).toBe('et');
  });

  test('is English when none of them is there', () => {
    expect(chooseLanguage(['ja', 'fr'])).toBe('en');
  });

  test('is among the few likely ones, with what the device asks for', () => {
    expect(likelyLanguages(['et-EE', 'en-GB', 'fr'], 'et')).toEqual(['et', 'en', 'ru', expect.any(String)]);
    expect(likelyLanguages(['et-EE', 'en-GB', 'fr'], 'az')).toEqual(['et', 'en', 'ru', 'az']);
    expect(likelyLanguages([], 'hy')).toContain('hy');
  });

  test.each(Object.keys(LANGUAGES) as Language[])('%s writes and counts numbers as it should', (language) => {
    const [own, standIn] = [language, numbersOf(language)].map((code) => ({
      plural: new Intl.PluralRules(code),
      write: new Intl.NumberFormat(code),
    }));
    for (const number of [...Array(131).keys(), 0.6, 1.2, 2.5]) {
      expect(standIn?.plural.select(number), String(number)).toBe(own?.plural.select(number));
      expect(standIn?.write.format(number)).toBe(own?.write.format(number));
    }
  });

  test.each(Object.keys(LANGUAGES) as Language[])('%s names every card', async (language) => {
    const words = await loadWords(language);
    expect(words.spoken('10h')).not.toBe('card');
    expect(words.spoken('Js')).not.toBe(words.spoken('Qs'));
  });
});

describe('words', () => {
  const words = inEnglish(
    [
      'hello = Hello { $player }',
      'card = { $rank } of { $suit }',
      'card-acc = ACC { $rank }',
      'list-or = { $items } or { $last }',
      'why-rank-not-on-table = { $card }: only { $ranks }',
      'why-defender-hand-limit = { $player } has { $number }',
    ].join('\n'),
  );

  test('say a message with its arguments', () => {
    expect(words.say('hello', { player: 'Aram' })).toBe('Hello Aram');
  });

  test('show the key of a message that is missing', () => {
    expect(words.say('nothing')).toBe('nothing');
  });

  test('name cards in a reason as they are written, ranks as a list', () => {
    const reason = { kind: 'rank_not_on_table', card: 'Qd', ranks: ['7', '9', 'K'] } as const;
    expect(words.reason(reason, () => '')).toBe('Q♦\uFE0E: only 7, 9 or K');
  });

  test('name cards in a reason as they are spoken to those who listen', () => {
    const reason = { kind: 'rank_not_on_table', card: '10d', ranks: ['7'] } as const;
    expect(words.reason(reason, () => '', 'spoken')).toBe('r10 of diamonds: only 7');
  });

  test('name players in a reason', () => {
    const reason = { kind: 'defender_hand_limit', seat: 2, number: 3 };
    expect(words.reason(reason, (seat) => `seat ${seat}`)).toBe('seat 2 has 3');
  });

  test('write court cards with the letters asked for', () => {
    expect(words.withLetters(() => 'Д').written('Qd')).toBe('Д♦\uFE0E');
  });

  test('give a card in every case', () => {
    expect(words.spokenArguments('card', 'Qd')).toMatchObject({
      card: 'Q of diamonds', card_acc: 'ACC Q',
    });
  });
});

describe('jokers', async () => {
  const english = await loadWords('en');

  test('are named, for no sign tells them apart', () => {
    expect([english.written('*r'), english.spoken('*b')]).toEqual(['red joker', 'black joker']);
  });

  test('are named in reasons too', () => {
    const reason = { kind: 'joker_only_beats', card: '*b' } as const;
    expect(english.reason(reason, () => '')).toContain('black joker');
  });
});

test('why rules cannot be played is told with its numbers', async () => {
  const english = await loadWords('en');
  const conflict = { kind: 'too_many_seats', arguments: { cards: 24, most: 4, given: 6 } };
  expect(english.conflict(conflict)).toBe('24 cards are enough for 4 players, not for 6.');
});

describe('what happened', () => {
  const nameOf = (seat: number) => ['you', 'Aram'][seat] ?? '';

  test('is told in sentences', async () => {
    const words = await loadWords('en');
    const news = update(2, [
      { type: 'attacked', seat: 1, card: '9h' },
      { type: 'beaten', seat: 0, attack: '9h', card: 'Jh' },
    ]);
    expect(sentences(news, words, nameOf)).toEqual([
      'Aram attacks with the nine of hearts.',
      'You beat the nine of hearts with the jack of hearts.',
    ]);
  });

  const dealt: Dealt = { type: 'dealt', dealer: 1, hand: ['6h'], trump_card: null, first: 1, first_by: 'given', shown: null };

  test.each([
    ['d', { first_by: 'lowest_trump', shown: '6d' }, 'Trumps are diamonds. Your cards: six of hearts. Aram shows the lowest trump, the six of diamonds, and attacks first.'],
    ['d', { first_by: 'lowest_card' }, 'Trumps are diamonds. Your cards: six of hearts. Nobody holds a trump. Aram has the lowest card and attacks first.'],
    [null, { first_by: 'lowest_card' }, 'There are no trumps. Your cards: six of hearts. Aram has the lowest card and attacks first.'],
    ['d', { first_by: 'given' }, 'Trumps are diamonds. Your cards: six of hearts. Aram attacks first.'],
  ] as const)('says what is trumps, who begins and why: %s, %o', async (trump, how, text) => {
    const words = await loadWords('en');
    expect(sentences(update(2, [{ ...dealt, ...how }], { trump }), words, nameOf)).toEqual([`Aram deals. ${text}`]);
  });

  test('tells an exchange of the trump card', async () => {
    const words = await loadWords('en');
    const news = update(2, [{ type: 'trump_swapped', seat: 1, given: '6d', taken: 'Kd' }]);
    expect(sentences(news, words, nameOf)).toEqual([
      'Aram exchanges the six of diamonds for the trump card, the king of diamonds.',
    ]);
  });

  test.each([
    [[], 'The game is over: a draw.'],
    [[1], 'The game is over: Aram is the fool.'],
    [[0], 'The game is over: you are the fool.'],
    [[0, 2], 'The game is over: your team are the fools.'],
    [[1, 3], 'The game is over: the fools are Aram and Leyla.'],
  ])('tells who the fools are: %j', async (fools, text) => {
    const words = await loadWords('en');
    const result = { fools, places: [], adjudicated: false, epaulettes: 0 };
    const names = ['you', 'Aram', 'Mari', 'Leyla'];
    const news = update(2, [{ type: 'game_over', result }]);
    expect(sentences(news, words, (seat) => names[seat] ?? '')).toEqual([text]);
  });

  test('leaves out who drew nothing', async () => {
    const words = await loadWords('en');
    const news = update(2, [{ type: 'drew_up', seat: 1, count: 0, cards: [], trump_card: false }]);
    expect(sentences(news, words, nameOf)).toEqual([]);
  });
});

test('words that came with the page are not fetched', async () => {
  bringWords('et', 'hello = Tere');
  const words = await loadWords('et', ['first']);
  expect(words.say('hello')).toBe('Tere');
});
