import type { Step } from '../../engine/index.js';
import type { Playback } from '../core/playback.js';
import type { ReplayControl, ReplaySettings } from '../core/settings.js';
import type { Timeline } from '../core/timeline.js';
import type { PlayerAction } from '../actions.js';
import type { ReplayCommand } from '../core/commands.js';
import type { Scrub } from '../input/scrub.js';
import type { ReviewParts } from '../review/replay-review.js';
import type { PlayerTextName, PlayerTexts } from '../wording/texts.js';

/** What the templates show, and what their controls do. */
export interface Player {
  readonly texts: PlayerTexts;
  readonly settings: ReplaySettings;
  readonly playback: Playback;
  readonly timeline: Timeline;
  readonly step: Step;
  readonly scrub: Scrub;
  /** Whether "Play on from here" is offered. */
  readonly offersPlayOn: boolean;
  /** Whether the position shown has an address. */
  readonly hasLink: boolean;
  /** What has just been copied. */
  readonly copied: PlayerAction | undefined;
  /** What went wrong, until the viewer presses another button. */
  readonly problem: PlayerTextName | undefined;
  /** Only where the page offers a review, and the game can be reviewed. */
  readonly review: ReviewParts | undefined;
  readonly perform: (action: PlayerAction) => void;
  readonly setSpeed: (speed: number) => void;
  readonly act: (command: ReplayCommand) => void;
  readonly onKeydown: (event: KeyboardEvent) => void;
}

export function shows({ settings }: Player, control: ReplayControl): boolean {
  return settings.controls.includes(control);
}
