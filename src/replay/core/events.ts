import type { Direction, Rules } from '../../engine/index.js';
import type { EventDetail, GameErrorEvent } from '../../session/events.js';
import { eventOf } from '../../session/event-of.js';

export interface PlayOnDetail extends EventDetail {
  /** The replay line of the game up to the position shown, which a `<game-2048>` can `load`. */
  replay: string;
}

/** The viewer wants to play on from the position shown; after `preventDefault()` the listener does it instead. */
export class PlayOnEvent extends eventOf<PlayOnDetail>('play-on', true) {}

export interface SameTilesDetail extends EventDetail {
  /** The seed of the game, which gives its tiles. */
  seed: string;
  /** The rules that it was played under. */
  rules: Readonly<Rules>;
  /** The final score. */
  score: number;
}

/** The viewer wants to play a game with the same tiles; after `preventDefault()` the listener does it instead. */
export class SameTilesEvent extends eventOf<SameTilesDetail>('same-tiles', true) {}

/**
 * What a question is about:
 *
 * - `mistake`: the best move, in a position where a better move was missed, or that a page has chosen
 * - `only-move`: the only move that kept the game going, which was found in the game
 */
export type QuestionKind = 'mistake' | 'only-move';

/** A position to ask about. */
export interface AskedPosition {
  /** A replay line. */
  line: string;
  /** The position, 0 for the beginning, as in `seek()`: what comes next there is asked. */
  at: number;
  /** What is said of the question before it is answered. @default 'mistake' */
  kind?: QuestionKind;
}

export interface AnswerDetail extends EventDetail, AskedPosition {
  kind: QuestionKind;
  /** The answer. */
  direction: Direction;
  /**
   * Whether it is right: the best move, or one as good. A move is wrong if games played on by weak players and careful ones are likely
   * to end sooner after it, or if more than ten in a hundred more of a careful one's end within 30 moves.
   */
  right: boolean;
  /**
   * The points that a wrong answer loses: the share of moves by which games ended sooner after it than after the best
   * move, between that of weak players and that of a careful one, times the points still to come; 0 where `right`.
   */
  loss: number;
  /** The tries at this question so far, this one included. */
  tries: number;
}

/** The viewer has tried to answer a question. */
export class AnswerEvent extends eventOf<AnswerDetail>('answer') {}

export interface LessonEndDetail extends EventDetail {
  /** Questions that were answered rightly at the first try. */
  right: number;
  /** All questions. */
  asked: number;
}

/** The viewer has been through all questions. */
export class LessonEndEvent extends eventOf<LessonEndDetail>('lesson-end') {}

/** The element's own events by name. The first four do not bubble, like those of media. */
export interface Game2048ReplayEventMap {
  /** Playback has started. */
  play: Event;
  /** Playback has stopped. */
  pause: Event;
  /** The position changed other than by playback. */
  seeked: Event;
  /** Playback has reached the last position. */
  ended: Event;
  'game-error': GameErrorEvent;
  'play-on': PlayOnEvent;
  'same-tiles': SameTilesEvent;
  answer: AnswerEvent;
  'lesson-end': LessonEndEvent;
}
