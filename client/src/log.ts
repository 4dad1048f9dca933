/** What has happened in the deal, bout by bout, in sentences to be read. */

import { written } from './announce';
import type { Words } from './words';
import type { Seat, TableEvent, View } from './wire';

export interface Chapter {
  /** The bout's number; null for the deal before the first. */
  readonly bout: number | null;
  readonly sentences: readonly string[];
}

/** *events*, which begin with a deal, in *words*; a chapter for the deal and for each bout. */
export function chaptersOf(
  events: readonly TableEvent[], view: View, words: Words, nameOf: (seat: Seat) => string,
): Chapter[] {
  const chapters: { bout: number | null; sentences: string[] }[] = [];
  for (const event of events) {
    const bout = event.type === 'bout_started' ? event.bout : null;
    if (bout !== null || chapters.length === 0) chapters.push({ bout, sentences: [] });
    const sentence = written(event, view, words, nameOf);
    if (sentence !== '') chapters.at(-1)?.sentences.push(sentence);
  }
  return chapters;
}
