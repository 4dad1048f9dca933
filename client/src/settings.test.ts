import { describe, expect, test } from 'vitest';
import { DEFAULTS, SettingsStore, looksOf, parseSettings, settingsFromAddress } from './settings';

function memory() {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
}

describe('settings', () => {
  test('are remembered on the device', () => {
    const storage = memory();
    new SettingsStore(storage).change({ hold: 'tap', opponents: ['beginner', 'regular'] });
    expect(new SettingsStore(storage).now).toMatchObject({
      hold: 'tap', opponents: ['beginner', 'regular'],
    });
  });

  test('that make no sense are forgotten one by one', () => {
    const text = JSON.stringify({ hold: 77, theme: 'dark', opponents: [], hints: 'yes', extra: 1 });
    expect(parseSettings(text)).toEqual({ ...DEFAULTS, theme: 'dark' });
  });

  test('that cannot be read are the defaults', () => {
    expect(parseSettings('{')).toEqual(DEFAULTS);
    expect(parseSettings('null')).toEqual(DEFAULTS);
  });

  test('asked for in the address hold for this visit only', () => {
    const storage = memory();
    const store = new SettingsStore(storage, '?motion=off&hold=0');
    expect(store.now).toMatchObject({ speed: 'off', hold: 0 });
    store.change({ hints: false });
    expect(new SettingsStore(storage).now).toMatchObject({ speed: 'normal', hints: false });
  });

  test('asked for in the address in vain are left out', () => {
    expect(settingsFromAddress('?motion=warp&hold=-1')).toEqual({});
  });

  test('are told to whoever listens', () => {
    const store = new SettingsStore(null);
    const heard: string[] = [];
    const stop = store.subscribe(({ theme }) => heard.push(theme));
    store.change({ theme: 'dark' });
    stop();
    store.change({ theme: 'light' });
    expect(heard).toEqual(['auto', 'dark']);
  });

  test('set back keep the name, the language and the opponents', () => {
    const store = new SettingsStore(null);
    store.change({ name: 'Nare', language: 'hy', hints: false, opponents: ['beginner'] });
    store.reset();
    expect(store.now).toEqual({ ...DEFAULTS, name: 'Nare', language: 'hy', opponents: ['beginner'] });
  });
});

describe('the rules', () => {
  test('are remembered whole', () => {
    const storage = memory();
    new SettingsStore(storage).change({ rules: 'app throwers=neighbours' });
    expect(new SettingsStore(storage).now.rules).toBe('app throwers=neighbours');
  });

  test('of a preset that was remembered before are its own', () => {
    expect(parseSettings('{"preset": "app+transfer"}').rules).toBe('app+transfer');
    expect(parseSettings('{"preset": "app", "rules": "simple"}').rules).toBe('simple');
  });

  test.each(['""', '7', JSON.stringify('x'.repeat(1201))])('%.9s are none', (rules) => {
    expect(parseSettings(`{"rules": ${rules}}`).rules).toBe('app');
  });

  test('are played against up to eleven', () => {
    const eleven = Array.from({ length: 11 }, () => 'beginner');
    expect(parseSettings(JSON.stringify({ opponents: eleven })).opponents).toHaveLength(11);
    expect(parseSettings(JSON.stringify({ opponents: [...eleven, 'regular'] })).opponents).toHaveLength(1);
  });
});

describe('looks', () => {
  test('are plain until the player chooses', () => {
    expect(looksOf(parseSettings(null), false)).toEqual({
      palette: 'two', back: 'red', table: 'green', index: 'usual', contrast: 'usual',
    });
  });

  test('are remembered and shown', () => {
    const storage = memory();
    new SettingsStore(storage).change({
      back: 'black', table: 'burgundy', largeIndex: true, contrast: 'high', colours: 'safe',
    });
    expect(looksOf(new SettingsStore(storage).now, false)).toEqual({
      palette: 'safe', back: 'black', table: 'burgundy', index: 'large', contrast: 'high',
    });
  });

  test('have high contrast where only the device asks for it', () => {
    expect(looksOf({ ...DEFAULTS }, true).contrast).toBe('high');
  });

  test('that make no sense are forgotten', () => {
    const text = JSON.stringify({ back: 'pink', table: 7, largeIndex: 'yes', contrast: 'low' });
    expect(parseSettings(text)).toEqual(DEFAULTS);
  });
});

test('what is heard, felt and advised is remembered, each by itself', () => {
  const kept = new Map<string, string>();
  const storage = { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => void kept.set(key, value) };
  const chosen = { sounds: false, volume: 'low', vibration: false, advise: false } as const;
  for (const [key, value] of Object.entries(chosen)) {
    new SettingsStore(storage).change({ [key]: value });
    expect(new SettingsStore(storage).now).toMatchObject({ [key]: value });
  }
  expect(new SettingsStore(storage).now).toMatchObject(chosen);
  expect(parseSettings('{"volume":"deafening","sounds":1}')).toMatchObject({ volume: 'medium', sounds: true });
});
