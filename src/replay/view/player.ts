import type { Step } from '../../engine/index.js';
import type { Playback } from '../core/playback.js';
import type { ReplayControl, ReplaySettings } from '../core/settings.js';
import type { Timeline } from '../core/timeline.js';
import type { Holder } from '../input/holder.js';
import type { Scrub } from '../input/scrub.js';
import type { ReviewParts } from '../review/replay-review.js';
import type { PlayerTexts } from '../wording/texts.js';

/** What a button does besides playing. */
export type PlayerAction = 'play-on' | 'copy-line' | 'copy-link' | 'download';

/** What the templates show, and what their controls do. */
export interface Player {
  readonly texts: PlayerTexts;
  readonly settings: ReplaySettings;
  readonly playback: Playback;
  readonly timeline: Timeline;
  readonly step: Step;
  readonly scrub: Scrub;
  /** The position under the pointer. */
  readonly hovered: number | undefined;
  /** Whether "Play on from here" is offered. */
  readonly offersPlayOn: boolean;
  /** Only where the page offers a review, and the game can be reviewed. */
  readonly review: ReviewParts | undefined;
  readonly perform: (action: PlayerAction) => void;
  readonly setSpeed: (speed: number) => void;
  readonly holder: Holder;
  readonly onKeydown: (event: KeyboardEvent) => void;
}

export function shows({ settings }: Player, control: ReplayControl): boolean {
  return settings.controls.includes(control);
}
