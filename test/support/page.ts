import { Game, type GameOptions } from '../../src/engine/index.js';
import type { GameStartDetail, PreviousGame } from '../../src/session/events.js';
import { MemoryStorage, RecordingHost } from './keeper-host.js';
import { DIRECTIONS, played } from './plays.js';

export const key = 'key';

/** A page with a storage key, over the same storage as others. */
export class Page extends RecordingHost {
  constructor(storage: MemoryStorage, attributes: Record<string, string> = {}) {
    super({ 'storage-key': key, ...attributes }, storage);
    this.apply();
  }

  get game(): Game {
    return this.keeper.sync().game;
  }

  get best(): number {
    return this.keeper.sync().best;
  }

  get startedAt(): number {
    return this.keeper.sync().provenance.startedAt;
  }

  /** What the last `new-game` or `game-load` tells of the game before. */
  get previous(): PreviousGame | null {
    const types = ['new-game', 'game-load'];
    const event = this.events.findLast(({ type }) => types.includes(type));
    return (event as CustomEvent<GameStartDetail>).detail.previous;
  }

  /** Applies the attributes, as rendering does. */
  apply(): void {
    this.keeper.sync().events.flush();
  }

  /** Sets an attribute, and renders. */
  change(name: string, value: string): void {
    this.set(name, value);
    this.apply();
  }

  play(moves: number): void {
    for (let n = 0; n < moves; n++) {
      DIRECTIONS.some((direction) => this.keeper.sync().move(direction, 'player'));
    }
  }
}

/** A storage in which a game of so many moves is saved. */
export function saved(options: GameOptions, moves = 40, at = key, storage = new MemoryStorage()) {
  const { replay } = played(options, moves);
  storage.entries.set(at, JSON.stringify({ version: 1, best: 9000, replay }));
  return { storage, replay };
}

interface Entry {
  best: number;
  replay: string;
  startedAt: number;
}

export const entryText = (entry: Entry) => JSON.stringify({ version: 1, ...entry });

export const entryOf = (storage: MemoryStorage, at = key) =>
  JSON.parse(storage.entries.get(at) ?? '{}') as Entry;
