/** Tables made by hand, one for each layout worth looking at: `?mock=<name>`. */

import type { Store } from '../store';
import type { Card, HandCard, Pair, Role, TableUpdate, View } from '../wire';

const NAMES = [
  'Nare', 'Aram', 'Leyla', 'Mari', 'Konstantin', 'Zoya', 'Gohar', 'Tamar', 'Boris', 'Giorgi', 'Nigar',
  'Oksana',
];

const cardsOf = (text: string): Card[] => text.split(' ').filter(Boolean) as Card[];

const MANY = cardsOf(
  '6c 7c 8c 9c 10c Jc Qc Kc Ac 6d 7d 8d 9d 10d Jd Qd 6h 7h 8h 9h 10h Jh 6s 7s 8s 9s 10s Js Qs Ks',
);

interface Wish {
  seats?: number;
  hand?: readonly Card[];
  table?: readonly Pair[];
  role?: Role;
  phase?: View['phase'];
  teams?: boolean;
  change?: Partial<View>;
}

const CLAUSES: View['clauses'] = [
  { parameter: 'pack', value: '36', number: 36 },
  { parameter: 'throwers', value: 'all', number: null },
  { parameter: 'attack_limit', value: '6', number: 6 },
  { parameter: 'first_bout_limit', value: '5', number: 5 },
  { parameter: 'transfer', value: 'on', number: null },
];

const pair = (attack: Card, beat: Card | null = null): Pair => ({ attack, seat: 1, beat });

const SIX: readonly Pair[] = [
  pair('8h', '10h'), pair('8d'), pair('10c', 'Qc'), pair('Jd'), pair('6c', '7c'), pair('6d'),
];

/** As the server would: each card with something it can do, or the reason why not. */
function option(card: Card, index: number, wish: Wish): HandCard {
  const open = (wish.table ?? []).filter(({ beat }) => beat === null).map(({ attack }) => attack);
  if (wish.role === 'defender' && open.length > 0) {
    const target = open[0] as Card;
    const beats = index % 3 === 0 || card === 'As';
    const transfers = wish.change?.transfer_to != null && index % 4 === 1;
    return {
      card,
      options: [
        ...open.map((attack, at) => ({
          move: { type: 'beat' as const, attack, card },
          refused: beats && at <= index % 2 ? null : { kind: 'too_low', card, target: attack },
        })),
        ...(transfers ? [{ move: { type: 'transfer' as const, card }, refused: null }] : []),
      ],
      together: null,
      why: beats || transfers ? null : { kind: 'wrong_suit', card, target, suit: 's' as const },
    };
  }
  const legal = wish.phase === 'open' || index % 2 === 0;
  return {
    card,
    options: legal ? [{ move: { type: 'attack', card }, refused: null }] : [],
    together: null,
    why: legal ? null : { kind: 'rank_not_on_table', card, ranks: ['8', '10', 'J'] },
  };
}

function update(wish: Wish): TableUpdate {
  const seats = wish.seats ?? 6;
  const hand = wish.hand ?? cardsOf('7h 9h Jh 9d Kd 7s As');
  const defender = wish.role === 'defender' ? 0 : 2;
  const attacker = wish.role === 'defender' ? 1 : 0;
  const view: View = {
    you: 0,
    rules: 'app+transfer',
    clauses: CLAUSES,
    deal: 1,
    dealer: 0,
    seats: Array.from({ length: seats }, (_, seat) => ({
      name: seat === 0 ? 'Nare' : (NAMES[seat] ?? ''),
      level: seat === 0 ? null : 'regular',
      team: wish.teams ? seat % 2 : null,
      cards: seat === 0 ? hand.length : seat + 3,
      role:
        seat === defender ? 'defender' : seat === attacker ? 'attacker' : seat === 3 ? 'thrower' : null,
      to_act: wish.phase !== 'over' && (seat === 0 || seat === 3),
      done: seat === 4,
      place: seats === 6 && seat === 5 ? 1 : null,
    })),
    hand: hand.map((card, index) => option(card, index, wish)),
    table: wish.table ?? [],
    phase: wish.phase ?? 'defend',
    bout: 3,
    attacker,
    defender,
    attacker_place: attacker,
    defender_place: defender,
    limit: 6,
    stock: 12,
    discard: 9,
    discarded: null,
    trump: 's',
    trump_card: '6s',
    take: wish.role === 'defender',
    done: wish.phase === 'covered' || wish.phase === 'taking',
    swap: null,
    transfer_to: null,
    result: null,
    decided: null,
    series: null,
    lesson: null,
    practice: false,
    can_undo: true,
    can_rematch: false,
    ...wish.change,
  };
  return {
    type: 'table', table: 'mock', seq: 1, pace: 'normal',
    events: [], view, reply_to: null,
  };
}

