import { Keeper, type KeeperHost } from '../../src/session/keeper.js';
import type { StoragePort } from '../../src/session/storage-port.js';
import { Recorder } from './session-owner.js';

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
export class RecordingHost extends Recorder implements KeeperHost {
  readonly storage: MemoryStorage;
  readonly keeper: Keeper;
  readonly #attributes = new Map<string, string>();

  constructor(attributes: Record<string, string> = {}, storage = new MemoryStorage()) {
    super();
    this.storage = storage;
    this.keeper = new Keeper(this, storage);
    for (const [name, value] of Object.entries(attributes)) this.set(name, value);
  }

  /** The messages of the errors reported. */
  get errors(): string[] {
    const errors = this.events.filter(({ type }) => type === 'game-error');
    return errors.map(({ detail }: CustomEvent<{ message: string }>) => detail.message);
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
}
