import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { BATCH_MS, CUES, Feel, batched, cueOf } from './feel';
import type { Cue } from './feel';
import { stepsOf } from './present';
import { CALL_AFTER_MS } from './rhythm';
import { DEFAULTS, SettingsStore } from './settings';
import type { Settings } from './settings';
import { Sounds } from './sound';
import { Store } from './store';
import { handCard, seat, update } from './testing/positions';
import type { ClientMessage, TableEvent, View, Welcome } from './wire';

/** What a sound is made of, noted when it is set to begin. */
class FakeContext {
  state: AudioContextState = 'suspended';
  sampleRate = 8_000;
  currentTime = 1;
  destination = {};
  started: { kind: string; at: number }[] = [];
  gains: { gain: { value: number } }[] = [];
  resumed = 0;

  resume(): Promise<void> {
    this.resumed += 1;
    this.state = 'running';
    return Promise.resolve();
  }

  #node() {
    const param = () => ({
      value: 0, setValueAtTime: vi.fn(), linearRampToValueAtTime: vi.fn(), exponentialRampToValueAtTime: vi.fn(),
    });
    return { connect: vi.fn(), gain: param(), frequency: param(), Q: param() };
  }

  createDynamicsCompressor() {
    return this.#node();
  }
  createGain() {
    const node = this.#node();
    this.gains.push(node);
    return node;
  }
  createBiquadFilter() {
    return { ...this.#node(), type: '' };
  }
  createBuffer(_: number, length: number) {
    return { getChannelData: () => new Float32Array(length) };
  }
  #source(kind: string) {
    return { ...this.#node(), buffer: null, type: '', start: (at: number) => this.started.push({ kind, at }), stop: vi.fn() };
  }
  createOscillator() {
    return this.#source('tone');
  }
  createBufferSource() {
    return this.#source('noise');
  }
}

const laid = (by: number, card: string): TableEvent => ({ type: 'attacked', seat: by, card }) as TableEvent;

function feeling(part: Partial<Settings> = {}) {
  const settings: Settings = { ...DEFAULTS, opponents: [], ...part };
  const context = new FakeContext();
  const shakes: number[][] = [];
  const world = { hidden: false, opened: 0, loaded: 0 };
  const feel = new Feel(() => settings, {
    isHidden: () => world.hidden,
    now: () => Date.now(),
    openContext: () => {
      world.opened += 1;
      return context as unknown as AudioContext;
    },
    load: () => {
      world.loaded += 1;
      return Promise.resolve({ Sounds });
    },
    vibrate: (pattern) => shakes.push(pattern),
  });
  return { feel, settings, context, shakes, world };
}

/** Everything that waits has been heard. */
const heard = () => vi.advanceTimersByTimeAsync(BATCH_MS);

