import { expect, test } from 'vitest';
import type { Circle } from '../store';
import type { Gathering, GatheringSeat, Presence, Takeback } from '../wire';
import { newsAround, newsOf, outcomeOf } from './comings';

const say = (id: string, args: object = {}) => [id, ...Object.values(args)].join(' ');

const seat = (name: string | null): GatheringSeat => ({ name, level: null, player: name, online: true, account: false });

function gathering(names: readonly (string | null)[], host = 0): Gathering {
  return { table: 't', you: 0, host, seats: names.map(seat) } as unknown as Gathering;
}

const nameOf = (names: readonly (string | null)[]) => (index: number) => names[index] ?? '';

test('who came and who went is told, but not of the reader', () => {
  const [before, after] = [['Ann', null, 'Mari'], ['Ann', 'Leyla', null]];
  expect(newsOf(gathering(before), gathering(after), nameOf(after), say)).toEqual([
    'people-came Leyla', 'people-left Mari',
  ]);
  expect(newsOf(gathering([null, 'Mari']), gathering(['Ann', 'Mari']), nameOf(['Ann', 'Mari']), say)).toEqual([]);
});

test('a new host is told, and that it is the reader', () => {
  const names = ['Ann', 'Leyla'];
  expect(newsOf(gathering(names, 1), gathering(names, 0), nameOf(names), say)).toEqual(['people-host-you']);
  expect(newsOf(gathering(names, 0), gathering(names, 1), nameOf(names), say)).toEqual(['people-host Leyla']);
});

const around = (...people: Presence[]): Circle =>
  ({ people, takeback: null }) as unknown as Circle;

test.each<[string, Presence, Presence, string[]]>([
  ['a lost line', { online: true }, { lost: true }, ['people-lost Ann']],
  ['a line that is back', { lost: true }, { online: true }, ['people-back Ann']],
  ['a bot that sits in', { lost: true }, { sits_in: true }, ['people-bot-sits-in Ann']],
  ['one who is back', { sits_in: true }, { online: true }, ['people-back Ann']],
  ['one who left for good', { online: true }, { sits_in: true, left: true }, ['people-left Ann']],
  ['a wish', { online: true }, { online: true, wishes: true }, ['people-wishes Ann']],
  ['a turn that the clock played', { online: true }, { online: true, missed: 1 }, ['people-out-of-time Ann']],
  ['the third of them, and the bot after it', { missed: 2 }, { missed: 3, sits_in: true }, [
    'people-out-of-time Ann', 'people-bot-sits-in Ann',
  ]],
  ['one who sits down between two deals', {}, { player: 'new', online: true }, ['people-came Ann']],
  ['one who gets up', { player: 'old', online: true }, {}, ['people-left Old']],
  ['another in his seat', { player: 'old' }, { player: 'new' }, ['people-left Old', 'people-came Ann']],
  ['the seat of one of whom it was told that he left', { player: 'old', left: true }, {}, []],
  ['nothing', { online: true }, { online: true }, []],
])('%s is told', (_, before, after, news) => {
  expect(newsAround(around(before), around(after), 1, () => 'Ann', () => 'Old', say)).toEqual(news);
  // Of the reader himself only that is told which he does not do.
  const isLate = (after.missed ?? 0) > (before.missed ?? 0);
  const own = newsAround(around(before), around(after), 0, () => 'Ann', () => 'Old', say);
  expect(own.filter((text) => !text.startsWith('people-bot-for-you'))).toEqual(
    isLate ? ['people-out-of-time-you Ann'] : [],
  );
});

test('a new host at the table is told', () => {
  const hosted = (host: number) => ({ ...around({ online: true }, { online: true }), host });
  const news = (you: number) => newsAround(hosted(0), hosted(1), you, () => 'Ann', () => '', say);
  expect(news(0)).toEqual(['people-host Ann']);
  expect(news(1)).toEqual(['people-host-you']);
});

test('it is told to the reader himself that a bot plays for him', () => {
  const told = (now: Presence) => newsAround(around({ online: true }), around(now), 0, () => 'Ann', () => '', (id) => id);
  expect(told({ online: true, sits_in: true })).toEqual(['people-bot-for-you']);
  expect(told({ online: true, sits_in: true, left: true })).toEqual([]);
  expect(told({ online: true })).toEqual([]);
});

test('that a move is asked back is told to all but who asks, and to all what came of it', () => {
  const asked: Takeback = { number: 7, seat: 1, answer: 'asked', awaits: [0] };
  const at = (takeback: Takeback | null): Circle => ({ ...around({ online: true }, { online: true }), takeback });
  const news = (before: Takeback | null, after: Takeback | null, you: number) =>
    newsAround(at(before), at(after), you, () => 'Ann', () => '', say);
  expect(news(null, asked, 0)).toEqual(['people-takeback-asks Ann']);
  expect(news(null, asked, 1)).toEqual([]);
  expect(news(asked, { ...asked, awaits: [] }, 0)).toEqual([]);
  expect(news(asked, { ...asked, answer: 'granted' }, 0)).toEqual(['people-takeback-done Ann']);
  expect(news(asked, { ...asked, answer: 'granted' }, 1)).toEqual(['people-takeback-done-you']);
  for (const answer of ['refused', 'lapsed'] as const) {
    expect(news(asked, { ...asked, answer }, 1)).toEqual(['people-takeback-stays']);
    expect(outcomeOf({ ...asked, answer }, 0, () => 'Ann', say)).toBe('people-takeback-stays');
  }
  expect(news(asked, null, 0)).toEqual([]);
});
