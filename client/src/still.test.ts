import { describe, expect, it } from 'vitest';
import { KeptTable, stilled } from './still';
import { handCard, update } from './testing/positions';

function device(isFull = false) {
  const items = new Map<string, string>();
  return {
    items,
    getItem: (key: string) => items.get(key) ?? null,
    setItem(key: string, value: string) {
      if (isFull) throw new DOMException('full', 'QuotaExceededError');
      items.set(key, value);
    },
    removeItem: (key: string) => void items.delete(key),
  };
}

const playable = update(7, [], {
  hand: [handCard('6h', { options: [{ move: { type: 'attack', card: '6h' }, refused: null }] })],
  take: true,
  can_undo: true,
});

describe('a still table', () => {
  it('shows the same cards and offers nothing', () => {
    const { view, events, seq } = stilled(playable);
    expect(view.hand).toEqual([handCard('6h')]);
    expect([view.take, view.can_undo, events, seq]).toEqual([false, false, [], 0]);
    expect(view.table).toEqual(playable.view.table);
  });
});

describe('the kept table', () => {
  it('is read as it was kept, with its time', () => {
    const storage = device();
    new KeptTable(storage, () => 1234).keep(playable);
    expect(new KeptTable(storage).read()).toEqual({ at: 1234, update: stilled(playable) });
  });

  it('is gone once it is forgotten', () => {
    const kept = new KeptTable(device());
    kept.keep(playable);
    kept.forget();
    expect(kept.read()).toBeNull();
  });

  it.each([
    ['of another protocol', JSON.stringify({ protocol: 1, at: 1, update: playable })],
    ['damaged', '{"protocol":'],
  ])('is not shown when it is %s', (_, text) => {
    const storage = device();
    storage.items.set('kozyr.table', text);
    expect(new KeptTable(storage).read()).toBeNull();
    expect(storage.items.size).toBe(0);
  });

  it('takes the place of an older one even where there is no room for it', () => {
    const storage = device();
    new KeptTable(storage).keep(playable);
    const full = { ...device(true), items: storage.items, removeItem: storage.removeItem };
    new KeptTable(full).keep(playable);
    expect(storage.items.size).toBe(0);
  });

  it('has a bound', () => {
    const storage = device();
    const names = Array.from({ length: 3_000 }, () => handCard('6h'));
    new KeptTable(storage).keep(update(1, [], { hand: names }));
    expect(storage.items.size).toBe(0);
  });
});
