import type { LitElement } from 'lit';
import type { ProblemReporter } from '../../session/problems.js';
import type { BoardView } from '../../board/view/board-view.js';
import type { LiveRegion } from '../../words/live-region.js';
import type { Localizer } from '../../words/localizer.js';
import type { AnswerDetail, LessonEndDetail } from '../core/events.js';
import type { Playback } from '../core/playback.js';
import type { Timeline } from '../core/timeline.js';
import type { Actions } from '../input/actions.js';
import type { AllTextName } from '../wording/sentences.js';

/** The parts of the replay that a lesson uses, and what it reports. */
export interface LessonContext {
  readonly element: LitElement;
  readonly texts: Localizer<AllTextName>;
  readonly playback: Playback;
  readonly liveRegion: LiveRegion;
  readonly boardView: BoardView;
  readonly problems: ProblemReporter;
  readonly actions: Pick<Actions, 'offersPlayOn' | 'perform'>;
  /** @throws (rejects) ReplayError */
  readLine(line: string): Promise<Timeline>;
  answered(answer: AnswerDetail): void;
  lessonEnded(result: LessonEndDetail): void;
  computerFailed(error: Error): void;
}
