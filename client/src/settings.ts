/** What the player has set on this device, remembered in `localStorage`. */

import type { BotLevel, Pace, RulesText } from './wire';

const STORAGE_KEY = 'kozyr.settings';

/** How many milliseconds a finished bout stays to be seen; `tap` waits for a tap. */
export type Hold = 0 | 600 | 1200 | 2500 | 'tap';

export interface Settings {
  language: string | null;
  theme: 'auto' | 'light' | 'dark';
  hints: boolean;
  /** Whether the tutor can be asked. */
  advise: boolean;
  tap: 'plays' | 'second';
  sort: 'suit' | 'rank' | 'own';
  speed: 'off' | 'fast' | 'normal' | 'slow';
  hold: Hold;
  sounds: boolean;
  volume: 'low' | 'medium' | 'high';
  vibration: boolean;
  autoDone: boolean;
  takeUndo: boolean;
  /** A tap on a card while others act prepares it. */
  premoves: boolean;
  /** What has happened stands beside a wide table. */
  log: boolean;
  /** The corner of every trump in hand is marked. */
  trumpMarks: boolean;
  letters: 'auto' | 'latin' | 'cyrillic';
  colours: 'two' | 'four' | 'safe';
  back: 'red' | 'blue' | 'green' | 'black';
  table: 'green' | 'blue' | 'burgundy' | 'slate';
  largeIndex: boolean;
  contrast: 'auto' | 'high';
  leftHanded: boolean;
  shortcuts: boolean;
  name: string;
  /** As the wire writes them: a preset's name and what differs from it. */
  rules: RulesText;
  opponents: BotLevel[];
  pace: Pace;
  /** No table was opened on this device yet: the lobby offers to learn the game. */
  newcomer: boolean;
}

export const DEFAULTS: Readonly<Settings> = {
  language: null,
  theme: 'auto',
  hints: true,
  advise: true,
  tap: 'plays',
  sort: 'suit',
  speed: 'normal',
  hold: 1200,
  sounds: true,
  volume: 'medium',
  vibration: true,
  autoDone: true,
  takeUndo: true,
  premoves: false,
  log: true,
  trumpMarks: true,
  letters: 'auto',
  colours: 'two',
  back: 'red',
  table: 'green',
  largeIndex: false,
  contrast: 'auto',
  leftHanded: false,
  shortcuts: true,
  name: '',
  rules: 'app',
  opponents: ['regular'],
  pace: 'normal',
  newcomer: true,
};

/** The values a setting may have; a remembered value outside them is forgotten. */
export const CHOICES = {
  theme: ['auto', 'light', 'dark'],
  tap: ['plays', 'second'],
  sort: ['suit', 'rank', 'own'],
  speed: ['off', 'fast', 'normal', 'slow'],
  hold: [0, 600, 1200, 2500, 'tap'],
  volume: ['low', 'medium', 'high'],
  letters: ['auto', 'latin', 'cyrillic'],
  colours: ['two', 'four', 'safe'],
  back: ['red', 'blue', 'green', 'black'],
  table: ['green', 'blue', 'burgundy', 'slate'],
  contrast: ['auto', 'high'],
  pace: ['normal', 'instant'],
} as const;

/** Every level there is, the weakest first. */
export const LEVELS: readonly BotLevel[] = [
  'beginner', 'regular', 'club', 'strong', 'expert', 'master', 'grandmaster',
];
const MAX_NAME = 24;
const MAX_RULES = 1200;
export const MAX_OPPONENTS = 11;

function isValid(key: keyof Settings, value: unknown): boolean {
  switch (key) {
    case 'language':
      return value === null || typeof value === 'string';
    case 'name':
      return typeof value === 'string' && value.length <= MAX_NAME;
    case 'rules':
      return typeof value === 'string' && value !== '' && value.length <= MAX_RULES;
    case 'opponents':
      return (
        Array.isArray(value) &&
        value.length >= 1 &&
        value.length <= MAX_OPPONENTS &&
        value.every((level) => (LEVELS as readonly unknown[]).includes(level))
      );
    case 'hints':
    case 'advise':
    case 'sounds':
    case 'vibration':
    case 'autoDone':
    case 'takeUndo':
    case 'premoves':
    case 'log':
    case 'trumpMarks':
    case 'largeIndex':
    case 'leftHanded':
    case 'shortcuts':
    case 'newcomer':
      return typeof value === 'boolean';
    default:
      return (CHOICES[key] as readonly unknown[]).includes(value);
  }
}

