import { readFileSync } from 'node:fs';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { expect, test } from 'vitest';
import { motiveText, spokenAdvice } from './advice';
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
  expect(motiveText(beat, words, nameOf)).toBe('K♣\uFE0E beats 8♣\uFE0E without spending a trump.');
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
