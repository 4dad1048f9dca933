import { expect, test } from 'vitest';
import { AT_TABLE, isAtTable, replayAddress, replayedMove } from './address';

test('the address of a replay names the move', () => {
  expect(replayedMove(replayAddress(17))).toBe(17);
  for (const other of [AT_TABLE, '', '#replay-', '#replay--1', '#replay-1e3', '#faq-replay-1']) {
    expect(replayedMove(other)).toBeNull();
  }
});

test('a replay is watched at the table', () => {
  expect(['#table', '#replay-0', '#faq-cards', ''].map(isAtTable)).toEqual([true, true, false, false]);
});
