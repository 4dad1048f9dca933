/**
 * Where everything lies on the table: pure geometry, in CSS pixels from the top left.
 *
 * Three arrangements: a portrait screen has the seats in one row at the top, many in two; a
 * low landscape screen has them in a column at the left and the buttons at the right; a wide
 * one sets them on an arc. Nothing ever scrolls.
 */

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A card of the hand: its top left corner before it is turned about its centre. */
export interface Place {
  readonly x: number;
  readonly y: number;
  /** Degrees, clockwise. */
  readonly angle: number;
  readonly row: number;
}

export type Arrangement = 'portrait' | 'landscape' | 'wide';

export interface TableSize {
  readonly width: number;
  readonly height: number;
  /** All the seats, the player's own among them. */
  readonly seats: number;
  readonly hand: number;
  /** Pairs on the table, with a slot for a transfer when there is one. */
  readonly slots: number;
  readonly leftHanded: boolean;
  /** How large the reader wants words to be; 1 is the usual size. */
  readonly text: number;
  /** How much of the width a panel beside the table takes. */
  readonly beside: number;
}

export interface TableLayout {
  readonly arrangement: Arrangement;
  /** Multiplies the sizes of seats, buttons and words. */
  readonly scale: number;
  /** Multiplies the size of words: as the reader wants it, as far as there is room. */
  readonly text: number;
  readonly bar: Box;
  /** The others, clockwise from the player's left. */
  readonly seats: readonly Box[];
  /** There are so many seats that each has to make do with less room. */
  readonly compact: boolean;
  readonly stock: Box;
  readonly stockCard: number;
  readonly discard: Box;
  readonly discardCard: number;
  readonly bout: Box;
  readonly boutCard: number;
  /** One box a slot; the attack card lies in its top left corner. */
  readonly slots: readonly Box[];
  readonly action: Box;
  readonly hand: Box;
  readonly handCard: number;
  readonly places: readonly Place[];
}

/** A panel beside the table, and the least screen that has one. */
const PANEL_W = 280;
const PANEL_FROM = 1100;
const PANEL_TEXT_MOST = 1.4;
const LEAST_BESIDE_PANEL = 800;

/** The size of words in a browser that was not told otherwise. */
export const USUAL_TEXT_PX = 16;

/** Height of a card over its width. */
export const CARD_RATIO = 1.5;

/** How far the beating card lies from the attack card, in card widths. */
export const BEAT_SHIFT = { x: 0.32, y: 0.28 } as const;

/** How far the beating card is turned, in degrees. */
export const BEAT_TURN = 6;

const PAIR_W = 1 + BEAT_SHIFT.x + 0.1;
const PAIR_H = CARD_RATIO + BEAT_SHIFT.y + 0.06;

/** Less than this of a card cannot be read or hit. */
const LEAST_STEP = 24;
const MOST_ROWS = 3;
/** How much of a card in a back row is seen, in card widths: its rank and suit. */
const ROW_STEP = 0.62;
const FAN_DEGREES = 20;
const DEGREES_A_CARD = 2.4;
/** A picked card rises by this much. */
const RISE = 24;
const MARGIN = 8;
const FULL_BOUT = 6;
const CLEARLY_LARGER = 1.15;
/** On such a screen a reason takes three lines. */
const NARROW = 350;
/** Room for the count under a pile, for words of the usual size. */
const COUNT_H = 30;
/** Room for a seat's name and count. */
const SEAT_WORDS_H = 36;
/** Words of a seat grow no more than this: its width is given. */
const SEAT_TEXT_MOST = 1.3;
/** More others than this sit closer together. */
const ROOMY = 5;
const ROOMY_WIDE = 7;
const COMPACT = { w: 57, h: 60 } as const;
const COMPACT_WIDE = { w: 84, h: 74 } as const;
/** Names beside the faces need this much in a column. */
const LEAST_BESIDE = 26;

const clamp = (value: number, low: number, high: number): number =>
  Math.min(high, Math.max(low, value));

/** The rows that *count* cards of this width need in *width*. */
function handRows(count: number, width: number, card: number): number {
  const inRow = Math.max(1, Math.floor((width - card) / LEAST_STEP) + 1);
  return clamp(Math.ceil(count / inRow), 1, MOST_ROWS);
}

