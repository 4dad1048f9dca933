import { describe, expect, test } from 'vitest';
import { check } from './fair';
import type { Checked } from './fair';

const NO_NONCE = '00'.repeat(16);

// Made by `kozyr.tables.fair`.
const DEALS: readonly (readonly [name: string, table: string, proven: Checked])[] = [
  ['a first deal, whose dealer is drawn', 'table-1', {
    deal: 1,
    next_dealer: null,
    commitment: '8a5696de3ae29d5eb0846632804401e65f1ea62e8537d98039f135db6050927b',
    seed: '0102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f20',
    nonces: ['01'.repeat(16), '02'.repeat(16), NO_NONCE],
    pack:
      '7h Qs Kh 10s Ks 9c 9d 8h 6s Qh 7s 9s 10h Js 6d 8d 10d As Ah 8c Kd Ac Qc Jd 6h 9h 6c 7d Jh Ad 7c 10c 8s Jc Qd Kc',
  }],
  ['two packs', 'table-2', {
    deal: 2,
    next_dealer: 1,
    commitment: '60081a2a7ff76a4a7cee0ba5a62edc50d42daf329ebd01f71da85ffca56f0dda',
    seed: '02030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f2021',
    nonces: ['01'.repeat(16), '02'.repeat(16), '03'.repeat(16), NO_NONCE],
    pack:
      'Kd 7d 9h Jc 8s 7c Qd Ac Kc Qs Kh 8c 10h 8h Qh Js 10d 8s 7s 7c Ks Jh Ks Ad 9d 6c 6h Kd 6d Qc 6d Kh 9h 7d Js 10d ' +
        '6s 8c Ac Qs Ah 6h 10s Qc 10c 10c 8h 9s 9c Ad 9d Kc 7h Qd As 8d 10s 9s Qh 6s Jd 6c Jd 9c 7s 8d Ah 10h As 7h Jh Jc',
  }],
  ['jokers', 'table-3', {
    deal: 3,
    next_dealer: 0,
    commitment: '39ace09f99c9261b75aae58f08648104a9e76fd22f3626d35390ae4731ed55dc',
    seed: '030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f202122',
    nonces: ['01'.repeat(16), NO_NONCE],
    pack:
      '9h Js 3h 5d 6d Qh Kh 4h 3d 8c 2h 5c 7c Jd 9c 6s 9s Ac Jh Qs 9d 8d 8s 7h Jc *r 2d Ks 10c 5s Kc 7d 6h 6c 5h 4c 10h ' +
        '10s 8h 3s 7s Qc 2s 2c Qd 4d Ah As *b 10d Kd 3c Ad 4s',
  }],
  ['a deal that its rules called void at first', 't-void', {
    deal: 1,
    next_dealer: null,
    commitment: '8abaf85edd04bb7b80e120f842a525a7cd15d60e5af9c7b79b51b3e4085eff01',
    seed: `37${'00'.repeat(31)}`,
    nonces: ['07'.repeat(16), '08'.repeat(16)],
    pack:
      'Jc Ah 10c 8h Kc 9h Ad 8c 10d 10s As Qh 7d Jd 6c Kd Ks Qd 9d 9s 10h Jh 6h 8s Ac Kh 8d 7h 9c 7s 6d 6s Qs Js Qc 7c',
  }],
];

describe('a deal', () => {
  test.each(DEALS)('is found fair: %s', async (_, table, proven) => {
    const verdict = await check(table, proven, proven.nonces[0] ?? null);
    expect(verdict).toEqual({ deal: proven.deal, isBound: true, isShuffled: true, hasMine: true });
  });

  const [, table, fair] = DEALS[0] as (typeof DEALS)[number];

  test('is not, when two cards have changed places', async () => {
    const [first, second, ...rest] = fair.pack.split(' ');
    const changed = { ...fair, pack: [second, first, ...rest].join(' ') };
    expect(await check(table, changed, null)).toMatchObject({ isBound: true, isShuffled: false });
  });

  test('is not, when the seed is another than the server was bound to', async () => {
    const other = { ...fair, seed: `ff${fair.seed.slice(2)}` };
    expect(await check(table, other, null)).toMatchObject({ isBound: false, isShuffled: false });
  });

  test('is not, when somebody’s part was left out', async () => {
    const without = { ...fair, nonces: [NO_NONCE, ...fair.nonces.slice(1)] };
    const verdict = await check(table, without, fair.nonces[0] ?? null);
    expect(verdict).toMatchObject({ isBound: true, isShuffled: false, hasMine: false });
  });

  test('says nothing of a part that this page did not add', async () => {
    expect((await check(table, fair, null)).hasMine).toBeNull();
  });
});