const MOCKS: Record<string, () => TableUpdate> = {
  two: () =>
    update({ seats: 2, phase: 'open', hand: cardsOf('6c 9c Jd Ad 10h 7s'), change: { defender: 1 } }),
  six: () => update({ table: SIX, role: 'defender' }),
  twelve: () => update({ table: SIX.slice(0, 3), role: 'defender', hand: MANY.slice(8, 20) }),
  twenty: () => update({ table: SIX, role: 'defender', hand: MANY.slice(0, 20) }),
  many: () => update({ table: SIX, role: 'defender', hand: MANY.slice(0, 25), change: { stock: 0, trump_card: null } }),
  thirty: () => update({ table: SIX, role: 'defender', hand: MANY, change: { stock: 1, discard: 0 } }),
  transfer: () =>
    update({
      seats: 4, table: [pair('8h'), pair('8c')], role: 'defender',
      hand: cardsOf('8d 9h Kh 6s 8s As'), change: { transfer_to: 1, practice: true },
    }),
  covered: () =>
    update({ seats: 3, table: [pair('8h', '10h'), pair('10c', '6s')], phase: 'covered', hand: cardsOf('8d 9h 10d 7c Ks') }),
  end: () =>
    update({
      phase: 'over', hand: cardsOf('7h 9d'),
      change: {
        result: { fools: [4], places: [5, 1, 0, 2, 3], adjudicated: false, epaulettes: 2 },
        decided: { kind: 'big_take', seat: 4, number: 9, bout: 7 },
        stock: 0, trump_card: null, discard: 32, can_rematch: true, take: false,
      },
    }),
  teams: () =>
    update({
      seats: 4, teams: true, table: [pair('8h', '10h'), pair('8c')], role: 'defender',
      hand: cardsOf('8d 9h Kh 6s 8s As'), change: { attacker_place: 3 },
    }),
  teamsend: () =>
    update({
      seats: 4, teams: true, phase: 'over', hand: [],
      change: {
        result: { fools: [1, 3], places: [1, 2, 0], adjudicated: false, epaulettes: 1 },
        decided: { kind: 'team_left_with', seats: [1, 3], number: 4 },
        stock: 0, trump_card: null, can_rematch: true,
      },
    }),
  seats: () => update({ seats: 12, table: SIX, role: 'defender' }),
  seatsmany: () => update({ seats: 12, table: SIX, role: 'defender', hand: MANY.slice(0, 25) }),
  seatsend: () =>
    update({
      seats: 12, phase: 'over', hand: [],
      change: {
        result: { fools: [4], places: [5, 1, 0, 2, 3, 6, 7, 8, 9, 10, 11], adjudicated: false, epaulettes: 0 },
        stock: 0, trump_card: null, can_rematch: true,
        series: {
          kind: 'count', length: 0, points: [0, 1, 2, 0, 3, 1, 0, 0, 2, 0, 1, 1], points_for: false,
          deals: 11, over: false, winners: [],
        },
      },
    }),
  jokers: () =>
    update({
      seats: 3, table: [pair('8h', '*r'), pair('8c')], role: 'defender',
      hand: cardsOf('2d 9h Kh 6s As *b *r'), change: { discarded: cardsOf('2c 3c *r') },
    }),
  twins: () =>
    update({
      seats: 4, table: [pair('10h', 'Ah'), pair('10h'), pair('10c', '10s')], role: 'defender',
      hand: cardsOf('10s 10s Jh Jh Kd As As'),
    }),
  notrump: () =>
    update({
      seats: 3, phase: 'open', hand: cardsOf('6c 9c Jd Ad 10h 7s'),
      change: { trump: null, trump_card: null, defender: 1, swap: { given: '6c', taken: 'Kc' } },
    }),
  series: () =>
    update({
      seats: 2, phase: 'over', hand: [],
      change: {
        result: { fools: [1], places: [0], adjudicated: false, epaulettes: 0 },
        decided: { kind: 'trumps', seat: 1, other: 0, number: 1, other_number: 5 },
        stock: 0, trump_card: null, can_rematch: true,
        series: {
          kind: 'to_points', length: 5, points: [3, 2], points_for: true, deals: 5, over: false,
          winners: [],
        },
      },
    }),
};

export function startMock(store: Store, name: string): void {
  const make = MOCKS[name];
  if (make === undefined) throw new Error(`no mock "${name}": ${Object.keys(MOCKS).join(', ')}`);
  store.receive({
    type: 'welcome', protocol: 4, version: '0.1.0', presets: [], parameters: [], levels: ['beginner', 'regular'], lessons: [], table: 'mock',
    me: { id: 'me', name: '', is_account: false, ratings: [] }, tables: [], minor: 0,
    build: '',
  });
  store.resume();
  store.receive(make());
}
