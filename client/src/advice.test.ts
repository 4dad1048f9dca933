import { readFileSync } from 'node:fs';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { expect, test } from 'vitest';
import { candidates, hintText, lineText, lossText, motiveText, spokenAdvice, steps, worseText } from './advice';
import { decidedText } from './decided';
import { view } from './testing/positions';
import type { Advice, Decided, Move, Motive } from './wire';
import { Words } from './words';

const bundle = new FluentBundle('en', { useIsolating: false });
bundle.addResource(new FluentResource(readFileSync(new URL('../../locales/en.ftl', import.meta.url), 'utf8')));
const words = new Words('en', bundle);
const nameOf = (seat: number) => ['You', 'Aram', 'Leyla'][seat] ?? '';

const advice = (move: Move | null, motive: Motive): Advice => ({
  type: 'advice', table: 't1', move, motive, reply_to: 'c1',
});

test('the reason is read with signs and heard in words', () => {
  const beat = advice({ type: 'beat', attack: '8c', card: 'Kc' }, { kind: 'keeps_trumps', card: 'Kc', target: '8c' });
  expect(motiveText(beat.motive, words, nameOf)).toBe('K♣\uFE0E beats 8♣\uFE0E without spending a trump.');
  expect(spokenAdvice(beat, view(), words, nameOf)).toBe(
    'Beat eight of clubs with king of clubs. king of clubs beats eight of clubs without spending a trump.',
  );
});

test.each<[Move | null, Motive, Parameters<typeof view>[0], string]>([
  [{ type: 'attack', card: '6h' }, { kind: 'lowest', card: '6h' }, { phase: 'open' }, 'Play six of hearts.'],
  [{ type: 'attack', card: '6h' }, { kind: 'throw_in', card: '6h' }, { phase: 'covered' }, 'Throw in six of hearts.'],
  [{ type: 'take' }, { kind: 'cannot_beat', number: 2 }, { phase: 'defend' }, 'Take. You cannot beat all 2 cards'],
  [{ type: 'done' }, { kind: 'saves_trumps', cards: ['6s', '7s'] }, { phase: 'covered' }, 'Add no more. Only trumps of yours fit: six of spades and seven of spades.'],
  [null, { kind: 'wait', seat: 1 }, { phase: 'defend' }, 'Wait. First see what Aram does.'],
])('%o is heard with its reason', (move, motive, part, begins) => {
  expect(spokenAdvice(advice(move, motive), view(part), words, nameOf)).toContain(begins);
});

const solved: Advice = {
  ...advice({ type: 'attack', card: 'Jh' }, { kind: 'only_win' }),
  more: [{ kind: 'unbeatable', card: 'Jh', seat: 1 }],
  theme: 'ending',
  ratings: [
    { move: { type: 'attack', card: 'Jh' }, loss: 0, error: 0 },
    { move: { type: 'attack', card: '7c' }, loss: 500, error: 0 },
    { move: { type: 'take' }, loss: 1000, error: 0 },
  ],
  better_than: 1,
  exact: true,
  line: [
    { seat: 0, move: { type: 'attack', card: 'Jh' } },
    { seat: 1, move: { type: 'beat', attack: 'Jh', card: 'Qh' } },
    { seat: 0, move: { type: 'done' } },
  ],
};
const guessed: Advice = {
  ...advice({ type: 'beat', attack: '8c', card: '10c' }, { kind: 'keeps_trumps', card: '10c', target: '8c' }),
  theme: 'trumps',
  ratings: [
    { move: { type: 'beat', attack: '8c', card: '10c' }, loss: 342, error: 21 },
    { move: { type: 'beat', attack: '8c', card: 'Kc' }, loss: 349, error: 22 },
    { move: { type: 'beat', attack: '8c', card: '6h' }, loss: 508, error: 30 },
    { move: { type: 'take' }, loss: 611, error: 31 },
  ],
  better_than: 2,
};

test('he tells more each time he is asked: what to think about, some moves, the move', () => {
  expect(steps(guessed)).toEqual(['theme', 'candidates', 'all']);
  expect(steps(solved)).toEqual(['theme', 'all']);
  expect(steps(advice({ type: 'take' }, { kind: 'only_move' }))).toEqual(['all']);
  expect(hintText(guessed, 'theme', words)).toBe('Think of your trumps.');
  expect(hintText(guessed, 'candidates', words)).toBe(
    'One of these: 10♣\uFE0E · 6♥\uFE0E · K♣\uFE0E',
  );
});

test('the moves hinted at are in an order that does not tell the best', () => {
  const [best, second, ...others] = guessed.ratings ?? [];
  const turned = { ...guessed, ratings: [second, best, ...others].flatMap((rated) => rated ?? []) };
  expect(candidates(turned)).toEqual(candidates(guessed));
});

test('chances have their error, and outcomes that are certain are named', () => {
  expect((guessed.ratings ?? []).map((rated) => lossText(rated, false, words))).toEqual([
    '34 % ± 3', '35 % ± 3', '51 % ± 3', '61 % ± 4',
  ]);
  expect((solved.ratings ?? []).map((rated) => lossText(rated, true, words))).toEqual(['wins', 'draws', 'loses']);
});

test('there is one contrast, to what is clearly worse, and a line only where it is solved', () => {
  expect(worseText(guessed, words)).toBe('Worse: 6♥\uFE0E on 8♣\uFE0E – 51 % against 34 %.');
  expect(worseText(solved, words)).toBeNull();
  expect(worseText({ ...guessed, better_than: undefined } as unknown as Advice, words)).toBeNull();
  expect(lineText(guessed, words, nameOf)).toBeNull();
  expect(lineText(solved, words, nameOf)).toBe(
    'Best play: You: J♥\uFE0E · Aram: Q♥\uFE0E on J♥\uFE0E · You: add no more',
  );
});

test.each<[Decided, string]>([
  [{ kind: 'big_take', seat: 1, number: 7, bout: 4 }, 'Aram took 7 cards in bout 4 and held the most ever after.'],
  [{ kind: 'big_take', seat: 0, number: 7, bout: 4 }, 'You took 7 cards in bout 4 and held the most ever after.'],
  [{ kind: 'trumps', seat: 0, other: 1, number: 1, other_number: 4 }, 'Trumps when the stock ran out: You 1, Aram 4.'],
  [{ kind: 'high_trump', seat: 1, other: 0, card: 'As' }, 'When the stock ran out you held the highest trump, A♠\uFE0E.'],
  [{ kind: 'high_trump', seat: 0, other: 1, card: 'As' }, 'When the stock ran out Aram held the highest trump, A♠\uFE0E.'],
  [{ kind: 'draw', seats: [0, 2] }, 'The last cards went in one bout: You and Leyla.'],
  [{ kind: 'left_with', seat: 2, number: 1 }, 'Leyla still held 1 card when everybody else was out.'],
  [{ kind: 'adjudicated', number: 200 }, 'It had gone on for 200 bouts.'],
])('what decided is told: %o', (decided, text) => {
  expect(decidedText(decided, 0, words, nameOf)).toBe(text);
});
