import { describe, expect, test } from 'vitest';
import { CARD_RATIO, distance, panelWidth, planHand, planTable, upperEdge } from './layout';
import type { Box, TableLayout } from './layout';

const SCREENS = [
  [320, 568], [360, 640], [390, 844], [412, 915], [640, 360], [844, 390], [820, 1180], [1024, 768],
  [1120, 720], [1180, 820], [1280, 720], [1440, 900], [1920, 1080],
] as const;
const HANDS = [0, 1, 2, 6, 7, 12, 13, 20, 25, 30, 35];

const overlap = (a: Box, b: Box): boolean =>
  a.x < b.x + b.w - 0.5 && b.x < a.x + a.w - 0.5 && a.y < b.y + b.h - 0.5 && b.y < a.y + a.h - 0.5;

/** The box round a turned card of the hand, in table pixels. */
function turnedCard(layout: TableLayout, index: number): Box {
  const place = layout.places[index];
  if (place === undefined) throw new Error(`no card ${index}`);
  const angle = Math.abs(place.angle) * (Math.PI / 180);
  const [w, h] = [layout.handCard, layout.handCard * CARD_RATIO];
  const [outerW, outerH] = [
    w * Math.cos(angle) + h * Math.sin(angle),
    w * Math.sin(angle) + h * Math.cos(angle),
  ];
  return {
    x: layout.hand.x + place.x - (outerW - w) / 2,
    y: layout.hand.y + place.y - (outerH - h) / 2,
    w: outerW,
    h: outerH,
  };
}

const shape = ({ x, y, w, h }: Box): string => [x, y, w, h].map(Math.round).join(' ');

/** All that is wrong with where things lie. */
function faultsOf(layout: TableLayout, width: number, height: number): string[] {
  const { bar, stock, discard, action, hand, seats, slots } = layout;
  const things = [bar, stock, discard, action, ...seats];
  const cards = layout.places.map((_, index) => turnedCard(layout, index));
  const outside = [...things, hand, ...slots, ...cards]
    .filter(({ x, y, w, h }) => x < -0.5 || y < -0.5 || x + w > width + 0.5 || y + h > height + 0.5)
    .map((box) => `outside: ${shape(box)}`);
  const pairs: [Box, Box][] = [
    ...slots.flatMap((slot): [Box, Box][] => things.map((box) => [slot, box])),
    ...slots.flatMap((slot, index): [Box, Box][] =>
      slots.slice(index + 1).map((other) => [slot, other]),
    ),
    ...seats.flatMap((seat, index): [Box, Box][] =>
      [stock, discard, action, bar, ...seats.slice(index + 1)].map((box) => [seat, box]),
    ),
    [stock, action],
    [discard, action],
  ];
  const overlaps = pairs
    .filter(([one, other]) => overlap(one, other))
    .map(([one, other]) => `overlap: ${shape(one)} and ${shape(other)}`);
  const tiny = slots.length > 0 && layout.boutCard < 28 ? [`tiny cards: ${layout.boutCard}`] : [];
  return [...outside, ...overlaps, ...tiny];
}

const WAYS = [
  { way: '', leftHanded: false, text: 1 },
  { way: ' beside a panel', leftHanded: false, text: 1, withPanel: true },
  { way: ' left-handed', leftHanded: true, text: 1 },
  { way: ' who read words of twice the size', leftHanded: false, text: 2 },
];

describe.each(SCREENS)('at %i by %i', (width, height) => {
  for (const { way, leftHanded, text, withPanel = false } of WAYS) {
    const beside = withPanel ? panelWidth(width, height, text) : 0;
    if (withPanel && beside === 0) continue;
    for (const seats of [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]) {
      test(`${seats} players${way} have everything in its place`, () => {
        const faults: string[] = [];
        for (const hand of HANDS) {
          for (const slots of [0, 1, 3, 6, 7]) {
            const layout = planTable({ width, height, seats, hand, slots, leftHanded, text, beside });
            faults.push(...faultsOf(layout, width - beside, height).map((fault) => `${hand}/${slots}: ${fault}`));
          }
        }
        expect(faults).toEqual([]);
      });
    }
  }

  test('every card of a full hand shows a strip that can be hit', () => {
    for (const hand of HANDS.filter((count) => count > 1)) {
      const { places } = planTable({ width, height, seats: 6, hand, slots: 6, leftHanded: false, text: 1, beside: 0 });
      places.forEach((place, index) => {
        const next = places[index + 1];
        if (next && next.row === place.row) expect(next.x - place.x).toBeGreaterThanOrEqual(20);
      });
    }
  });
});