/** The cards of one flat or fanned row, centred in *width*. */
function rowPlaces(
  count: number, width: number, card: number, top: number, row: number, fan: boolean,
): Place[] {
  if (count === 0) return [];
  const half = fan ? (Math.min(FAN_DEGREES, DEGREES_A_CARD * (count - 1)) / 2) * (Math.PI / 180) : 0;
  // A turned card needs room for its corner.
  const pad = 0.5 * CARD_RATIO * card * Math.sin(half) + (half > 0 ? 6 : 2);
  const room = width - 2 * pad - card;
  const step = count === 1 ? 0 : Math.min(0.9 * card, room / (count - 1));
  const span = step * (count - 1);
  const radius = half > 0 ? span / 2 / Math.sin(half) : 0;
  return Array.from({ length: count }, (_, index) => {
    const along = count === 1 ? 0 : (index / (count - 1)) * 2 - 1;
    const angle = Math.asin(along * Math.sin(half));
    return {
      x: (width - span - card) / 2 + index * step,
      y: top + radius * (1 - Math.cos(angle)),
      angle: (angle * 180) / Math.PI,
      row,
    };
  });
}

/** How far the ends of a fan hang below its middle. */
function fanDrop(count: number, width: number, card: number): number {
  const places = rowPlaces(count, width, card, 0, 0, true);
  const turned = 0.5 * card * Math.sin(((places[0]?.angle ?? 0) * -Math.PI) / 180);
  return Math.max(0, ...places.map(({ y }) => y)) + Math.max(0, turned);
}

interface HandPlan {
  readonly card: number;
  readonly height: number;
  readonly places: readonly Place[];
}

/** The hand within *width*: one fan while it can be read, else two or three rows. */
export function planHand(count: number, width: number, card: number): HandPlan {
  const rows = handRows(count, width, card);
  if (rows === 1) {
    const drop = fanDrop(count, width, card);
    return {
      card,
      height: RISE + card * CARD_RATIO + drop + MARGIN,
      places: rowPlaces(count, width, card, RISE, 0, true),
    };
  }
  const small = card * (rows === 2 ? 0.92 : 0.84);
  const inRow = Math.ceil(count / rows);
  const places = Array.from({ length: rows }, (_, row) => {
    const inThis = Math.min(inRow, count - row * inRow);
    return rowPlaces(inThis, width, small, RISE + row * ROW_STEP * small, row, false);
  }).flat();
  return {
    card: small,
    height: RISE + (ROW_STEP * (rows - 1) + CARD_RATIO) * small + MARGIN,
    places,
  };
}

interface Grid {
  readonly card: number;
  readonly slots: readonly Box[];
}

/**
 * Pairs in *area* with the widest cards, at most *widest*: in one row while it holds them,
 * else in rows as long as each other, each in the middle.
 */
function planBout(count: number, area: Box, widest: number): Grid {
  // The size is that of a full bout, so that cards do not shrink as others are laid.
  const most = Math.max(count, FULL_BOUT);
  let best = { columns: most, card: 0 };
  for (let rows = 1; rows <= most; rows += 1) {
    const columns = Math.ceil(most / rows);
    const card = Math.min(widest, area.w / columns / PAIR_W, area.h / rows / PAIR_H);
    // More rows only when they make the cards clearly larger: a long row reads best.
    if (card > best.card * CLEARLY_LARGER) best = { columns, card };
  }
  const { card } = best;
  const rows = Math.max(1, Math.ceil(count / best.columns));
  const columns = Math.ceil(count / rows);
  const gapX = Math.min(0.25 * card, (area.w - best.columns * PAIR_W * card) / best.columns);
  const gapY = Math.min(
    0.2 * card,
    (area.h - Math.ceil(most / best.columns) * PAIR_H * card) / Math.ceil(most / best.columns),
  );
  const stepX = PAIR_W * card + gapX;
  const stepY = PAIR_H * card + gapY;
  const top = area.y + (area.h - rows * stepY + gapY) / 2;
  const slots = Array.from({ length: count }, (_, index) => {
    const row = Math.floor(index / columns);
    const inRow = Math.min(columns, count - row * columns);
    return {
      x: area.x + (area.w - inRow * stepX + gapX) / 2 + (index % columns) * stepX,
      y: top + row * stepY,
      w: PAIR_W * card,
      h: PAIR_H * card,
    };
  });
  return { card, slots };
}

const mirrored = (box: Box, width: number): Box => ({ ...box, x: width - box.x - box.w });

