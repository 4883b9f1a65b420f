import { html, nothing, svg, type TemplateResult } from 'lit';
import type { Direction } from '../../engine/index.js';
import { button } from '../../board/view/button.js';
import { arrows, icons } from '../../board/view/icons.js';
import { rankOf } from '../../board/view/tile-rank.js';
import { joinPhrases } from '../../board/wording/phrases.js';
import type { AllLearnTexts } from './sentences.js';
import type { Standing } from './tries.js';

const directions = ['left', 'up', 'down', 'right'] as const satisfies readonly Direction[];

/** What the button of a question shows beside its number, and what it says. */
const standings = {
  open: { symbol: '·', name: 'learnStepOpen' },
  wrong: { symbol: '✗', name: 'learnStepWrong' },
  first: { symbol: '✓', name: 'learnStepFirst' },
  later: { symbol: '↻', name: 'learnStepLater' },
  shown: { symbol: '–', name: 'learnStepShown' },
} as const satisfies Record<Standing, unknown>;

/** Puts a space after each node, so that their text also reads as words. */
const spaced = (nodes: readonly (TemplateResult | false | undefined)[]) =>
  nodes.flatMap((node) => (node ? [node, ' '] : []));

export interface QuestionStep {
  readonly standing: Standing;
  readonly isAsked: boolean;
  readonly press: () => void;
}

export interface LessonPanel {
  readonly texts: AllLearnTexts;
  readonly steps: readonly QuestionStep[];
  /** Undefined while the questions may not be left. */
  readonly leave: (() => void) | undefined;
  readonly body: TemplateResult;
}

/** The panel under the board: the steps, and under them a question or the end of the lesson. */
export function lessonPanel({ texts, steps, leave, body }: LessonPanel): TemplateResult {
  const stepButtons = steps.map((step, nth) => stepButton(texts, step, nth + 1, steps.length));
  const leaveButton =
    leave &&
    button({
      name: 'leave',
      label: texts.text('learnLeave'),
      text: '',
      icon: icons.close,
      press: leave,
    });
  const shownSteps = steps.length > 1 ? stepButtons : [];
  return html`<div part="learn" class="learn" role="group" aria-label=${texts.text('learnName')}>
    <div class="bar steps">${spaced([...shownSteps, leaveButton])}</div>
    ${body}
  </div>`;
}

/** @param nth which step it is, from 1 */
function stepButton(
  texts: AllLearnTexts,
  { standing, isAsked, press }: QuestionStep,
  nth: number,
  count: number,
): TemplateResult {
  const number = texts.number(nth);
  return button({
    name: 'step',
    label: stepLabel(texts, standing, number, count),
    text: `${number} ${standings[standing].symbol}`,
    isPressed: isAsked,
    press,
  });
}

function stepLabel(
  texts: AllLearnTexts,
  standing: Standing,
  number: string,
  count: number,
): string {
  return texts.text('learnStep', { number, count, standing: texts.text(standings[standing].name) });
}

export interface OpenQuestion {
  readonly question: string;
  /** Empty until there is an answer. */
  readonly verdict: string;
  /** Empty while no moves are shown on the board. */
  readonly caption: string;
  /** Whether it was answered rightly, or its answer shown: then the next question is the main thing. */
  readonly isSettled: boolean;
  readonly answer: (direction: Direction) => void;
  readonly showBest: () => void;
  readonly next: () => void;
}

export function questionBody(texts: AllLearnTexts, open: OpenQuestion): TemplateResult {
  const { question, verdict, caption, isSettled, answer, showBest, next } = open;
  const directionButtons = directions.map((direction) =>
    button({
      name: direction,
      label: texts.text(direction),
      text: arrows[direction],
      press: () => answer(direction),
    }),
  );
  return html`<p part="learn-question">${question}</p>
    <div class="bar answers ${isSettled ? 'settled' : ''}">
      <div class="bar arrows">${spaced(directionButtons)}</div>
      <div class="bar">
        ${button({ name: 'show', label: texts.text('learnShow'), press: showBest })}
        ${button({ name: 'next', label: texts.text('learnNext'), press: next })}
      </div>
    </div>
    <p part="learn-answer">${verdict}</p>
    <p part="learn-follows" class="follows" aria-hidden="true">${caption}</p>`;
}

/** A question at the end of a lesson. */
export interface AnsweredQuestion extends QuestionStep {
  readonly title: string;
  readonly board: readonly (readonly number[])[];
  /** The first answer, if there was one, and the best move, if it is known. */
  readonly answer: Direction | undefined;
  readonly best: Direction | undefined;
}

export interface LessonEnd {
  readonly questions: readonly AnsweredQuestion[];
  /** Questions that were answered rightly at the first try. */
  readonly right: number;
  readonly asked: number;
  readonly repeatMissed: () => void;
  /** Undefined where the page has no game to play on in. */
  readonly playOn: (() => void) | undefined;
}

export function endBody(texts: AllLearnTexts, end: LessonEnd): TemplateResult {
  const { questions, right, asked, repeatMissed, playOn } = end;
  const missed = asked - right;
  const label = texts.text('learnAgain', { count: missed });
  const buttons = [
    missed > 0 && button({ name: 'again', label, press: repeatMissed }),
    playOn && button({ name: 'play-on', label: texts.text('playOn'), press: playOn }),
  ];
  const result = html`<p part="learn-result" class="result">
    ${texts.text('learnResult', { right, asked })}
  </p>`;
  const rows = questions.map((one, nth) => answeredRow(texts, one, nth + 1, questions.length));
  return html`${spaced([result])}
    <div class="bar answers">${spaced(buttons)}</div>
    <ul part="learn-answers" class="answered">
      ${rows}
    </ul>`;
}

/** A question with the viewer's answer and the best one. Pressed, it is asked again. */
function answeredRow(
  texts: AllLearnTexts,
  { title, board, answer, best, standing, press }: AnsweredQuestion,
  nth: number,
  count: number,
): TemplateResult {
  const { symbol } = standings[standing];
  const lines = [
    answer && texts.text('learnYours', { direction: texts.text(answer) }),
    best && texts.text('learnBestWas', { direction: texts.text(best) }),
  ].filter((line) => line !== undefined);
  const label = joinPhrases(texts, [
    stepLabel(texts, standing, texts.number(nth), count),
    ...lines,
  ]);
  return html`<li>
    <button type="button" part="button-answered" aria-label=${label} @click=${press}>
      ${smallBoard(board)}
      <span><strong>${title}</strong>${lines.map((line) => html`<small>${line}</small>`)}</span>
      <b>${symbol}</b>
    </button>
  </li>`;
}

/** A board of a few millimetres a tile; what it shows is not said. */
function smallBoard(board: AnsweredQuestion['board']): TemplateResult {
  const tile = (value: number, x: number, y: number) =>
    svg`<g data-rank=${value ? rankOf(value) : nothing}>
      <rect x=${x + 0.05} y=${y + 0.05} width="0.9" height="0.9" rx="0.1" />
      <text x=${x + 0.5} y=${y + 0.66} font-size=${[0.5, 0.45, 0.36, 0.28][String(value).length - 1] ?? 0.2}>
        ${value || ''}
      </text>
    </g>`;
  return html`<svg
    class="small"
    viewBox="0 0 ${board[0]?.length ?? 0} ${board.length}"
    aria-hidden="true"
  >
    ${board.map((row, y) => row.map((value, x) => tile(value, x, y)))}
  </svg>`;
}