/** Settings from remembered JSON; whatever is missing or makes no sense is the default. */
export function parseSettings(text: string | null): Settings {
  const settings: Settings = { ...DEFAULTS, opponents: [...DEFAULTS.opponents] };
  let stored: unknown;
  try {
    stored = JSON.parse(text ?? '{}');
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    return settings;
  }
  if (typeof stored !== 'object' || stored === null) return settings;
  // Before every rule could be chosen a preset was remembered by its name.
  const { preset, ...kept } = stored as Record<string, unknown>;
  for (const [key, value] of Object.entries({ rules: preset, ...kept })) {
    if (key in DEFAULTS && isValid(key as keyof Settings, value)) {
      Object.assign(settings, { [key]: value });
    }
  }
  return settings;
}

/**
 * Settings that the page's address asks for, for this visit only: `motion=off|fast|…`,
 * `hold=0|600|1200|2500|tap`, `lang=…`, `theme=…`.
 */
export function settingsFromAddress(search: string): Partial<Settings> {
  const query = new URLSearchParams(search);
  const asked: Partial<Record<keyof Settings, unknown>> = {
    speed: query.get('motion') ?? undefined,
    language: query.get('lang') ?? undefined,
    theme: query.get('theme') ?? undefined,
  };
  const hold = query.get('hold');
  if (hold !== null) asked.hold = hold === 'tap' ? hold : Number(hold);
  const valid = Object.entries(asked).filter(
    ([key, value]) => value !== undefined && isValid(key as keyof Settings, value),
  );
  return Object.fromEntries(valid) as Partial<Settings>;
}

/** The `data-` attributes of the page's root by which the styles know the look in force. */
export type Looks = Record<'palette' | 'back' | 'table' | 'index' | 'contrast', string>;

/** The look that *settings* ask for, on a device that itself asks for more contrast or not. */
export function looksOf(settings: Settings, moreContrast: boolean): Looks {
  const high = settings.contrast === 'high' || moreContrast;
  return {
    palette: settings.colours,
    back: settings.back,
    table: settings.table,
    index: settings.largeIndex ? 'large' : 'usual',
    contrast: high ? 'high' : 'usual',
  };
}

type Listener = (settings: Settings) => void;

/** The settings now in force; a Svelte store that remembers what is changed. */
export class SettingsStore {
  #stored: Settings;
  #visit: Partial<Settings>;
  #storage: Pick<Storage, 'getItem' | 'setItem'> | null;
  #listeners = new Set<Listener>();

  constructor(storage: Pick<Storage, 'getItem' | 'setItem'> | null, search = '') {
    this.#storage = storage;
    this.#stored = parseSettings(storage?.getItem(STORAGE_KEY) ?? null);
    this.#visit = settingsFromAddress(search);
  }

  get now(): Settings {
    return { ...this.#stored, ...this.#visit };
  }

  change(part: Partial<Settings>): void {
    this.#stored = { ...this.#stored, ...part };
    for (const key of Object.keys(part)) delete this.#visit[key as keyof Settings];
    this.#storage?.setItem(STORAGE_KEY, JSON.stringify(this.#stored));
    for (const listener of this.#listeners) listener(this.now);
  }

  /** Everything back to the defaults, except who the player is and plays against. */
  reset(): void {
    const { name, rules, opponents, pace, language, newcomer } = this.#stored;
    this.change({ ...DEFAULTS, name, rules, opponents, pace, language, newcomer });
  }

  subscribe(listener: Listener): () => void {
    this.#listeners.add(listener);
    listener(this.now);
    return () => this.#listeners.delete(listener);
  }
}
