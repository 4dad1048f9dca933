/**
 * Cards in print: the first of each is drawn, and the others are copied from it. On a slow phone
 * drawing one takes many times as long as copying it.
 */

import type { Attachment } from 'svelte/attachments';
import type { Card, Letters } from './cards';

const plates = new Map<string, DocumentFragment>();

const nameOf = (card: Card | null, letters: Letters): string => `${card} ${letters}`;

/** What *card*, or the back of one, is copied from; undefined before one was drawn. */
export const plateOf = (card: Card | null, letters: Letters): DocumentFragment | undefined =>
  plates.get(nameOf(card, letters));

/** Keeps what has been drawn of *card*, on the sheet that it is attached to, to copy it. */
export const keptAsPlate = (card: Card | null, letters: Letters): Attachment<HTMLElement> => (sheet) => {
  const plate = document.createDocumentFragment();
  for (const part of sheet.childNodes) plate.append(part.cloneNode(true));
  plates.set(nameOf(card, letters), plate);
};

/** Prints a copy of *plate* on the sheet that it is attached to. */
export const printed = (plate: DocumentFragment): Attachment<HTMLElement> => (sheet) => {
  const copy = plate.cloneNode(true);
  const parts = [...copy.childNodes];
  sheet.append(copy);
  return () => {
    for (const part of parts) part.remove();
  };
};
