import { expect, test } from 'vitest';
import { placesAround } from './ring';

const rounded = (count: number, first: number) =>
  placesAround(count, first).map(({ x, y }) => [Math.round(x), Math.round(y)]);

test('four seats stand at the four sides, clockwise from the reader’s', () => {
  expect(rounded(4, 0)).toEqual([[50, 100], [0, 50], [50, 0], [100, 50]]);
});

test('whoever reads it stands nearest', () => {
  expect(rounded(4, 2)).toEqual([[50, 0], [100, 50], [50, 100], [0, 50]]);
  expect(rounded(2, 1)).toEqual([[50, 0], [50, 100]]);
});
