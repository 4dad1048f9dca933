import { afterEach, describe, expect, test, vi } from 'vitest';
import { ask, bytesOf, isRefusal, look, minutesOf, textOf } from './account';

const answers = (body: string, status = 200) => {
  const fetched = vi.fn(() => Promise.resolve(new Response(status === 204 ? null : body, { status })));
  vi.stubGlobal('fetch', fetched);
  return fetched;
};

afterEach(() => vi.unstubAllGlobals());

describe('what is asked of the server', () => {
  test('goes as JSON, and comes back as what it says', async () => {
    const fetched = answers('{"account": {"name": "Leyla"}, "recovery_codes": null}');

    expect(await ask('rename', { name: 'Leyla' })).toEqual({ account: { name: 'Leyla' }, recovery_codes: null });
    expect(fetched).toHaveBeenCalledWith('/api/account/rename', {
      cache: 'no-store',
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"name":"Leyla"}',
    });
  });

  test('is refused in words', async () => {
    answers('{"code": "wrong_login", "key": "account-error-wrong-login", "field": "password", "retry_after_s": null}', 403);

    const outcome = await ask('login');

    expect(isRefusal(outcome) && outcome.field).toBe('password');
  });

  test('may need no answer', async () => {
    answers('', 204);

    const outcome = await ask('logout');

    expect(outcome).toBeNull();
    expect(isRefusal(outcome)).toBe(false);
  });

  test.each([
    ['<h1>Bad gateway</h1>', 502, 'network'],
    ['<h1>Hello</h1>', 200, 'other'],
  ])('is not taken for an answer when it is none: %s', async (body, status, code) => {
    answers(body, status);

    expect(await look()).toMatchObject({ code, key: `account-error-${code}` });
  });

  test('says so when nobody answers', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no line')));

    expect(await look()).toMatchObject({ code: 'network' });
  });
});

test.each([
  [null, 1],
  [1, 1],
  [60, 1],
  [61, 2],
])('who is to wait for %s seconds waits for %s minutes', (seconds, minutes) => {
  expect(minutesOf({ code: 'x', key: 'x', field: null, retry_after_s: seconds })).toBe(minutes);
});

test('bytes are written in the letters of addresses, and read again', () => {
  const bytes = Uint8Array.from({ length: 256 }, (_, index) => index);

  const text = textOf(bytes.buffer);

  expect(text).toMatch(/^[A-Za-z0-9_-]+$/);
  expect([...bytesOf(text)]).toEqual([...bytes]);
  expect(textOf(new Uint8Array([251, 255]).buffer)).toBe('-_8');
});
