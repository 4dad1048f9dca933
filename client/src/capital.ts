/** A letter as it begins a sentence or a name. */

/** Georgian capitals: words are written in them throughout or not at all, and few fonts have them. */
const GEORGIAN_CAPITAL = /[\u1C90-\u1CBF]/;

/** The capital of *letter* by the customs of *language*, or by the reader's own. */
export function capitalOf(letter: string, language?: string): string {
  const capital = letter.toLocaleUpperCase(language);
  return GEORGIAN_CAPITAL.test(capital) ? letter : capital;
}
