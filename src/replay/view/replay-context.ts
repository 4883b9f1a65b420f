import type { TemplateResult } from 'lit';
import type { Step } from '../../engine/index.js';
import type { Playback } from '../core/playback.js';
import type { ReplayControl, ReplaySettings } from '../core/settings.js';
import type { Timeline } from '../core/timeline.js';
import type { Actions } from '../input/actions.js';
import type { ReplayCommand } from '../input/commands.js';
import type { TimelinePointer } from '../input/timeline-pointer.js';
import type { AllTexts } from '../wording/sentences.js';

/** Everything that the templates of a replay need. */
export interface ReplayContext {
  readonly texts: AllTexts;
  readonly settings: ReplaySettings;
  readonly playback: Playback;
  readonly timeline: Timeline;
  /** The move that led to the position shown, and that position. */
  readonly step: Step;
  readonly pointer: TimelinePointer;
  readonly actions: Actions;
  /** Undefined if there is nothing to review, or the page does not offer it. */
  readonly review: ReviewParts | undefined;
  readonly lesson: LessonParts;
  /** Does what a button of the playback says. */
  readonly press: (command: ReplayCommand) => void;
  readonly pressReview: () => void;
  readonly setSpeed: (speed: number) => void;
  readonly onKeydown: (event: KeyboardEvent) => void;
}

export interface LessonParts {
  /** A question, or the end of the lesson. It replaces the review and the last row of buttons. */
  readonly panel?: TemplateResult;
  /** The instructions for the board, read by screen readers. */
  readonly instructions?: string;
  /** A question is open: the board takes swipes, and the timeline does not tell which tiles come. */
  readonly isAsking?: boolean;
  /** The page's remark on the position, in a slot, would give the answer away. */
  readonly hidesPageText?: boolean;
  /** The viewer may not leave the question yet. */
  readonly isLocked?: boolean;
  readonly button?: TemplateResult;
  /** In the place of the button; empty for nothing. */
  readonly note?: string;
}

export interface ReviewParts {
  /** Why this game cannot be reviewed. If given, the only part. */
  readonly refusal?: string;
  readonly buttonLabel?: string;
  readonly buttonIcon?: string;
  readonly buttonShortcut?: string;
  readonly isButtonIdle?: boolean;
  /** Once there is a review, this button and the one above stand in the playback's row. */
  readonly beforeButton?: TemplateResult;
  readonly progress?: TemplateResult;
  /** The game at a glance. */
  readonly verdict?: TemplateResult;
  /** The comment on the move shown, if it is marked, and the list of moments. */
  readonly remarks?: readonly (TemplateResult | undefined)[];
  readonly graphMarks?: TemplateResult;
  /** The score that is expected at each position; the graph shows it instead of the score. */
  readonly expectations?: readonly number[];
  readonly graphLegend?: TemplateResult;
  readonly moveArrows?: TemplateResult | undefined;
  /** Replaces the label of the button that plays on from here. */
  readonly playOnLabel?: string | undefined;
}

export function shows({ settings }: ReplayContext, control: ReplayControl): boolean {
  return settings.controls.includes(control);
}
