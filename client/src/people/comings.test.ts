import { expect, test } from 'vitest';
import type { Circle } from '../store';
import type { Gathering, GatheringSeat, Presence } from '../wire';
import { newsAround, newsOf } from './comings';

const say = (id: string, args: object = {}) => [id, ...Object.values(args)].join(' ');

const seat = (name: string | null): GatheringSeat => ({ name, level: null, player: name, online: true });

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

const around = (...people: Presence[]): Circle => ({ people }) as unknown as Circle;

test.each<[string, Presence, Presence, string[]]>([
  ['a lost line', { online: true }, { lost: true }, ['people-lost Ann']],
  ['a line that is back', { lost: true }, { online: true }, ['people-back Ann']],
  ['a bot that sits in', { lost: true }, { sits_in: true }, ['people-bot-sits-in Ann']],
  ['one who is back', { sits_in: true }, { online: true }, ['people-back Ann']],
  ['one who left for good', { online: true }, { sits_in: true, left: true }, ['people-left Ann']],
  ['a wish', { online: true }, { online: true, wishes: true }, ['people-wishes Ann']],
  ['nothing', { online: true }, { online: true }, []],
])('%s is told', (_, before, after, news) => {
  expect(newsAround(around(before), around(after), 1, () => 'Ann', say)).toEqual(news);
  // Of the reader himself nothing is told.
  expect(newsAround(around(before), around(after), 0, () => 'Ann', say)).toEqual([]);
});
