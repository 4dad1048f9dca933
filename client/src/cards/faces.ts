import { whenIdle } from '../paint';
import { isCourt, PACK, rankOf, suitOf, type Card } from './cards';

const urls = import.meta.glob<string>('./generated/*.svg', {
  eager: true,
  query: '?url',
  import: 'default',
});

/**
 * Where a card's picture is loaded from. Only the courts are pictures: aces and number
 * cards are drawn in the page itself, so that the palette reaches them, and give null.
 */
export function faceUrl(card: Card): string | null {
  const rank = rankOf(card);
  return isCourt(rank) ? (urls[`./generated/${rank}${suitOf(card)}.svg`] ?? null) : null;
}

const ready = new Map<string, Promise<void>>();

/** Held, so that the browser need not read the picture anew for the next card that shows it. */
const held = new Map<string, HTMLImageElement>();

function decoded(url: string): Promise<void> {
  let loading = ready.get(url);
  if (!loading) {
    const picture = new Image();
    held.set(url, picture);
    picture.src = url;
    // A picture that cannot be had now is no reason to stop the table: the card shows
    // its corner anyway, and the next preload tries again.
    loading = picture.decode().catch(() => void ready.delete(url));
    ready.set(url, loading);
  }
  return loading;
}

const facesOf = (cards: Iterable<Card>): string[] =>
  [...cards].map(faceUrl).filter((url) => url !== null);

const soon = (work: () => void): void => whenIdle(work, 4000, 300);

/**
 * Decodes the faces needed now (own hand, table), then fetches the rest of the pack one
 * by one while the browser is idle. Resolves when the first group can be painted.
 */
export async function preloadFaces(cards: Iterable<Card>): Promise<void> {
  await Promise.all(facesOf(cards).map(decoded));
  const rest = facesOf(PACK).filter((url) => !ready.has(url));
  const next = (): void => {
    const url = rest.shift();
    if (url) void decoded(url).then(() => soon(next));
  };
  soon(next);
}
