import type { EventDetail, GameErrorEvent } from '../session/events.js';

export interface PlayOnDetail extends EventDetail {
  /** The game up to the position shown, in one line, which a `<game-2048>` can `load`. */
  replay: string;
}

/**
 * The viewer wants to play on from the position shown; with `preventDefault()` the listener takes care of it instead.
 */
export class PlayOnEvent extends CustomEvent<PlayOnDetail> {
  constructor(detail: PlayOnDetail) {
    super('play-on', { bubbles: true, composed: true, cancelable: true, detail });
  }
}

/** The element's own events by name. The first four do not bubble, like those of media. */
export interface Game2048ReplayEventMap {
  /** Playing has started. */
  play: Event;
  /** Playing has stopped. */
  pause: Event;
  /** Another position is shown, other than by playing. */
  seek: Event;
  /** The last position has been reached by playing. */
  ended: Event;
  'game-error': GameErrorEvent;
  'play-on': PlayOnEvent;
}