async function awake(part: Partial<Settings> = {}) {
  const all = feeling(part);
  all.feel.press();
  await heard();
  return all;
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('what a step sounds like', () => {
  const only = (event: TableEvent) => stepsOf([event])[0] ?? { kind: 'word' as const, events: [] };

  test.each<[TableEvent, Cue | null]>([
    [laid(1, '6h'), 'lay'],
    [{ type: 'beaten', seat: 1, attack: '6h', card: '7h' }, 'beat'],
    [{ type: 'bout_beaten', cards: ['6h', '7h'] }, 'bita'],
    [{ type: 'bout_taken', seat: 1, cards: ['6h'] }, 'take'],
    [{ type: 'drew_up', seat: 1, count: 3, cards: [], trump_card: false }, 'drawUp'],
    [{ type: 'done_said', seat: 1 }, null],
  ])('%o', (event, cue) => {
    expect(cueOf(only(event), 0, null)).toBe(cue);
  });

  test('six cards drawn in one motion are one sound', () => {
    const drew = (by: number): TableEvent => ({ type: 'drew_up', seat: by, count: 3, cards: [], trump_card: false });
    const steps = stepsOf([drew(0), drew(1)]);
    expect(steps.map((step) => cueOf(step, 0, null))).toEqual(['drawUp']);
  });

  test('my own card that was heard when I laid it is not heard again', () => {
    expect(cueOf(only(laid(0, '6h')), 0, '6h')).toBeNull();
    expect(cueOf(only(laid(0, '7h')), 0, '6h')).toBe('lay');
    expect(cueOf(only(laid(1, '6h')), 0, '6h')).toBe('lay');
  });

  test('of what comes together the two most telling are heard, each once', () => {
    expect(batched(['lay', 'beat', 'lay', 'bita', 'drawUp'])).toEqual(['bita', 'beat']);
    expect(batched(['lay', 'lay'])).toEqual(['lay']);
  });
});

describe('sounds', () => {
  test('every cue is really made', async () => {
    for (const cue of CUES) {
      const { feel, context } = await awake();
      feel.cue(cue);
      await heard();
      expect(context.started.length, cue).toBeGreaterThan(0);
      expect(Math.min(...context.started.map(({ at }) => at)), cue).toBeGreaterThan(context.currentTime);
    }
  });

  test('nothing is opened or fetched before the first press', async () => {
    const { feel, world, context } = feeling();
    feel.cue('lay');
    feel.wake();
    await heard();
    expect(world).toMatchObject({ opened: 0, loaded: 0 });
    feel.press();
    feel.press();
    await heard();
    expect(world).toMatchObject({ opened: 1, loaded: 1 });
    expect(context.state).toBe('running');
  });

  test('nor while they are off; switched on they are ready at once', async () => {
    const { feel, settings, world } = await awake({ sounds: false });
    expect(world.opened).toBe(0);
    settings.sounds = true;
    feel.wake();
    await heard();
    expect(world).toMatchObject({ opened: 1, loaded: 1 });
  });

  test('muted, nothing is heard', async () => {
    const { feel, settings, context } = await awake();
    settings.sounds = false;
    feel.cue('lay');
    await heard();
    expect(context.started).toEqual([]);
  });

  test('a page that is not seen is not heard', async () => {
    const { feel, world, context, shakes } = await awake();
    world.hidden = true;
    feel.cue('turn');
    await heard();
    world.hidden = false;
    await heard();
    expect(context.started).toEqual([]);
    expect(shakes).toEqual([]);
  });

  test('after a call on an iPhone the next press wakes them', async () => {
    const { feel, context } = await awake();
    context.state = 'interrupted' as AudioContextState;
    feel.cue('lay');
    await heard();
    expect(context.started).toEqual([]);
    feel.press();
    feel.cue('lay');
    await heard();
    expect(context.started.length).toBeGreaterThan(0);
  });

  test('are as loud as the settings say', async () => {
    const loudness = async (volume: Settings['volume']) => {
      const { feel, context } = await awake({ volume });
      feel.cue('lay');
      await heard();
      return context.gains[0]?.gain.value ?? 0;
    };
    const [low, medium, high] = [await loudness('low'), await loudness('medium'), await loudness('high')];
    expect(low).toBeGreaterThan(0);
    expect(medium).toBeGreaterThan(low);
    expect(high).toBeGreaterThan(medium);
  });

  test('what could not be fetched is fetched at the next press', async () => {
    const context = new FakeContext();
    let tries = 0;
    const shaky = new Feel(() => ({ ...DEFAULTS, opponents: [] }), {
      isHidden: () => false,
      now: () => 0,
      openContext: () => context as unknown as AudioContext,
      load: () => {
        tries += 1;
        return tries === 1 ? Promise.reject(new TypeError('no line')) : Promise.resolve({ Sounds });
      },
      vibrate: () => undefined,
    });
    shaky.press();
    await heard();
    shaky.press();
    await heard();
    shaky.cue('lay');
    await heard();
    expect([tries, context.started.length > 0]).toEqual([2, true]);
  });
});

describe('vibration', () => {
  test('has a switch of its own', async () => {
    const { feel, shakes, settings } = await awake({ sounds: false });
    feel.cue('take');
    await heard();
    expect(shakes).toHaveLength(1);
    settings.vibration = false;
    feel.cue('take');
    await heard();
    expect(shakes).toHaveLength(1);
  });

  test('does not follow every card that is dealt', async () => {
    const { feel, shakes } = await awake();
    feel.cue('deal');
    feel.cue('drawUp');
    await heard();
    expect(shakes).toEqual([]);
  });
});

describe('what is heard follows what is shown', () => {
  const welcome: Welcome = {
    type: 'welcome', protocol: 4, version: '0.1.0', presets: [], parameters: [], levels: ['regular'], lessons: [], table: null,
    me: { id: 'me', name: '', is_account: false, ratings: [] }, tables: [], minor: 0,
    build: '',
  };
  const playable = handCard('6h', { options: [{ move: { type: 'attack', card: '6h' }, refused: null }] });

  function atTable(part: Partial<View> = {}) {
    const settings = new SettingsStore(null);
    settings.change({ speed: 'normal', hold: 0, autoDone: false });
    const { feel, world } = feeling();
    const cues: Cue[] = [];
    vi.spyOn(feel, 'cue').mockImplementation((cue) => void cues.push(cue));
    let ids = 0;
    const store = new Store(settings, {
      random: () => 0.5, isHidden: () => world.hidden, reducedMotion: () => false, newId: () => `c${(ids += 1)}`, newNonce: () => '00'.repeat(16), now: () => 0,
    });
    const sent: ClientMessage[] = [];
    store.use({ send: (message) => (sent.push(message), true) });
    store.onStep((step) => feel.step(step, store.now.update?.view.you ?? 0));
    store.subscribe((state) => feel.follow(state));
    store.receive(welcome);
    store.newTable();
    store.receive(update(1, [], { hand: [playable, handCard('7h')], ...part }));
    return { store, cues, sent, world };
  }

  const waiting = [seat({ name: 'Nare', role: 'defender' }), seat({ role: 'attacker', to_act: true })];
  const mine = [seat({ name: 'Nare', role: 'defender', to_act: true }), seat({ role: 'attacker' })];

  test('my card is heard when I lay it, and not again when the server has it', async () => {
    const { store, cues } = atTable();
    store.play({ type: 'attack', card: '6h' });
    expect(cues).toEqual(['lay']);
    const answer = update(2, [laid(0, '6h')], { hand: [handCard('7h')], table: [{ attack: '6h', seat: 0, beat: null }] });
    store.receive({ ...answer, reply_to: store.now.pending?.id ?? null });
    await vi.advanceTimersByTimeAsync(1_000);
    expect(cues).toEqual(['lay']);
  });

  test('the steps of one update are heard as each is drawn', async () => {
    const { store, cues } = atTable({ seats: waiting });
    store.receive(update(2, [
      laid(1, '9c'), { type: 'bout_taken', seat: 0, cards: ['9c'] }, { type: 'drew_up', seat: 1, count: 1, cards: [], trump_card: false },
    ], { seats: waiting }));
    expect(cues).toEqual(['lay']);
    await vi.advanceTimersByTimeAsync(250);
    expect(cues).toEqual(['lay', 'take']);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(cues).toEqual(['lay', 'take', 'drawUp']);
  });

  test('what is jumped over is not heard afterwards', async () => {
    const { store, cues, world } = atTable({ seats: waiting });
    world.hidden = true;
    store.receive(update(2, [laid(1, '9c'), { type: 'bout_taken', seat: 0, cards: ['9c'] }], { seats: waiting }));
    await vi.advanceTimersByTimeAsync(1_000);
    expect(cues).toEqual([]);
  });

  test('who has waited is called when it is his turn, and only once', async () => {
    const { store, cues } = atTable({ seats: waiting });
    await vi.advanceTimersByTimeAsync(CALL_AFTER_MS);
    store.receive(update(2, [laid(1, '9c')], { seats: mine, phase: 'defend' }));
    await vi.advanceTimersByTimeAsync(1_000);
    expect(cues).toEqual(['lay', 'turn']);
  });

  test('who has just acted is not', async () => {
    const { store, cues } = atTable({ seats: mine });
    store.receive(update(2, [laid(1, '9c')], { seats: mine }));
    await vi.advanceTimersByTimeAsync(100);
    expect(cues).not.toContain('turn');
  });

  test.each<[number[], Cue]>([[[0], 'fool'], [[1], 'win'], [[], 'draw']])('the end with fools %o', async (fools, cue) => {
    const { store, cues } = atTable({ seats: waiting });
    const result = { fools, places: [], adjudicated: false, epaulettes: 0 };
    store.receive(update(2, [laid(1, '9c'), { type: 'game_over', result }], { result, phase: 'over' }));
    expect(cues).toEqual(['lay']);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(cues).toEqual(['lay', cue]);
  });

  test('the end of a game that was over before is not heard', async () => {
    const result = { fools: [0], places: [1], adjudicated: false, epaulettes: 0 };
    const { cues } = atTable({ result, phase: 'over' });
    await vi.advanceTimersByTimeAsync(2_000);
    expect(cues).toEqual([]);
  });

  test('“I take” ticks while it can be undone', () => {
    const { store, cues } = atTable({ seats: mine, phase: 'defend', take: true, table: [{ attack: '9c', seat: 1, beat: null }] });
    store.take();
    expect(cues).toEqual(['tick']);
  });
});