interface Sides {
  readonly area: Box;
  readonly stockCard: number;
  readonly discardCard: number;
  readonly leftHanded: boolean;
  readonly text: number;
}

/** How much higher a seat is when its words are larger. */
const seatGrowth = (text: number): number => SEAT_WORDS_H * (Math.min(text, SEAT_TEXT_MOST) - 1);

/** The stock at one side of *area*, the discard pile at the other, the bout between. */
function planMiddle({ area, stockCard, discardCard, leftHanded, text }: Sides) {
  const stockBox = { w: stockCard * CARD_RATIO, h: stockCard * 1.8 + COUNT_H * text };
  const discardBox = { w: discardCard * 1.35, h: discardCard * 1.6 + COUNT_H * text };
  const middle = area.y + area.h / 2;
  const stock = { x: area.x, y: middle - stockBox.h / 2, ...stockBox };
  const discard = {
    x: area.x + area.w - discardBox.w, y: middle - discardBox.h / 2, ...discardBox,
  };
  const bout = {
    x: stock.x + stock.w + MARGIN,
    y: area.y,
    w: area.w - stock.w - discard.w - 2 * MARGIN,
    h: area.h,
  };
  if (!leftHanded) return { stock, discard, bout };
  const flip = (box: Box): Box => ({ ...box, x: 2 * area.x + area.w - box.x - box.w });
  return { stock: flip(stock), discard: flip(discard), bout: flip(bout) };
}

/**
 * *count* seats in two rows of at most *most*, clockwise: the first and the last of them sit
 * in the lower row, each at the side where their turns come from.
 */
function twoRows(count: number, most: number): { row: number; column: number; of: number }[] {
  const inUpper = Math.min(most, count - 2);
  const inLower = count - inUpper;
  const atLeft = Math.ceil(inLower / 2);
  return Array.from({ length: count }, (_, index) => {
    if (index < atLeft) return { row: 1, column: atLeft - 1 - index, of: inLower };
    const inRow = index - atLeft;
    if (inRow < inUpper) return { row: 0, column: inRow, of: inUpper };
    return { row: 1, column: inLower - 1 - (inRow - inUpper), of: inLower };
  });
}

/** Many seats along the top of a portrait screen: in one row while they fit, else in two. */
function closeSeats(count: number, width: number, top: number, scale: number, text: number) {
  const w = COMPACT.w * scale;
  const h = COMPACT.h * scale + 0.4 * seatGrowth(text);
  const most = Math.floor(width / w);
  const places =
    count <= most
      ? Array.from({ length: count }, (_, column) => ({ row: 0, column, of: count }))
      : twoRows(count, most);
  const seats = places.map(({ row, column, of }): Box => {
    const gap = Math.min(24, (width - of * w) / (of + 1));
    return { x: (width - of * w - (of - 1) * gap) / 2 + column * (w + gap), y: top + row * h, w, h };
  });
  return { seats, height: h * (1 + Math.max(...places.map(({ row }) => row))) };
}

function portrait(size: TableSize): TableLayout {
  const { width, height, leftHanded } = size;
  const scale = clamp(Math.min(width / 360, height / 640), 0.85, 1.9);
  const text = clamp(size.text, 1, clamp(width / 280, 1, 2));
  const others = size.seats - 1;
  const bar = { x: 0, y: 0, w: width, h: Math.round(44 * Math.min(scale, 1.2) * text) };
  const compact = others > ROOMY;
  const seatW = Math.min(width / others, 108 * scale);
  const gap = (width - seatW * others) / (others + 1);
  const roomy = {
    seats: Array.from({ length: others }, (_, index) => ({
      x: gap + index * (seatW + gap), y: bar.h + 2, w: seatW, h: 88 * scale + seatGrowth(text),
    })),
    height: 88 * scale + seatGrowth(text),
  };
  const { seats, height: seatH } = compact
    ? closeSeats(others, width, bar.h + 2, scale, text)
    : roomy;
  const handW = Math.min(width - 2 * MARGIN, 900);
  const plan = planHand(size.hand, handW, 74 * scale);
  const hand = { x: (width - handW) / 2, y: height - plan.height, w: handW, h: plan.height };
  // Where pairs lie close a reason of three lines needs its own room.
  const usualH = compact && scale < 1.2 ? 108 : 92 * clamp(scale, 1, 1.4);
  const actionH = (width < NARROW ? 102 : usualH) * text;
  // Clear of the raised cards, but where large words need all the room there is.
  const low = text > 1 ? 4 : 0;
  const action = { x: hand.x, y: hand.y - actionH + low, w: handW, h: actionH };
  const top = bar.h + seatH + 6;
  const area = { x: MARGIN, y: top, w: width - 2 * MARGIN, h: action.y - top - 4 };
  const middle = planMiddle({
    area, stockCard: 42 * scale, discardCard: 38 * scale, leftHanded, text,
  });
  const grid = planBout(size.slots, middle.bout, 66 * scale);
  return {
    arrangement: 'portrait', scale, text, bar, seats, compact, action, hand,
    ...middle,
    stockCard: 42 * scale, discardCard: 38 * scale,
    boutCard: grid.card, slots: grid.slots, handCard: plan.card, places: plan.places,
  };
}

