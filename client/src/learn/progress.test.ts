import { describe, expect, test } from 'vitest';
import type { Lesson } from '../wire';
import { ProgressStore, parseProgress } from './progress';

function memory() {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
}

const lesson = (part: Partial<Lesson> = {}): Lesson => ({
  id: 'beat', step: 1, steps: 4, goal: 'higher', card: null, tried: null, reached: false, again: 1,
  finished: false, ...part,
});

describe('the progress of the lessons', () => {
  test('is remembered on the device, step by step', () => {
    const storage = memory();
    const progress = new ProgressStore(storage);
    progress.note(lesson());
    progress.note(lesson({ step: 3 }));
    expect(new ProgressStore(storage).now).toEqual({ beat: { step: 3, done: false } });
  });

  test('of a finished lesson stays when it is played once more', () => {
    const progress = new ProgressStore(null);
    progress.note(lesson({ step: 4, reached: true, finished: true }));
    expect(progress.now).toEqual({ beat: { step: 1, done: true } });
    progress.note(lesson({ step: 2 }));
    expect(progress.now).toEqual({ beat: { step: 2, done: true } });
  });

  test('is forgotten at will', () => {
    const storage = memory();
    const progress = new ProgressStore(storage);
    progress.note(lesson({ step: 2 }));
    progress.reset();
    expect(new ProgressStore(storage).now).toEqual({});
  });

  test('is told once for each change', () => {
    const progress = new ProgressStore(null);
    const heard: number[] = [];
    const stop = progress.subscribe((now) => heard.push(now['beat']?.step ?? 0));
    progress.note(lesson({ step: 2 }));
    progress.note(lesson({ step: 2 }));
    stop();
    progress.note(lesson({ step: 3 }));
    expect(heard).toEqual([0, 2]);
  });

  test.each(['{', 'null', '7', '{"beat":3}', '{"beat":{"step":0,"done":true}}', '{"beat":{"step":1.5,"done":true}}'])(
    'that makes no sense is forgotten: %s',
    (text) => expect(parseProgress(text)).toEqual({}),
  );
});
