import { describe, expect, test } from 'vitest';
import type { Zones } from './choice';
import { Chooser, meantTarget, openTargets } from './chooser';
import { handCard } from './testing/positions';
import type { Card, HandCard, Move, Reason } from './wire';

const beat = (card: Card, attack: Card) => ({ move: { type: 'beat', attack, card } as Move, refused: null });
const transfer = (card: Card) => ({ move: { type: 'transfer', card } as Move, refused: null });
const attack = (card: Card) => ({ move: { type: 'attack', card } as Move, refused: null });
const reason: Reason = { kind: 'too_low', card: '7h', target: '9h' };

const zones: Zones = {
  felt: { x: 0, y: 0, w: 400, h: 400 },
  pairs: [['9h', { x: 100, y: 100, w: 60, h: 90 }]],
  transfer: { x: 300, y: 100, w: 60, h: 90 },
};

function seated(cards: readonly HandCard[], { tapPlays = true, closed = false } = {}) {
  const hand = new Map(cards.map((each) => [each.card, each]));
  const played: Move[] = [];
  const laid: (readonly Move[])[] = [];
  const refused: (Reason | null | 'rank')[] = [];
  const chooser = new Chooser({
    hand: () => hand,
    zones: () => zones,
    tapPlays: () => tapPlays,
    play: (move) => played.push(move),
    lay: (moves) => laid.push(moves),
    refuse: (_, why) => refused.push(why),
    refuseRank: () => refused.push('rank'),
    isClosed: () => closed,
    quiet: () => undefined,
  });
  return { chooser, hand, played, laid, refused };
}

const trump = handCard('As', { options: [beat('As', '9h'), beat('As', '9c')] });
const nine = handCard('9d', { options: [transfer('9d'), beat('9d', '8d')] });
const other = handCard('9s', { options: [transfer('9s')] });
const low = handCard('7h', { why: reason });

describe('a tap', () => {
  test('picks a card that can go to several places, and the next tap lets it go', () => {
    const { chooser, played } = seated([trump]);
    expect(chooser.tap('As')).toBe(false);
    expect(chooser.now.picked).toBe('As');
    chooser.tap('As');
    expect(chooser.now.picked).toBeNull();
    expect(played).toEqual([]);
  });

  test('plays at the second time where the player wants two', () => {
    const { chooser, played } = seated([handCard('6h', { options: [attack('6h')] })], { tapPlays: false });
    expect(chooser.tap('6h')).toBe(false);
    expect(chooser.tap('6h')).toBe(true);
    expect(played).toEqual([attack('6h').move]);
  });

  test('on a card that can do nothing says why and lets the picked one go', () => {
    const { chooser, refused } = seated([trump, low]);
    chooser.tap('As');
    chooser.tap('7h');
    expect(refused).toEqual([reason]);
    expect(chooser.now.picked).toBeNull();
  });

  test('does nothing while no card can be tried', () => {
    const { chooser } = seated([]);
    expect(chooser.tap('As')).toBe(false);
  });
});

test('of two equal cards only the one that was tapped is picked', () => {
  const { chooser } = seated([trump]);
  chooser.tap('As~2');
  expect(chooser.now.picked).toBeNull();
  const twins = new Map([['As', trump], ['As~2', trump]]);
  const both = new Chooser({
    hand: () => twins, zones: () => zones, tapPlays: () => true, play: () => undefined,
    refuse: () => undefined, quiet: () => undefined, lay: () => undefined,
    refuseRank: () => undefined, isClosed: () => false,
  });
  both.tap('As~2');
  expect(both.now.picked).toBe('As~2');
});

describe('a transfer', () => {
  test('is made at once by the only card that can', () => {
    const { chooser, played } = seated([trump, other]);
    chooser.transfer();
    expect(played).toEqual([transfer('9s').move]);
  });

  test('is made by the picked card when several can', () => {
    const { chooser, played } = seated([nine, other]);
    chooser.tap('9d');
    chooser.transfer();
    expect(played).toEqual([transfer('9d').move]);
  });

  test('waits for the next card when several can, which then beats nothing', () => {
    const { chooser, hand, played } = seated([nine, other]);
    chooser.transfer();
    expect(chooser.now.transferring).toBe(true);
    expect(openTargets({ ...chooser.now, picked: '9d' }, hand)).toHaveLength(1);
    chooser.tap('9d');
    expect(played).toEqual([transfer('9d').move]);
    expect(chooser.now.transferring).toBe(false);
  });

  test('is called off by a card that cannot, which is then tapped as ever', () => {
    const { chooser, refused } = seated([nine, other, low]);
    chooser.transfer();
    chooser.tap('7h');
    expect(chooser.now.transferring).toBe(false);
    expect(refused).toEqual([reason]);
  });
});

