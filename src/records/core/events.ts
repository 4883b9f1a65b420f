import type { EventDetail, GameErrorEvent, WatchEvent } from '../../session/events.js';
import { eventOf } from '../../session/event-of.js';

export interface RecordsChangeDetail extends EventDetail {
  /** Games that are new in the book; one whose line has changed counts as added and as removed. */
  added: number;
  /** Games that are gone from the book. */
  removed: number;
}

/** Fired when games were added to the book or removed from it, in this page or in another tab. */
export class RecordsChangeEvent extends eventOf<RecordsChangeDetail>('records-change') {}

/** The element's own events by name. */
export interface Game2048RecordsEventMap {
  'records-change': RecordsChangeEvent;
  watch: WatchEvent;
  'game-error': GameErrorEvent;
}
