import { expect, test } from 'vitest';
import { AT_TABLE, deadLink, invitedTable, isAtTable, placeOf, replayAddress, replayedMove, tableLink } from './address';

test('the address of a replay names the move', () => {
  expect(replayedMove(replayAddress(17))).toBe(17);
  for (const other of [AT_TABLE, '', '#replay-', '#replay--1', '#replay-1e3', '#faq-replay-1']) {
    expect(replayedMove(other)).toBeNull();
  }
});

test('a replay is watched at the table', () => {
  expect(['#table', '#replay-0', '#faq-cards', ''].map(isAtTable)).toEqual([true, true, false, false]);
});

test('a link to a table invites to it, however it is written', () => {
  const link = new URL(tableLink('a1-b2', 'https://kozyr.example/?lang=hy#table'));
  expect(link.href).toBe('https://kozyr.example/t/a1-b2');
  expect(invitedTable(link)).toBe('a1-b2');
  expect(invitedTable({ pathname: '/', hash: '#table-a1-b2' })).toBe('a1-b2');
  for (const hash of ['', '#table', '#table-', '#table-a/b', '#replay-3']) {
    expect(invitedTable({ pathname: '/', hash }), hash).toBeNull();
  }
});

test('the address of a table of people is that which invites to it', () => {
  expect(placeOf('a1')).toBe('#table-a1');
  expect(isAtTable(placeOf('a1'))).toBe(true);
  expect(placeOf(null)).toBe(AT_TABLE);
});

test.each([
  ['/', '', null],
  ['/index.html', '', null],
  ['/', '#table', null],
  ['/p/abc', '', null],
  ['/t/some-table_1', '', null],
  [`/t/${'x'.repeat(41)}`, '', 'no_such_table'],
  ['/t/', '', 'no_such_table'],
  ['/nowhere', '', 'nowhere'],
] as const)('%s%s is a dead link: %s', (pathname, hash, dead) => {
  expect(deadLink({ pathname, hash })).toBe(dead);
});