function landscape(size: TableSize): TableLayout {
  const { width, height, leftHanded } = size;
  const scale = clamp(height / 390, 0.85, 1.15);
  const text = clamp(size.text, 1, 1.15);
  const others = size.seats - 1;
  const bar = { x: 0, y: 0, w: width, h: 40 };
  const columnW = clamp(width * 0.16, 96, 148);
  const buttonsW = clamp(width * 0.19, 132, 190);
  const seatH = Math.min((height - bar.h - 4) / others, 84 * scale);
  const top = bar.h + (height - bar.h - seatH * others) / 2;
  const seats = Array.from({ length: others }, (_, index) => ({
    // Clockwise from my left: the first sits lowest.
    x: 4, y: top + (others - 1 - index) * seatH, w: columnW - 8, h: seatH,
  }));
  const handW = width - columnW - buttonsW;
  const plan = planHand(size.hand, handW - 4, 70 * scale);
  const hand = { x: columnW, y: height - plan.height, w: handW - 4, h: plan.height };
  const action = {
    x: width - buttonsW + 4, y: bar.h + 4, w: buttonsW - 12, h: height - bar.h - 12,
  };
  const area = { x: columnW, y: bar.h + 2, w: handW - 4, h: hand.y - bar.h + RISE / 2 - 4 };
  const middle = planMiddle({
    area, stockCard: 40 * scale, discardCard: 34 * scale, leftHanded: false, text,
  });
  const grid = planBout(size.slots, middle.bout, 66 * scale);
  const flip = (box: Box): Box => (leftHanded ? mirrored(box, width) : box);
  return {
    arrangement: 'landscape', scale, text, bar, compact: seatH < LEAST_BESIDE + 30,
    seats: seats.map(flip), action: flip(action), hand: flip(hand),
    stock: flip(middle.stock), discard: flip(middle.discard), bout: flip(middle.bout),
    stockCard: 40 * scale, discardCard: 34 * scale,
    boutCard: grid.card,
    slots: grid.slots.map((slot) =>
      leftHanded ? { ...slot, x: slot.x + flip(middle.bout).x - middle.bout.x } : slot,
    ),
    handCard: plan.card, places: plan.places,
  };
}

