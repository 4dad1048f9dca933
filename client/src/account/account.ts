/** What the server says of accounts over HTTP, and how passkeys are asked for. */

export interface Session {
  readonly id: string;
  readonly device: string;
  readonly created: number;
  readonly seen: number;
  readonly is_this: boolean;
}

export interface Passkey {
  readonly id: string;
  readonly label: string;
  readonly created: number;
  readonly used: number | null;
  readonly is_suspect: boolean;
}

export interface Account {
  readonly id: string;
  readonly name: string;
  readonly is_account: boolean;
  readonly can_use_passkeys: boolean;
  readonly has_password: boolean;
  readonly is_fresh: boolean;
  readonly codes_left: number;
  readonly passkeys: readonly Passkey[];
  readonly sessions: readonly Session[];
  /** Unfinished games of the guest whom this browser is without the account. */
  readonly waiting: number;
}

export type Field = 'name' | 'password' | 'code';

/** Why something was not done; `key` is the message that says it. */
export interface Refusal {
  readonly code: string;
  readonly key: string;
  readonly field: Field | null;
  readonly retry_after_s: number | null;
}

export interface Answer {
  readonly account: Account;
  readonly recovery_codes: readonly string[] | null;
}

const PLACE = '/api/account';

/** Nobody answers: the server is away, or the line is. */
const UNREACHABLE = refusal('network');

/** What no refusal explains. */
const STRANGE = refusal('other');

function refusal(code: string): Refusal {
  return { code, key: `account-error-${code}`, field: null, retry_after_s: null };
}

export const isRefusal = (outcome: object | null): outcome is Refusal => outcome !== null && 'code' in outcome;

async function fetchJson<Content extends object>(path: string, init: RequestInit): Promise<Content | Refusal | null> {
  let answer: Response;
  try {
    answer = await fetch(`${PLACE}${path}`, { cache: 'no-store', ...init });
  } catch (error) {
    if (error instanceof TypeError) return UNREACHABLE;
    throw error;
  }
  if (answer.status === 204) return null;
  try {
    return (await answer.json()) as Content | Refusal;
  } catch (error) {
    // A proxy that has no server behind it answers in its own words.
    if (error instanceof SyntaxError || error instanceof TypeError) return answer.ok ? STRANGE : UNREACHABLE;
    throw error;
  }
}

/** Who this browser is for the server. */
export const look = (): Promise<Answer | Refusal | null> => fetchJson<Answer>('', {});

/** Asks the server to do *name*; null when it is done and there is no more to say. */
export function ask<Content extends object = Answer>(name: string, body: object = {}): Promise<Content | Refusal | null> {
  return fetchJson<Content>(`/${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
}

/** How many minutes there are to wait, at least one. */
export const minutesOf = ({ retry_after_s }: Refusal): number => Math.max(1, Math.ceil((retry_after_s ?? 0) / 60));

// Passkeys. Not every browser turns their JSON into bytes and back by itself.

type Json = Record<string, unknown>;

export function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(plain, (sign) => sign.charCodeAt(0));
}

export function textOf(bytes: ArrayBuffer): string {
  const plain = String.fromCharCode(...new Uint8Array(bytes));
  return btoa(plain).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

interface Described {
  readonly id: string;
}

const described = (keys: unknown) =>
  ((keys ?? []) as readonly Described[]).map((key) => ({ ...key, id: bytesOf(key.id) }));

/** Whether this browser can make passkeys for this page. */
export const knowsPasskeys = (): boolean => 'PublicKeyCredential' in window;

/** What no passkey could be had for: thought better of, or the device cannot. */
const NO_PASSKEY = refusal('bad-passkey');

async function have(credential: () => Promise<Credential | null>): Promise<PublicKeyCredential | null> {
  try {
    const had = await credential();
    return had instanceof PublicKeyCredential ? had : null;
  } catch (error) {
    if (error instanceof DOMException) return null;
    throw error;
  }
}

/** Makes a passkey; *name* is that of the account which a guest wants. */
export async function makePasskey(name: string | null): Promise<Answer | Refusal | null> {
  const options = await ask<Json>('passkeys/new', { name });
  if (options === null || isRefusal(options)) return options;
  const user = options['user'] as Json;
  const publicKey = {
    ...options,
    challenge: bytesOf(options['challenge'] as string),
    user: { ...user, id: bytesOf(user['id'] as string) },
    excludeCredentials: described(options['excludeCredentials']),
  } as unknown as PublicKeyCredentialCreationOptions;
  const made = await have(() => navigator.credentials.create({ publicKey }));
  if (made === null) return NO_PASSKEY;
  const response = made.response as AuthenticatorAttestationResponse;
  const credential = {
    id: made.id,
    rawId: textOf(made.rawId),
    type: made.type,
    response: {
      clientDataJSON: textOf(response.clientDataJSON),
      attestationObject: textOf(response.attestationObject),
    },
  };
  return ask('passkeys/add', { name, credential });
}

/** Logs in, or confirms who one is, with a passkey that the player chooses. */
export async function usePasskey(): Promise<Answer | Refusal | null> {
  const options = await ask<Json>('passkeys/ask');
  if (options === null || isRefusal(options)) return options;
  const publicKey = {
    ...options,
    challenge: bytesOf(options['challenge'] as string),
    allowCredentials: described(options['allowCredentials']),
  } as unknown as PublicKeyCredentialRequestOptions;
  const used = await have(() => navigator.credentials.get({ publicKey }));
  if (used === null) return NO_PASSKEY;
  const response = used.response as AuthenticatorAssertionResponse;
  const credential = {
    id: used.id,
    rawId: textOf(used.rawId),
    type: used.type,
    response: {
      clientDataJSON: textOf(response.clientDataJSON),
      authenticatorData: textOf(response.authenticatorData),
      signature: textOf(response.signature),
      userHandle: response.userHandle === null ? null : textOf(response.userHandle),
    },
  };
  return ask('passkeys/use', { credential });
}
