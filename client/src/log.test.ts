import { readFileSync } from 'node:fs';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { expect, test } from 'vitest';
import { chaptersOf } from './log';
import { view } from './testing/positions';
import { Words } from './words';
import type { TableEvent } from './wire';

const started = (bout: number): TableEvent => ({
  type: 'bout_started', bout, attacker: 0, defender: 1, limit: 5, attacker_place: 0, defender_place: 1,
});
const attacked: TableEvent = { type: 'attacked', seat: 0, card: '6h' };
const drewNothing: TableEvent = { type: 'drew_up', seat: 0, count: 0, cards: [], trump_card: false };

test('each bout is a chapter, and what is not worth a word is left out', () => {
  const events = [started(1), attacked, drewNothing, started(2), attacked];
  const file = readFileSync(new URL('../../locales/en.ftl', import.meta.url), 'utf8');
  const bundle = new FluentBundle('en', { useIsolating: false });
  bundle.addResource(new FluentResource(file));
  const chapters = chaptersOf(events, view(), new Words('en', bundle), () => 'Aram');
  expect(chapters.map(({ bout, sentences }) => [bout, sentences.length])).toEqual([[1, 2], [2, 2]]);
  expect(chapters[0]?.sentences[1]).toContain('6♥');
});
