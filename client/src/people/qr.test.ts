import { expect, test } from 'vitest';
import { pictureOf } from './qr';

/** Whether the module at *x*, *y* is dark, read off the path. */
function isDark(path: string, x: number, y: number): boolean {
  return [...path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)].some(
    ([, left, top, length]) => Number(top) === y && Number(left) <= x && x < Number(left) + Number(length),
  );
}

test('a link is a code with its three eyes', () => {
  const { size, path } = pictureOf('https://kozyr.example/#table-0123456789abcdef0123');
  expect((size - 17) % 4).toBe(0);
  const far = size - 7;
  for (const [left, top] of [[0, 0], [far, 0], [0, far]] as const) {
    const row = Array.from({ length: 7 }, (_, at) => isDark(path, left + at, top + 3));
    expect(row).toEqual([true, false, true, true, true, false, true]);
  }
});

test('another link is another code', () => {
  expect(pictureOf('https://a.example/#table-1').path).not.toBe(pictureOf('https://a.example/#table-2').path);
});