describe('a panel beside the table', () => {
  test('is there from 1100 px on, where the table stays wide', () => {
    expect(panelWidth(1099, 800, 1)).toBe(0);
    expect(panelWidth(1100, 800, 1)).toBe(280);
    expect(panelWidth(1100, 1300, 1)).toBe(0);
    expect(panelWidth(1200, 500, 1)).toBe(0);
  });

  test('gives larger words more room, as far as the table can spare it', () => {
    expect(panelWidth(1440, 900, 2)).toBe(392);
    expect(panelWidth(1100, 800, 2)).toBe(0);
  });
});

describe('the hand', () => {
  test('is one fan while its cards can be read, then two rows, then three', () => {
    const rows = (count: number) => Math.max(...planHand(count, 344, 70).places.map(({ row }) => row)) + 1;
    expect([6, 11, 14, 24, 30].map(rows)).toEqual([1, 1, 2, 2, 3]);
  });

  test('fans evenly about its middle card', () => {
    const { places } = planHand(5, 344, 70);
    expect(places[2]?.angle).toBeCloseTo(0);
    expect(places[0]?.angle).toBeCloseTo(-(places[4]?.angle ?? 0));
    expect(places[0]?.y).toBeGreaterThan(places[2]?.y ?? Infinity);
  });
});

describe('the bout', () => {
  const planned = (width: number, height: number, slots: number): TableLayout =>
    planTable({ width, height, seats: 4, hand: 6, slots, leftHanded: false, text: 1, beside: 0 });
  const rows = (layout: TableLayout): number[] => {
    const tops = layout.slots.map(({ y }) => Math.round(y));
    return [...new Set(tops)].map((top) => tops.filter((each) => each === top).length);
  };

  test('lies in one row on a desktop', () => {
    expect([1, 4, 6].map((slots) => rows(planned(1440, 900, slots)))).toEqual([[1], [4], [6]]);
  });

  test('lies in rows as long as each other on a phone', () => {
    const six = [1, 2, 3, 4, 5, 6].map((slots) => rows(planned(360, 640, slots)));
    expect(six).toEqual([[1], [2], [3], [2, 2], [3, 2], [3, 3]]);
  });

  test('has each row in the middle, and cards of one size as it grows', () => {
    const middle = ({ bout }: TableLayout) => bout.x + bout.w / 2;
    const five = planned(360, 640, 5);
    const [first, last] = [five.slots[3], five.slots[4]];
    expect(((first?.x ?? 0) + (last?.x ?? 0) + (last?.w ?? 0)) / 2).toBeCloseTo(middle(five));
    expect(planned(360, 640, 1).boutCard).toBe(five.boutCard);
  });
});

test('the upper edge of a card is that of the strip that its neighbour leaves', () => {
  const layout = planTable({
    width: 360, height: 640, seats: 2, hand: 3, slots: 0, leftHanded: false, text: 1, beside: 0,
  });
  const [, middle, last] = layout.places;
  const edge = upperEdge(layout, 1);
  expect(edge?.x).toBeCloseTo(layout.hand.x + ((middle?.x ?? 0) + (last?.x ?? 0)) / 2);
  expect(edge?.y).toBeCloseTo(layout.hand.y + (middle?.y ?? 0));
  expect(upperEdge(layout, 3)).toBeNull();
});

test('distance is nought inside a box and straight outside', () => {
  const box = { x: 0, y: 0, w: 10, h: 10 };
  expect(distance({ x: 5, y: 5 }, box)).toBe(0);
  expect(distance({ x: 13, y: 14 }, box)).toBe(5);
});
