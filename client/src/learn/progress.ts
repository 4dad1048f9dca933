/** How far the lessons have been learned, remembered on the device. */

import type { Lesson, LessonId } from '../wire';

const STORAGE_KEY = 'kozyr.lessons';

/** The step at which a lesson goes on, and whether it was finished once. */
export interface Mark {
  readonly step: number;
  readonly done: boolean;
}

export type Progress = Readonly<Partial<Record<LessonId, Mark>>>;

type Memory = Pick<Storage, 'getItem' | 'setItem'>;

const isMark = (value: unknown): value is Mark =>
  typeof value === 'object' && value !== null &&
  'step' in value && Number.isInteger(value.step) && (value.step as number) >= 1 &&
  'done' in value && typeof value.done === 'boolean';

/** Progress from remembered JSON; what makes no sense is forgotten. */
export function parseProgress(text: string | null): Progress {
  let stored: unknown;
  try {
    stored = JSON.parse(text ?? '{}');
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    return {};
  }
  if (typeof stored !== 'object' || stored === null) return {};
  return Object.fromEntries(Object.entries(stored).filter(([, mark]) => isMark(mark)));
}

/** A Svelte store of the progress. */
export class ProgressStore {
  #now: Progress;
  #storage: Memory | null;
  #listeners = new Set<(progress: Progress) => void>();

  constructor(storage: Memory | null) {
    this.#storage = storage;
    this.#now = parseProgress(storage?.getItem(STORAGE_KEY) ?? null);
  }

  get now(): Progress {
    return this.#now;
  }

  /** Remembers how far *lesson* has come; one that is finished begins anew the next time. */
  note({ id, step, finished }: Lesson): void {
    const before = this.#now[id];
    const mark = { step: finished ? 1 : step, done: finished || before?.done === true };
    if (before?.step === mark.step && before.done === mark.done) return;
    this.#change({ ...this.#now, [id]: mark });
  }

  reset(): void {
    this.#change({});
  }

  #change(progress: Progress): void {
    this.#now = progress;
    this.#storage?.setItem(STORAGE_KEY, JSON.stringify(progress));
    for (const listener of this.#listeners) listener(progress);
  }

  subscribe(listener: (progress: Progress) => void): () => void {
    this.#listeners.add(listener);
    listener(this.#now);
    return () => this.#listeners.delete(listener);
  }
}
