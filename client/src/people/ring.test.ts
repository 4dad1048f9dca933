import { expect, test } from 'vitest';
import { placesAround } from './ring';

const rounded = (count: number, first: number) =>
  placesAround(count, first, 1).map(({ x, y }) => [Math.round(x), Math.round(y)]);

test('four seats stand at the four sides, clockwise from the reader’s', () => {
  expect(rounded(4, 0)).toEqual([[50, 100], [0, 50], [50, 0], [100, 50]]);
});

test('whoever reads it stands nearest', () => {
  expect(rounded(4, 2)).toEqual([[50, 0], [100, 50], [50, 100], [0, 50]]);
  expect(rounded(2, 1)).toEqual([[50, 0], [50, 100]]);
});

test('on a long oval all are as far from each other as on a round one', () => {
  const ratio = 3;
  const places = placesAround(12, 0, ratio);
  const steps = places.map(({ x, y }, index) => {
    const next = places[(index + 1) % 12] ?? { x, y };
    return Math.hypot((next.x - x) * ratio, next.y - y);
  });
  expect(Math.max(...steps)).toBeLessThan(1.25 * Math.min(...steps));
});