describe('a carried card', () => {
  test('means the target it is held over, and is played there', () => {
    const { chooser, hand, played } = seated([trump]);
    chooser.carry('As', { x: 120, y: 140 });
    const targets = openTargets(chooser.now, hand);
    expect(meantTarget(chooser.now, targets, zones)?.move).toEqual(beat('As', '9h').move);
    chooser.carry(null, { x: 0, y: 0 });
    chooser.drop('As', { x: 120, y: 140 });
    expect(played).toEqual([beat('As', '9h').move]);
  });

  test('takes the place of a picked one', () => {
    const { chooser } = seated([trump, low]);
    chooser.tap('As');
    chooser.carry('7h', { x: 10, y: 10 });
    expect(chooser.now.picked).toBeNull();
  });
});

test('the keyboard goes round the targets of the picked card', () => {
  const { chooser, hand } = seated([trump]);
  chooser.tap('As');
  const targets = openTargets(chooser.now, hand);
  const meant = () => meantTarget(chooser.now, targets, zones)?.move;
  chooser.stepTarget(-1, targets.length);
  expect(meant()).toEqual(beat('As', '9c').move);
  chooser.stepTarget(1, targets.length);
  expect(meant()).toEqual(beat('As', '9h').move);
});

test('a picked card is let go when the next view allows it nothing', () => {
  const { chooser, hand } = seated([trump]);
  chooser.tap('As');
  chooser.keep(hand, false);
  expect(chooser.now.picked).toBe('As');
  chooser.keep(new Map([['As', handCard('As')]]), false);
  expect(chooser.now.picked).toBeNull();
});

test('a transfer that can no longer be made is called off', () => {
  const { chooser, hand } = seated([nine, other]);
  chooser.transfer();
  chooser.keep(hand, false);
  expect(chooser.now.transferring).toBe(false);
});

describe('cards to be laid at once', () => {
  const attacking = (card: Card, cards: readonly Card[]): HandCard =>
    handCard(card, { options: [attack(card)], together: { cards, most: 2, why: reason } });
  const eights = [
    attacking('8c', ['8d', '8s']), attacking('8d', ['8c', '8s']), attacking('8s', ['8c', '8d']),
    handCard('6h', { options: [attack('6h')] }),
  ];
  const felt = { x: 50, y: 50 };

  test('are chosen by taps once there is one, and laid in that order', () => {
    const { chooser, played, laid } = seated(eights);
    chooser.select('8d');
    expect(chooser.tap('8c')).toBe(false);
    expect(chooser.now.selected).toEqual(['8d', '8c']);
    expect(chooser.lay()).toBe(true);
    expect(laid).toEqual([[attack('8d').move, attack('8c').move]]);
    expect(played).toEqual([]);
    expect(chooser.now.selected).toEqual([]);
  });

  test('say why another does not join', () => {
    const { chooser, refused } = seated(eights);
    chooser.select('8d');
    chooser.tap('6h');
    chooser.tap('8c');
    chooser.tap('8s');
    expect(refused).toEqual(['rank', reason]);
    expect(chooser.now.selected).toEqual(['8d', '8c']);
  });

  test('are let go one by one by a tap, and together by a cancel', () => {
    const { chooser, laid } = seated(eights);
    chooser.select('8d');
    chooser.tap('8d');
    expect(chooser.now.selected).toEqual([]);
    chooser.select('8d');
    chooser.tap('8c');
    expect(chooser.cancel()).toBe(true);
    expect(chooser.now.selected).toEqual([]);
    expect(chooser.lay()).toBe(false);
    expect(laid).toEqual([]);
  });

  test('are all laid when one of them is dropped on the felt, none when it is dropped beside', () => {
    const { chooser, laid } = seated(eights);
    chooser.select('8d');
    chooser.tap('8c');
    chooser.carry('8c', felt);
    chooser.drop('8c', { x: 50, y: 900 });
    expect(laid).toEqual([]);
    chooser.drop('8c', felt);
    expect(laid).toHaveLength(1);
  });

  test('are forgotten when another card is carried', () => {
    const { chooser, laid, played } = seated(eights);
    chooser.select('8d');
    chooser.carry('6h', felt);
    chooser.drop('6h', felt);
    expect(chooser.now.selected).toEqual([]);
    expect(laid).toEqual([]);
    expect(played).toEqual([attack('6h').move]);
  });

  test('go with what the newest hand allows', () => {
    const { chooser, hand } = seated(eights);
    chooser.select('8d');
    chooser.tap('8c');
    hand.delete('8d');
    chooser.keep(hand, false);
    expect(chooser.now.selected).toEqual(['8c']);
  });
});

test('where nothing can be played now no gesture plays or chooses', () => {
  const six = handCard('6h', { options: [attack('6h'), transfer('6h')] });
  const { chooser, played, laid, refused } = seated([six], { closed: true });
  chooser.tap('6h');
  chooser.select('6h');
  chooser.drop('6h', { x: 50, y: 50 });
  chooser.transfer();
  chooser.lay();
  expect([played, laid, refused]).toEqual([[], [], []]);
  expect(chooser.now).toMatchObject({ picked: null, selected: [], transferring: false });
});
