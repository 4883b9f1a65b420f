import { Keeper, type KeeperHost } from '../../src/session/keeper.js';
import type { Change } from '../../src/session/session.js';
import type { StoragePort } from '../../src/session/storage.js';
import { eventTypes } from './events.js';

/** A storage in memory. */
export class MemoryStorage implements StoragePort {
  readonly entries = new Map<string, string>();
  /** What a call throws, if anything. */
  fails: (method: keyof StoragePort, key: string) => Error | undefined = () => undefined;

  getItem(key: string): string | null {
    this.#check('getItem', key);
    return this.entries.get(key) ?? null;
  }

  setItem(key: string, text: string): void {
    this.#check('setItem', key);
    this.entries.set(key, text);
  }

  removeItem(key: string): void {
    this.#check('removeItem', key);
    this.entries.delete(key);
  }

  #check(method: keyof StoragePort, key: string): void {
    const failure = this.fails(method, key);
    if (failure) throw failure;
  }
}

/** A host without a page: attributes, and a record of what its keeper reports. */
export class RecordingHost extends EventTarget implements KeeperHost {
  readonly storage: MemoryStorage;
  readonly keeper: Keeper;
  /** Changes, as `(kind)`, and types of events, in their order. */
  readonly log: string[] = [];
  /** The messages of the errors reported. */
  readonly errors: string[] = [];
  readonly #attributes = new Map<string, string>();
  /** What the host does about a change. */
  react: (change: Change) => void = () => undefined;

  constructor(attributes: Record<string, string> = {}, storage = new MemoryStorage()) {
    super();
    this.storage = storage;
    this.keeper = new Keeper(this, storage);
    for (const type of eventTypes) this.addEventListener(type, () => this.log.push(type));
    this.addEventListener('game-error', (event) => {
      this.errors.push((event as CustomEvent<{ message: string }>).detail.message);
    });
    for (const [name, value] of Object.entries(attributes)) this.set(name, value);
  }

  readonly getAttribute = (name: string): string | null => this.#attributes.get(name) ?? null;

  set(name: string, value: string): void {
    this.#attributes.set(name, value);
    this.keeper.invalidate();
  }

  remove(name: string): void {
    this.#attributes.delete(name);
    this.keeper.invalidate();
  }

  changed(change: Change): void {
    this.log.push(`(${change.kind})`);
    this.react(change);
  }
}
