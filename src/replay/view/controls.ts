import { html, nothing, type TemplateResult } from 'lit';
import { button } from '../../board/view/button.js';
import { icons } from '../../board/view/icons.js';
import type { ReplayTextName } from '../../words/replay-texts.js';
import type { ReplayAction } from '../input/actions.js';
import type { AllTextName, AllTexts } from '../wording/sentences.js';
import { shows, type ReplayContext } from './replay-context.js';

/** Paths in a square of 24 units, like those of the game's icons. */
const paths = {
  play: icons.autoplay,
  pause: icons.pause,
  first: 'M6 5v14M18 5l-8 7 8 7Z',
  previous: 'M15 5l-8 7 8 7',
  next: 'M9 5l8 7-8 7',
  last: 'M18 5v14M6 5l8 7-8 7Z',
  'play-on': 'M5 12h10M11 7l5 5-5 5M20 5v14',
  'same-tiles': 'M4 4h7v7H4ZM13 13h7v7h-7ZM17 4v6M14 7h6M4 17h6',
  copied: 'M5 13l4 4L19 7',
  'copy-line': 'M9 9h11v11H9ZM5 15H4V4h11v1',
  'copy-link':
    'M10 14a4 4 0 0 0 6 0l3-3a4 4 0 0 0-6-6l-1 1M14 10a4 4 0 0 0-6 0l-3 3a4 4 0 0 0 6 6l1-1',
  download: icons.save,
} as const;

const playbackButtons = ['first', 'previous', 'play', 'next', 'last'] as const;

/** The speeds that are always offered, in moves per second. */
const speeds = [0.5, 1, 2, 4, 8, 16, 50, 200];

type Template = TemplateResult | typeof nothing;

/** The rows under the graph. During a lesson there is only the first. */
export function controls(context: ReplayContext): Template {
  const playback = playbackBar(context);
  if (context.lesson.panel) return playback;
  return html`${playback} ${reviewPanel(context)} ${actionBar(context)}`;
}

function playbackBar(context: ReplayContext): Template {
  const buttons = playbackButtons
    .filter((name) => shows(context, name === 'play' ? 'play' : 'step'))
    .map((name) => playbackButton(name, context));
  const { review, lesson } = context;
  const isReviewed = !lesson.panel && review?.beforeButton !== undefined;
  if (isReviewed) buttons.push(html`${review.beforeButton} ${reviewButton(context)}`);
  // Last, since it wraps where there is hardly any room.
  if (shows(context, 'speed')) buttons.push(speedList(context));
  if (!buttons.length) return nothing;
  return html`<div
    part="buttons"
    class="bar transport ${isReviewed ? 'reviewed' : ''}"
    role="group"
    aria-label=${context.texts.text('playback')}
  >
    ${buttons}
  </div>`;
}

/** Starts and stops a review, then goes to the next mistake. */
function reviewButton({ review = {}, pressReview }: ReplayContext): Template {
  const { buttonLabel, buttonIcon, buttonShortcut, isButtonIdle = false } = review;
  if (!buttonLabel) return nothing;
  return button({
    name: 'review',
    label: buttonLabel,
    text: buttonIcon && '',
    icon: buttonIcon,
    press: pressReview,
    isIdle: isButtonIdle,
    keys: buttonShortcut,
  });
}

/** The review and what offers a lesson. */
function reviewPanel(context: ReplayContext): Template {
  const { review, lesson, texts, actions } = context;
  const { button: lessonButton, note } = lesson;
  if (!review && !lessonButton && !note) return nothing;
  const { refusal, progress, verdict, remarks } = review ?? {};
  const begin = html`<div class="bar">${reviewButton(context)} ${progress}</div>`;
  return html`<div part="review" class="review">
    ${refusal} ${review?.beforeButton || refusal ? nothing : begin}
    ${actions.problem === 'reviewFailed' ? message(texts, actions.problem) : nothing} ${verdict}
    ${lessonButton} ${note ? html`<p part="learn-note">${note}</p>` : nothing} ${remarks}
  </div>`;
}

function message(texts: AllTexts, problem: AllTextName): TemplateResult {
  return html`<p part="message" class="message">${texts.text(problem)}</p>`;
}

function actionBar(context: ReplayContext): TemplateResult {
  const { texts, timeline, actions } = context;
  const { problem } = actions;
  const buttons = [
    shows(context, 'same-tiles') && timeline.isFromSeed && actionButton('same-tiles', context),
    actions.offersPlayOn && actionButton('play-on', context),
    shows(context, 'copy') && actionButton('copy-line', context),
    shows(context, 'copy') && actions.offersLink && actionButton('copy-link', context),
    shows(context, 'download') && actionButton('download', context),
  ].filter(Boolean);
  const bar = html`<div part="footer" class="bar footer">${buttons}</div>`;
  return html`${buttons.length ? bar : nothing}
  ${problem && problem !== 'reviewFailed' ? message(texts, problem) : nothing}`;
}

function playbackButton(
  name: (typeof playbackButtons)[number],
  { texts, playback, lesson, press }: ReplayContext,
): TemplateResult {
  const { index, length, isPaused } = playback;
  const isPlay = name === 'play';
  const shown = isPlay && !isPaused ? 'pause' : name;
  const isForward = name === 'next' || name === 'last';
  const isAtEnd = !isPlay && index === (isForward ? length : 0);
  return button({
    name,
    label: texts.text(shown),
    text: '',
    icon: paths[shown],
    press: () => press(isPlay ? 'play-pause' : name),
    isIdle: lesson.isLocked || isAtEnd,
  });
}

function speedList({ texts, playback, setSpeed }: ReplayContext): TemplateResult {
  const { speed, isPaced } = playback;
  const offered = [...new Set([...speeds, speed])].sort((one, other) => one - other);
  return html`<select
    part="button speed"
    aria-label=${texts.text('speed')}
    @change=${(event: Event) => setSpeed(Number((event.target as HTMLSelectElement).value))}
  >
    ${isPaced ? html`<option selected>${texts.text('speedOfGame')}</option>` : nothing}
    ${offered.map(
      (count) =>
        html`<option
          value=${count}
          aria-label="${texts.number(count)}/s, ${texts.text('movesPerSecond', { count })}"
          ?selected=${count === speed && !isPaced}
        >
          ${texts.number(count)}/s
        </option>`,
    )}
  </select>`;
}

const actionTexts = {
  'play-on': 'playOn',
  'same-tiles': 'sameTiles',
  'copy-line': 'copy',
  'copy-link': 'copyLink',
  download: 'download',
} as const satisfies Record<ReplayAction, ReplayTextName>;

function actionButton(action: ReplayAction, context: ReplayContext): TemplateResult {
  const { texts, step, review, actions } = context;
  const isPlayOn = action === 'play-on';
  const isCopied = action === actions.copied.button;
  const reviewLabel = isPlayOn ? review?.playOnLabel : undefined;
  return button({
    name: action,
    label: reviewLabel ?? texts.text(isCopied ? 'copied' : actionTexts[action]),
    icon: paths[isCopied ? 'copied' : action],
    press: () => actions.perform(action),
    isDisabled: isPlayOn && step.position.over,
  });
}
