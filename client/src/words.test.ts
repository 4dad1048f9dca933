import { FluentBundle, FluentResource } from '@fluent/bundle';
import { describe, expect, test } from 'vitest';
import { sentences } from './announce';
import { update } from './testing/positions';
import { LANGUAGES, Words, chooseLanguage, loadWords } from './words';
import type { Language } from './words';

function inEnglish(text: string): Words {
  const bundle = new FluentBundle('en', { useIsolating: false });
  bundle.addResource(new FluentResource(text));
  return new Words('en', bundle);
}

describe('the language', () => {
  test('is the dearest that there is', () => {
    expect(chooseLanguage(['fr', 'hy-AM', 'en'])).toBe('hy');
    expect(chooseLanguage(['et-EE'])).toBe('et');
  });

  test('is English when none of them is there', () => {
    expect(chooseLanguage(['ja', 'fr'])).toBe('en');
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

  test('leaves out who drew nothing', async () => {
    const words = await loadWords('en');
    const news = update(2, [{ type: 'drew_up', seat: 1, count: 0, cards: [], trump_card: false }]);
    expect(sentences(news, words, nameOf)).toEqual([]);
  });
});
