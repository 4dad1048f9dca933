/**
 * A language file in two parts: what the page says from the first, and what is said only by that
 * which stands in a `Later`. Used when the page is built.
 */

export const PARTS = ['first', 'later'] as const;

export type Part = (typeof PARTS)[number];

/** Families of messages that are said only there; a test holds the components to it. */
const LATER =
  /^(?:rule|value|says|howto|faq|settings|keys|advice|motive|tutor|decided|share|learn|lesson|replay|phrase|emote|people|gather|tables|clock|proof|account|players|games|device)-|^(?:preset|lobby-level)-.*-about$/;

export const partOf = (key: string): Part => (LATER.test(key) ? 'later' : 'first');

/** The messages of *file*, each with its key, as they stand there; comments are left out. */
export function messagesOf(file: string): (readonly [key: string, text: string])[] {
  const lines = file.split('\n').filter((line) => !line.startsWith('#'));
  const messages = lines.join('\n').split(/\n(?=\S)/).map((text) => text.trimEnd());
  return messages.filter((text) => text !== '').map((text) => {
    const key = /^[a-z][a-z0-9-]*(?= *=)/.exec(text)?.[0];
    if (key === undefined) throw new Error(`this is no message: ${text}`);
    return [key, text];
  });
}

/** The messages of *file* that belong to *part*. */
export const partOfFile = (file: string, part: Part): string =>
  messagesOf(file)
    .filter(([key]) => partOf(key) === part)
    .map(([, text]) => `${text}\n`)
    .join('');
