import type { Direction, Game, Move } from '../../src/engine/index.js';
import type { Cause, Game2048EventMap } from '../../src/session/events.js';
import { GameSession, type Change, type SessionOwner } from '../../src/session/session.js';
import { eventTypes } from './events.js';

/** Records what a session reports to its owner. */
export class Recorder extends EventTarget implements SessionOwner {
  readonly changes: Change[] = [];
  readonly events: CustomEvent[] = [];
  /** Changes, as `(kind)`, and types of events, in their order. */
  readonly log: string[] = [];
  /** What the owner does about a change. */
  react: (change: Change) => void = () => undefined;

  constructor() {
    super();
    for (const type of eventTypes) {
      this.addEventListener(type, (event) => {
        this.events.push(event as CustomEvent);
        this.log.push(type);
      });
    }
  }

  changed(change: Change): void {
    this.changes.push(change);
    this.log.push(`(${change.kind})`);
    this.react(change);
  }
}

/** The owner of a session. */
export class RecordingOwner extends Recorder {
  readonly session = new GameSession(this);

  /** Makes a move. */
  move(direction: Direction, by: Cause = 'player'): Move | null {
    return this.session.move(direction, by);
  }

  /** Listens to one type of event. */
  on<Type extends keyof Game2048EventMap>(
    type: Type,
    listener: (event: Game2048EventMap[Type]) => void,
    options?: AddEventListenerOptions,
  ): void {
    this.addEventListener(type, (event) => listener(event as Game2048EventMap[Type]), options);
  }

  /** The detail of the last event of this type. */
  detailOf<Type extends keyof Game2048EventMap>(type: Type): Game2048EventMap[Type]['detail'] {
    const event = this.events.findLast((one) => one.type === type);
    if (!event) throw new Error(`no ${type} event`);
    return event.detail as Game2048EventMap[Type]['detail'];
  }

  /** Forgets what was reported so far. */
  forget(): void {
    this.changes.length = this.events.length = this.log.length = 0;
  }
}

/** An owner whose session has just started this game. */
export function playing(game: Game): RecordingOwner {
  const owner = new RecordingOwner();
  owner.session.start(game);
  owner.forget();
  return owner;
}
