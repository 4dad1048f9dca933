import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { CHOICES } from '../settings';

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');

type Colour = readonly [red: number, green: number, blue: number, alpha: number];

/** The tokens in force where the root has these attributes; later rules win, as their weights do. */
function tokens(attributes: Readonly<Record<string, string>>): Map<string, string> {
  const found = new Map<string, string>();
  for (const [, selector, body] of css.matchAll(/(:root[^{]*)\{([^}]*)\}/g)) {
    const asked = [...(selector ?? '').matchAll(/\[data-(\w+)(?:='(\w+)')?\]/g)];
    const applies = asked.every(([, name, value]) =>
      value === undefined ? (name ?? '') in attributes : attributes[name ?? ''] === value,
    );
    if (!applies) continue;
    for (const [, name, value] of (body ?? '').matchAll(/(--[\w-]+):\s*([^;]+);/g)) {
      found.set(name ?? '', value ?? '');
    }
  }
  return found;
}

function colour(from: Map<string, string>, name: string): Colour {
  const value = from.get(name) ?? '';
  const other = /^var\((--[\w-]+)\)$/.exec(value)?.[1];
  if (other !== undefined) return colour(from, other);
  if (value === 'transparent') return [0, 0, 0, 0];
  const hex = /^#([0-9a-f]{3}|[0-9a-f]{6})$/.exec(value)?.[1];
  if (hex !== undefined) {
    const digits = hex.length === 3 ? hex.replace(/./g, '$&$&') : hex;
    const part = (at: number) => parseInt(digits.slice(at, at + 2), 16);
    return [part(0), part(2), part(4), 1];
  }
  const parts = /^rgb\((\d+) (\d+) (\d+) \/ (\d+)%\)$/.exec(value);
  if (parts === null) throw new Error(`${name} is no colour: ${value}`);
  return [Number(parts[1]), Number(parts[2]), Number(parts[3]), Number(parts[4]) / 100];
}

/** One colour laid over another, which is opaque. */
const over = (top: Colour, ground: Colour): Colour => {
  const mix = (at: 0 | 1 | 2) => top[at] * top[3] + ground[at] * (1 - top[3]);
  return [mix(0), mix(1), mix(2), 1];
};

function luminance([red, green, blue]: Colour): number {
  const linear = (value: number) =>
    value / 255 <= 0.04045 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4;
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

function contrast(one: Colour, other: Colour): number {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

const looks = CHOICES.table.flatMap((table) =>
  (['light', 'dark'] as const).flatMap((theme) =>
    (['usual', 'high'] as const).map((level) => ({ table, theme, contrast: level })),
  ),
);

describe('words on the felt', () => {
  test.each(looks)('$table, $theme, contrast $contrast', (look) => {
    const now = tokens(look);
    const least = look.contrast === 'high' ? 7 : 4.5;
    const brightest = over(colour(now, '--felt-lamp'), colour(now, '--felt-lit'));
    const shade = over(colour(now, '--felt-shade'), brightest);
    const word = over([255, 255, 255, 0.16], colour(now, '--felt'));
    const ink = colour(now, '--felt-ink');

    expect(contrast(ink, shade)).toBeGreaterThanOrEqual(least);
    expect(contrast(colour(now, '--felt-ink-soft'), shade)).toBeGreaterThanOrEqual(least);
    expect(contrast(ink, brightest)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(ink, word)).toBeGreaterThanOrEqual(4.5);
  });
});
