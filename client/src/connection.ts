/**
 * The line to the server: one WebSocket that mends itself.
 *
 * A lost line is tried again after a random part of a delay that doubles (full jitter, so
 * that a thousand players do not come back in the same instant), and at once when the
 * page is shown again or the network returns.
 *
 * A line can also die without a word, as on a phone that walks out of its network. So each
 * message wants an answer, a line on which nothing comes is asked for a sign of life, and
 * one that does not open is not waited for.
 */

import { Unpacker } from './unpack';
import type { Received } from './unpack';
import type { ClientMessage, ServerMessage } from './wire';

/** So many sockets refused one after another, and the page introduces itself anew. */
const REFUSALS = 2;

const FIRST_DELAY_MS = 500;
/** However long the line was lost: who sees it come back does not wait longer than this. */
const LONGEST_DELAY_MS = 4_000;

/** A line that has not opened by then never will: nobody refuses it, nobody answers. */
export const OPENING_MS = 5_000;

/** An open line that does not answer for this long is dead: some phones cut it silently. */
export const ANSWER_MS = 4_000;

/** An open line on which nothing came for this long is asked whether it lives. */
export const SILENCE_MS = 15_000;

/** How long the line must be lost before the player is told. */
export const QUIET_LOSS_MS = 2_000;

/** The longest wait before try number *attempt* (0-based), of which a random part is taken. */
export function longestWait(attempt: number): number {
  return Math.min(LONGEST_DELAY_MS, FIRST_DELAY_MS * 2 ** attempt);
}

/**
 * How long to wait, in ms, when the server that closes with *reason* says when to come back:
 * as it restarts, it spreads those who do. Null when it does not say.
 */
export function waitIn(reason: string): number | null {
  const asked = /^retry_after_ms=(\d+)$/.exec(reason)?.[1];
  return asked === undefined ? null : Math.min(LONGEST_DELAY_MS, Number(asked));
}

/** Whether the cookie that the page came with is good for nothing any more. */
const isLoggedOut = (reason: string): boolean => reason === 'session_ended';

export interface Socket {
  readyState: number;
  send(text: string): void;
  close(): void;
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: ((event: { reason: string }) => void) | null;
}

/** Where the connection gets sockets, time and chance from; tests give their own. */
export interface Surroundings {
  open: () => Socket;
  /** Asks for the page anew, and so for a cookie: the server may have forgotten the old one. */
  renew: () => Promise<void>;
  random: () => number;
  setTimer: (action: () => void, milliseconds: number) => number;
  clearTimer: (timer: number) => void;
}

export interface Listener {
  message: (message: Received) => void;
  /** The line was found (true) or lost (false). */
  line: (up: boolean) => void;
  /** Has the server answer, when there is something to ask; else false. */
  ask: () => boolean;
}

const OPEN = 1;

export class Connection {
  #surroundings: Surroundings;
  #listener: Listener;
  #socket: Socket | null = null;
  #timer: number | null = null;
  #opening: number | null = null;
  #proof: number | null = null;
  #silence: number | null = null;
  #attempt = 0;

  constructor(surroundings: Surroundings, listener: Listener) {
    this.#surroundings = surroundings;
    this.#listener = listener;
  }

  get isUp(): boolean {
    return this.#socket?.readyState === OPEN;
  }

  /** Opens the line now unless it is open or being opened. */
  connect(): void {
    this.#timer = this.#stop(this.#timer);
    if (this.#socket !== null) return;
    const socket = this.#surroundings.open();
    const unpacker = new Unpacker();
    this.#socket = socket;
    this.#opening = this.#surroundings.setTimer(() => {
      this.#drop();
      this.#tryLater();
    }, OPENING_MS);
    socket.onopen = () => {
      if (this.#socket !== socket) return;
      this.#opening = this.#stop(this.#opening);
      this.#attempt = 0;
      this.#listener.line(true);
      // It is greeted.
      this.#awaitProof();
    };
    socket.onmessage = ({ data }) => {
      // What was given up may still have something to say.
      if (this.#socket !== socket) return;
      this.#proof = this.#stop(this.#proof);
      this.#listen();
      this.#listener.message(unpacker.whole(JSON.parse(String(data)) as ServerMessage));
    };
    socket.onclose = ({ reason }) => {
      if (this.#socket !== socket) return;
      this.#lose();
      if (isLoggedOut(reason)) this.#attempt = REFUSALS;
      this.#tryLater(waitIn(reason));
    };
  }

  /**
   * The page or the network is back: opens the line now, or makes sure that it lives. What
   * was being opened before leads nowhere.
   */
  wake(): void {
    if (this.#opening !== null) this.#drop();
    this.#attempt = 0;
    this.connect();
    this.doubt();
  }

  /** Asks the server for a sign of life and gives up a line on which none comes. */
  doubt(): void {
    if (this.isUp && this.#proof === null && this.#listener.ask()) this.#awaitProof();
  }

  #awaitProof(): void {
    this.#proof ??= this.#surroundings.setTimer(() => {
      this.#drop();
      this.connect();
    }, ANSWER_MS);
  }

  /** Doubts the line when nothing more comes on it. */
  #listen(): void {
    this.#stop(this.#silence);
    this.#silence = this.#surroundings.setTimer(() => {
      this.#listen();
      this.doubt();
    }, SILENCE_MS);
  }

  #stop(timer: number | null): null {
    if (timer !== null) this.#surroundings.clearTimer(timer);
    return null;
  }

  #lose(): void {
    this.#proof = this.#stop(this.#proof);
    this.#opening = this.#stop(this.#opening);
    this.#silence = this.#stop(this.#silence);
    this.#socket = null;
    this.#listener.line(false);
  }

  #drop(): void {
    const dead = this.#socket;
    this.#lose();
    dead?.close();
  }

  /** Sends *message*; false when the line is down and nothing was sent. */
  send(message: ClientMessage): boolean {
    if (!this.isUp) return false;
    this.#socket?.send(JSON.stringify(message));
    this.#awaitProof();
    return true;
  }

  #tryLater(asked: number | null = null): void {
    const wait = asked ?? this.#surroundings.random() * longestWait(this.#attempt);
    this.#attempt += 1;
    const isForgotten = this.#attempt >= REFUSALS;
    this.#timer = this.#surroundings.setTimer(() => {
      if (isForgotten) void this.#surroundings.renew().then(() => this.connect());
      else this.connect();
    }, wait);
  }
}

/** Asks for the page anew, and so for a cookie where the server knows none. */
export async function askForPage(): Promise<void> {
  try {
    await fetch('/', { cache: 'no-store', signal: AbortSignal.timeout(OPENING_MS) });
  } catch (error) {
    // No server to be asked, or none that answers: the next try may find one.
    const isLate = error instanceof DOMException && error.name === 'TimeoutError';
    if (!(error instanceof TypeError) && !isLate) throw error;
  }
}

/** The connection of a real page to `/ws` on its own host. */
export function connectPage(listener: Listener): Connection {
  const address = new URL('/ws', location.href);
  address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:';
  const connection = new Connection(
    {
      open: () => new WebSocket(address) as Socket,
      renew: askForPage,
      random: Math.random,
      setTimer: (action, milliseconds) => window.setTimeout(action, milliseconds),
      clearTimer: (timer) => window.clearTimeout(timer),
    },
    listener,
  );
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') connection.wake();
  });
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) connection.wake();
  });
  window.addEventListener('online', () => connection.wake());
  // The server may be on this very device, so that it is only a doubt.
  window.addEventListener('offline', () => connection.doubt());
  connection.connect();
  return connection;
}
