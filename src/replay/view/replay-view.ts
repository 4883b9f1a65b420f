import type { TemplateResult } from 'lit';
import type { Step } from '../../engine/index.js';
import type { Playback } from '../core/playback.js';
import type { ReplayControl, ReplaySettings } from '../core/settings.js';
import type { Timeline } from '../core/timeline.js';
import type { Actions } from '../input/actions.js';
import type { ReplayCommand } from '../input/commands.js';
import type { TimelinePointer } from '../input/timeline-pointer.js';
import type { AllTexts } from '../wording/sentences.js';

/** What the templates show, and what their buttons do. */
export interface ReplayView {
  readonly texts: AllTexts;
  readonly settings: ReplaySettings;
  readonly playback: Playback;
  readonly timeline: Timeline;
  readonly step: Step;
  readonly pointer: TimelinePointer;
  readonly actions: Actions;
  /** Only where the page offers a review, and there is something to review. */
  readonly review: ReviewParts | undefined;
  readonly lesson: LessonParts;
  readonly press: (command: ReplayCommand | 'review') => void;
  readonly setSpeed: (speed: number) => void;
  readonly onKeydown: (event: KeyboardEvent) => void;
}

/** What a lesson adds. */
export interface LessonParts {
  /** A question, or the end of the lesson. While it is shown, the review and the last row of buttons are not. */
  readonly card?: TemplateResult;
  /** How the board answers. */
  readonly instructions?: string;
  /** Whether a question is open: the board takes swipes, and the timeline does not tell which tiles come. */
  readonly isAsking?: boolean;
  /** Whether the words of the page at this position come later. */
  readonly hidesWords?: boolean;
  /** Whether the film is closed. */
  readonly isClosed?: boolean;
  /** The button that begins or goes back to the lesson, and what is said beside it. */
  readonly offer?: TemplateResult;
  readonly note?: string;
}

/** What a review adds. */
export interface ReviewParts {
  /** If given, the only part. */
  readonly refusal?: string;
  /** Of its button, and the key that does the same, if any. */
  readonly name?: string;
  readonly key?: string | undefined;
  /** Whether the button has nothing more to do. */
  readonly isDone?: boolean;
  readonly beforeButton?: TemplateResult | undefined;
  readonly afterButton?: TemplateResult | undefined;
  readonly sentences?: readonly (TemplateResult | undefined)[];
  readonly marks?: TemplateResult | undefined;
  /** Replaces the score graph: the score that is expected at each position. */
  readonly expectations?: readonly number[] | undefined;
  /** One of these in words. */
  readonly expectation?: (score: number) => string;
  readonly graphKey?: TemplateResult | undefined;
  readonly arrows?: TemplateResult | undefined;
  readonly playOn?: string | undefined;
}

export function shows({ settings }: ReplayView, control: ReplayControl): boolean {
  return settings.controls.includes(control);
}
