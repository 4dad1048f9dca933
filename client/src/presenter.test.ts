import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Presenter } from './presenter';
import type { Frame } from './presenter';
import type { FinishedBout } from './present';
import type { Hold } from './settings';
import { update } from './testing/positions';
import type { TableEvent } from './wire';

const attack: TableEvent = { type: 'attacked', seat: 0, card: '6h' };
const beat: TableEvent = { type: 'beaten', seat: 1, attack: '6h', card: '8h' };
const beaten: TableEvent = { type: 'bout_beaten', cards: ['6h', '8h'] };
const started: TableEvent = { type: 'bout_started', bout: 2, attacker: 1, defender: 0, limit: 6, attacker_place: 1, defender_place: 0 };

function stage(hold: Hold = 1200) {
  const frames: Frame[] = [];
  const bouts: FinishedBout[] = [];
  const world = { hidden: false };
  const awaited: boolean[] = [];
  const presenter = new Presenter({
    draw: (frame) => frames.push(frame),
    boutFinished: (bout) => bouts.push(bout),
    awaitTouch: (now) => awaited.push(now),
    tempo: () => ({ factor: 1, reduced: false }),
    hold: () => hold,
    isHidden: () => world.hidden,
  });
  presenter.show(update(1));
  frames.length = 0;
  const kinds = () => frames.map(({ step }) => step?.kind ?? null);
  return { presenter, frames, bouts, awaited, world, kinds };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('the presenter', () => {
  test('shows a view without events at once', () => {
    const { presenter, frames } = stage();
    presenter.show(update(2, [], { stock: 3 }));
    expect(frames.at(-1)?.shown.stock).toBe(3);
  });

  test('shows one step after another, then the view', async () => {
    const { presenter, kinds } = stage();
    presenter.show(update(2, [attack, beat]));
    expect(kinds()).toEqual(['play']);
    await vi.advanceTimersByTimeAsync(200);
    expect(kinds()).toEqual(['play', 'beat']);
    await vi.advanceTimersByTimeAsync(220);
    expect(kinds()).toEqual(['play', 'beat', null]);
  });

  test('holds a finished bout before it is swept away', async () => {
    const { presenter, kinds, bouts } = stage(1200);
    presenter.show(update(2, [beaten]));
    await vi.advanceTimersByTimeAsync(1100);
    expect(kinds()).toEqual([]);
    expect(bouts).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(150);
    expect(kinds()).toEqual(['sweep']);
  });

  test('holds until a touch when the player wishes it so', async () => {
    const { presenter, kinds, awaited } = stage('tap');
    presenter.show(update(2, [beaten]));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(kinds()).toEqual([]);
    expect(awaited).toEqual([true]);
    presenter.finish();
    await vi.advanceTimersByTimeAsync(0);
    expect(kinds()).toEqual([null]);
    expect(awaited).toEqual([true, false]);
  });

  test('lets nothing that waits cut a hold short, and jumps after it', async () => {
    const { presenter, frames, kinds } = stage('tap');
    presenter.show(update(2, [beaten]));
    for (let seq = 3; seq < 10; seq += 1) presenter.show(update(seq, [attack, beat]));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(kinds()).toEqual([]);
    presenter.finish();
    await vi.advanceTimersByTimeAsync(0);
    expect(frames.at(-1)?.settled?.seq).toBe(9);
  });

  test('has drawn the newest as soon as the last motion begins', async () => {
    const { presenter, frames } = stage();
    presenter.show(update(2, [attack, beat, beaten, started], { discard: 2 }));
    await vi.advanceTimersByTimeAsync(200 + 220 + 1199);
    expect(frames.map(({ drawn }) => drawn)).toEqual([null, null]);
    await vi.advanceTimersByTimeAsync(1);
    const last = frames.at(-1);
    expect(last).toMatchObject({ drawn: { seq: 2 }, settled: null, shown: { discard: 2 } });
    expect(last?.step).toEqual({ kind: 'sweep', events: [beaten, started] });
  });

  test('has not drawn the newest while more waits', async () => {
    const { presenter, frames } = stage();
    presenter.show(update(2, [attack]));
    presenter.show(update(3, [beat]));
    await vi.advanceTimersByTimeAsync(200);
    expect(frames.map(({ drawn }) => drawn?.seq ?? null)).toEqual([2, 2, 3]);
  });

  test('jumps to the end when the player acts', async () => {
    const { presenter, frames } = stage();
    presenter.show(update(2, [attack, beat, beaten, started], { discard: 2 }));
    presenter.finish();
    await vi.advanceTimersByTimeAsync(0);
    expect(frames.at(-1)).toMatchObject({ step: null, shown: { discard: 2 } });
  });

  test('jumps to the end when more than a second of motion waits', async () => {
    const { presenter, frames } = stage();
    for (let seq = 2; seq < 10; seq += 1) presenter.show(update(seq, [attack, beat]));
    await vi.advanceTimersByTimeAsync(0);
    expect(frames.at(-1)?.settled?.seq).toBe(9);
  });

  test('does not move anything on a page that nobody sees', async () => {
    const { presenter, frames, world, kinds } = stage();
    world.hidden = true;
    presenter.show(update(2, [attack, beat]));
    await vi.advanceTimersByTimeAsync(0);
    expect(kinds()).toEqual([null]);
    expect(frames.at(-1)?.settled?.seq).toBe(2);
  });

  test('draws nothing more of a table that was left', async () => {
    const { presenter, frames } = stage();
    presenter.show(update(2, [attack, beat]));
    presenter.clear();
    frames.length = 0;
    await vi.advanceTimersByTimeAsync(1000);
    expect(frames).toEqual([]);
  });
});
