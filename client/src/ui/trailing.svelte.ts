import { untrack } from 'svelte';
import { afterPaint } from '../paint';

/** What is read of a state, which follows what is seen of it. */
export interface Trailing<T> {
  readonly value: T;
  /** Something newer has not been drawn yet. */
  readonly isBehind: boolean;
}

/**
 * Follows what *now* gives, once the frame that first shows it is on the screen: drawn in one
 * frame, the cards and all the words about them would make a slow phone miss the next ones.
 * What begins or ends, out of null or into it, is followed at once.
 */
export function trailing<T>(now: () => T | null): Trailing<T | null> {
  const newest = $derived(now());
  let value: T | null = $state.raw(untrack(now));
  $effect(() => {
    const next = newest;
    const drawn = untrack(() => value);
    if (next === null || drawn === null) value = next;
    else if (next !== drawn) return afterPaint(() => (value = next));
    return undefined;
  });
  return {
    get value() {
      return value;
    },
    get isBehind() {
      return value !== newest;
    },
  };
}