function wide(size: TableSize): TableLayout {
  const { width, height, leftHanded } = size;
  const others = size.seats - 1;
  const compact = others > ROOMY_WIDE;
  const scale = compact
    ? clamp(Math.min(width / 1000, height / 630), 1, 1.45)
    : clamp(Math.min(width / 880, height / 580), 1, 1.6);
  const text = clamp(size.text, 1, clamp(height / 500, 1, 2));
  const bar = { x: 0, y: 0, w: width, h: 52 * text };
  const handW = Math.min(width - 4 * MARGIN, 1100);
  const plan = planHand(size.hand, handW, clamp(height * 0.145, 84, 148));
  const hand = { x: (width - handW) / 2, y: height - plan.height - 6, w: handW, h: plan.height };
  const actionW = Math.min(width - 4 * MARGIN, 880 * text);
  // Clear of the raised cards, where a reason takes two lines.
  const action = { x: (width - actionW) / 2, y: hand.y - 8 - 60 * text, w: actionW, h: 60 * text };
  const seatW = (compact ? COMPACT_WIDE.w : 108) * scale;
  const seatH = (compact ? COMPACT_WIDE.h : 92) * scale + seatGrowth(text);
  // With three and more others one sits at each side, the rest along the top on an arc.
  const sides = others > 2 ? 1 : 0;
  const inTop = others - 2 * sides;
  const bow = inTop > 1 ? 0.16 * seatH : 0;
  const top = bar.h + 8 + seatH + bow + 8;
  const areaW = Math.min(width - 2 * (sides * (seatW + 24) + 16), 1100);
  const area = { x: (width - areaW) / 2, y: top, w: areaW, h: action.y - top - 8 };
  const reach = inTop > ROOMY
    ? Math.min((width - seatW) / 2 - 16, (inTop - 1) * 0.54 * seatW)
    : Math.min(width / 2 - seatW - 24, 0.3 * width);
  const sideX = Math.max(12, area.x - seatW - 0.09 * width);
  const sideY = top + Math.max(0, 0.16 * (area.h - seatH));
  const seats = Array.from({ length: others }, (_, index) => {
    if (sides === 1 && index === 0) return { x: sideX, y: sideY, w: seatW, h: seatH };
    if (sides === 1 && index === others - 1) {
      return { x: width - sideX - seatW, y: sideY, w: seatW, h: seatH };
    }
    const along = inTop === 1 ? 0 : ((index - sides) / (inTop - 1)) * 2 - 1;
    return {
      x: width / 2 + along * (inTop === 2 ? 0.62 * reach : reach) - seatW / 2,
      y: bar.h + 8 + bow * along * along,
      w: seatW,
      h: seatH,
    };
  });
  // A full hand leaves less height: the stock shrinks rather than reach a seat.
  const stockCard = Math.min(66 * Math.min(scale, 1.3), (area.h - COUNT_H * text) / 1.8);
  const discardCard = Math.min(60 * Math.min(scale, 1.3), stockCard);
  const middle = planMiddle({ area, stockCard, discardCard, leftHanded, text });
  const grid = planBout(size.slots, middle.bout, clamp(height * 0.135, 104, 136));
  return {
    arrangement: 'wide', scale, text, bar, seats, compact, action, hand,
    ...middle,
    stockCard, discardCard,
    boutCard: grid.card, slots: grid.slots, handCard: plan.card, places: plan.places,
  };
}

function arrangementOf(width: number, height: number): Arrangement {
  if (height < 520 && width > height) return 'landscape';
  return width < 900 || width < height ? 'portrait' : 'wide';
}

/** How wide a panel beside the table is; 0 where there is no room for one. */
export function panelWidth(width: number, height: number, text: number): number {
  const panel = PANEL_W * clamp(text, 1, PANEL_TEXT_MOST);
  const isRoomy = width >= PANEL_FROM && width - panel >= LEAST_BESIDE_PANEL;
  return isRoomy && arrangementOf(width, height) === 'wide' ? panel : 0;
}

export function planTable(size: TableSize): TableLayout {
  switch (arrangementOf(size.width, size.height)) {
    case 'landscape':
      return landscape(size);
    case 'portrait':
      return portrait(size);
    case 'wide':
      return wide({ ...size, width: size.width - size.beside });
  }
}

/** The middle of what is seen of the upper edge of a card in hand; null when there is no such card. */
export function upperEdge(layout: TableLayout, index: number): Point | null {
  const { hand, handCard, places } = layout;
  const place = places[index];
  if (place === undefined) return null;
  const next = places[index + 1];
  const strip = next?.row === place.row ? Math.min(handCard, next.x - place.x) : handCard;
  const [dx, dy] = [(strip - handCard) / 2, (-CARD_RATIO * handCard) / 2];
  const angle = (place.angle * Math.PI) / 180;
  return {
    x: hand.x + place.x + handCard / 2 + dx * Math.cos(angle) - dy * Math.sin(angle),
    y: hand.y + place.y - dy + dx * Math.sin(angle) + dy * Math.cos(angle),
  };
}

/** How far *point* is from *box*; 0 inside. */
export function distance(point: Point, box: Box): number {
  const dx = Math.max(box.x - point.x, 0, point.x - box.x - box.w);
  const dy = Math.max(box.y - point.y, 0, point.y - box.y - box.h);
  return Math.hypot(dx, dy);
}

/** The seats that are drawn around the table, clockwise from the reader's left; who only watches sees all. */
export function othersOf({ you, seats }: { readonly you: number; readonly seats: readonly unknown[] }): number[] {
  const count = seats.length - (you < 0 ? 0 : 1);
  return Array.from({ length: count }, (_, index) => (you + 1 + index) % seats.length);
}
