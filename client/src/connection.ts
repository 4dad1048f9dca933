/**
 * The line to the server: one WebSocket that mends itself.
 *
 * A lost line is tried again after a random part of a delay that doubles (full jitter, so
 * that a thousand players do not come back in the same instant), and at once when the
 * page is shown again or the network returns.
 */

import type { ClientMessage, ServerMessage } from './wire';

/** So many sockets refused one after another, and the page introduces itself anew. */
const REFUSALS = 2;

const FIRST_DELAY_MS = 500;
const LONGEST_DELAY_MS = 15_000;

/** An open line that does not answer for this long is dead: some phones cut it silently. */
const ANSWER_MS = 4_000;

/** How long the line must be lost before the player is told. */
export const QUIET_LOSS_MS = 2_000;

/** The longest wait before try number *attempt* (0-based), of which a random part is taken. */
export function longestWait(attempt: number): number {
  return Math.min(LONGEST_DELAY_MS, FIRST_DELAY_MS * 2 ** attempt);
}

export interface Socket {
  readyState: number;
  send(text: string): void;
  close(): void;
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: (() => void) | null;
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
  message: (message: ServerMessage) => void;
  /** The line was found (true) or lost (false). */
  line: (up: boolean) => void;
}

export interface PageListener extends Listener {
  /** Has the server answer, when there is something to ask; else false. */
  ask: () => boolean;
}

const OPEN = 1;

export class Connection {
  #surroundings: Surroundings;
  #listener: Listener;
  #socket: Socket | null = null;
  #timer: number | null = null;
  #proof: number | null = null;
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
    if (this.#timer !== null) this.#surroundings.clearTimer(this.#timer);
    this.#timer = null;
    if (this.#socket !== null) return;
    const socket = this.#surroundings.open();
    this.#socket = socket;
    socket.onopen = () => {
      this.#attempt = 0;
      this.#listener.line(true);
    };
    socket.onmessage = ({ data }) => {
      this.#believe();
      this.#listener.message(JSON.parse(String(data)) as ServerMessage);
    };
    socket.onclose = () => {
      if (this.#socket !== socket) return;
      this.#lose();
      this.#tryLater();
    };
  }

  /** Asks the server for a sign of life and gives up a line on which none comes. */
  doubt(ask: () => boolean): void {
    if (!this.isUp || this.#proof !== null || !ask()) return;
    this.#proof = this.#surroundings.setTimer(() => {
      const dead = this.#socket;
      this.#lose();
      dead?.close();
      this.connect();
    }, ANSWER_MS);
  }

  #believe(): void {
    if (this.#proof !== null) this.#surroundings.clearTimer(this.#proof);
    this.#proof = null;
  }

  #lose(): void {
    this.#believe();
    this.#socket = null;
    this.#listener.line(false);
  }

  /** Sends *message*; false when the line is down and nothing was sent. */
  send(message: ClientMessage): boolean {
    if (!this.isUp) return false;
    this.#socket?.send(JSON.stringify(message));
    return true;
  }

  #tryLater(): void {
    const wait = this.#surroundings.random() * longestWait(this.#attempt);
    this.#attempt += 1;
    const isForgotten = this.#attempt >= REFUSALS;
    this.#timer = this.#surroundings.setTimer(() => {
      if (isForgotten) void this.#surroundings.renew().then(() => this.connect());
      else this.connect();
    }, wait);
  }
}

async function askForPage(): Promise<void> {
  try {
    await fetch('/', { cache: 'no-store' });
  } catch (error) {
    // No server to be asked: the next try may find one.
    if (!(error instanceof TypeError)) throw error;
  }
}

/** The connection of a real page to `/ws` on its own host. */
export function connectPage(listener: PageListener): Connection {
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
  const atOnce = () => {
    if (document.visibilityState !== 'visible') return;
    connection.connect();
    connection.doubt(listener.ask);
  };
  document.addEventListener('visibilitychange', atOnce);
  window.addEventListener('pageshow', atOnce);
  window.addEventListener('online', atOnce);
  connection.connect();
  return connection;
}
