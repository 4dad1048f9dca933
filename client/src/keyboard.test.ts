import { expect, test } from 'vitest';
import { commandOf, fateOf, roved } from './keyboard';
import type { Fate, KeyCommand, Whereabouts } from './keyboard';

const key = (typed: string, code = '', held: Partial<KeyboardEvent> = {}) => ({
  key: typed, code, ctrlKey: false, metaKey: false, altKey: false, ...held,
});

test.each([
  ['ArrowRight', 'next'],
  ['ArrowLeft', 'previous'],
  ['Home', 'first'],
  ['End', 'last'],
  ['Enter', 'play'],
  ['Escape', 'cancel'],
  ['t', 'take'],
  [' ', 'done'],
  ['D', 'done'],
  ['p', 'transfer'],
  ['x', 'select'],
  ['e', 'swap'],
  ['s', 'sort'],
  ['h', 'explain'],
  ['l', 'lastBout'],
  ['r', 'read'],
  ['?', 'help'],
])('%s means %s', (typed, kind) => {
  expect(commandOf(key(typed), true)?.kind).toBe(kind);
});

test.each([['7', '7'], ['1', '10'], ['j', 'J'], ['A', 'A'], ['*', '*']])('%s chooses rank %s', (typed, rank) => {
  expect(commandOf(key(typed), true)).toEqual({ kind: 'rank', rank });
});

test('a key with another alphabet on it means what its place means', () => {
  expect(commandOf(key('е', 'KeyT'), true)?.kind).toBe('take');
});

test('a key held with Control is left to the browser', () => {
  expect(commandOf(key('r', 'KeyR', { ctrlKey: true }), true)).toBeNull();
});

test('with Alt the arrows carry a card, and other keys are left to the browser', () => {
  expect(commandOf(key('ArrowLeft', '', { altKey: true }), false)?.kind).toBe('moveLeft');
  expect(commandOf(key('ArrowRight', '', { altKey: true }), true)?.kind).toBe('moveRight');
  expect(commandOf(key('d', 'KeyD', { altKey: true }), true)).toBeNull();
});

test('with shortcuts off only moving, playing and cancelling are left', () => {
  expect(commandOf(key('t'), false)).toBeNull();
  expect(commandOf(key('Enter'), false)?.kind).toBe('play');
});

test.each([
  ['ArrowRight', 2, 0], ['ArrowLeft', 0, 2], ['ArrowDown', 0, 1], ['Home', 1, 0], ['End', 0, 2],
])('%s moves the focus in a list of three from %i to %i', (typed, from, to) => {
  expect(roved(typed, from, 3)).toBe(to);
});

test('other keys, and any key in an empty list, leave the focus', () => {
  expect(roved('t', 1, 3)).toBeNull();
  expect(roved('Home', 0, 0)).toBeNull();
});

const inHand: Whereabouts = { inHand: true, onAnother: false, hasChosen: false };
const onButton: Whereabouts = { inHand: false, onAnother: true, hasChosen: false };
const nowhere: Whereabouts = { inHand: false, onAnother: false, hasChosen: false };
const held = { repeat: true };

test.each<[string, KeyCommand['kind'], string, Whereabouts, { repeat?: boolean }, Fate]>([
  ['a card is played where the focus is on it', 'play', 'Enter', inHand, {}, 'obeyed'],
  ['a button has its own Enter', 'play', 'Enter', onButton, {}, 'left'],
  ['a button has its own space', 'done', ' ', onButton, {}, 'left'],
  ['a letter is obeyed also on a button', 'take', 't', onButton, {}, 'obeyed'],
  ['a key held down plays once', 'play', 'Enter', inHand, held, 'swallowed'],
  ['a key held down goes on through the hand', 'next', 'ArrowRight', inHand, held, 'obeyed'],
  ['nothing is played from nowhere', 'play', 'Enter', nowhere, {}, 'left'],
  ['but what was picked is', 'play', 'Enter', { ...nowhere, hasChosen: true }, {}, 'obeyed'],
  ['Alt and an arrow lead the browser back', 'moveLeft', 'ArrowLeft', nowhere, {}, 'left'],
  ['and carry a card in the hand', 'moveLeft', 'ArrowLeft', inHand, {}, 'obeyed'],
])('%s', (_, kind, pressed, where, { repeat = false }, fate) => {
  const command = { kind } as KeyCommand;
  expect(fateOf(command, { key: pressed, repeat }, where, () => false)).toBe(fate);
});

test('while something is shown a key only hurries it, but for one that plays nothing', () => {
  const press = (kind: 'take' | 'read') => fateOf({ kind }, { key: 'x', repeat: false }, inHand, () => true);
  expect([press('take'), press('read')]).toEqual(['swallowed', 'obeyed']);
});
