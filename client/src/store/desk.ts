/** The state, its listeners and the line: what all the rooms of the store work on. */

import type { Connection } from '../connection';
import type { SettingsStore } from '../settings';
import type { ClientMessage, CommandId } from '../wire';
import { AT_THE_DOOR } from './state';
import type { Notice, State, World } from './state';

export class Desk {
  readonly settings: SettingsStore;
  readonly world: World;
  /** Whether the server was there when it was last heard of. */
  isUp = false;
  #state = AT_THE_DOOR;
  #listeners = new Set<(state: State) => void>();
  #connection: Pick<Connection, 'send'> | null = null;

  constructor(settings: SettingsStore, world: World) {
    this.settings = settings;
    this.world = world;
  }

  get now(): State {
    return this.#state;
  }

  set(part: Partial<State>): void {
    this.#state = { ...this.#state, ...part };
    for (const listener of this.#listeners) listener(this.#state);
  }

  subscribe(listener: (state: State) => void): () => void {
    this.#listeners.add(listener);
    listener(this.#state);
    return () => this.#listeners.delete(listener);
  }

  use(connection: Pick<Connection, 'send'>): void {
    this.#connection = connection;
  }

  newId(): CommandId {
    return this.world.newId();
  }

  /** Sends *message*; false when there is no line. */
  send(message: ClientMessage): boolean {
    return this.#connection?.send(message) ?? false;
  }

  /** Whether something can be sent; says so at once where it cannot. */
  canReach(): boolean {
    if (!this.isUp) this.tellLoss();
    return this.isUp;
  }

  /** Says at once that nothing can be sent. */
  tellLoss(): void {
    this.set({ line: 'lost' });
    this.say({ card: null, reason: null, code: 'no_line' });
  }

  /** Puts a reason into the prompt line. */
  say(notice: Omit<Notice, 'number'>): void {
    this.set({ notice: { ...notice, number: (this.#state.notice?.number ?? 0) + 1 } });
  }

  quiet(): void {
    if (this.#state.notice !== null) this.set({ notice: null });
  }
}
