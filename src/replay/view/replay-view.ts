import type { Step } from '../../engine/index.js';
import type { Actions } from '../actions.js';
import type { ReplayCommand } from '../core/commands.js';
import type { Playback } from '../core/playback.js';
import type { ReplayControl, ReplaySettings } from '../core/settings.js';
import type { Timeline } from '../core/timeline.js';
import type { TimelinePointer } from '../input/timeline-pointer.js';
import type { ReviewParts } from '../review/replay-review.js';
import type { PlayerTexts } from '../wording/texts.js';

export interface ReplayView {
  readonly texts: PlayerTexts;
  readonly settings: ReplaySettings;
  readonly playback: Playback;
  readonly timeline: Timeline;
  readonly step: Step;
  readonly pointer: TimelinePointer;
  readonly actions: Actions;
  readonly offersPlayOn: boolean;
  /** Only where the page offers a review, and the game can be reviewed. */
  readonly review: ReviewParts | undefined;
  readonly pressReview: () => void;
  readonly setSpeed: (speed: number) => void;
  readonly act: (command: ReplayCommand) => void;
  readonly onKeydown: (event: KeyboardEvent) => void;
}

export function shows({ settings }: ReplayView, control: ReplayControl): boolean {
  return settings.controls.includes(control);
}
