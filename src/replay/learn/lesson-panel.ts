import { html, type TemplateResult } from 'lit';
import type { Direction } from '../../engine/index.js';
import { button } from '../../board/view/button.js';
import { arrows, icons } from '../../board/view/icons.js';
import type { AllLearnTexts } from './sentences.js';
import type { Standing } from './tries.js';

const directions = ['left', 'up', 'down', 'right'] as const satisfies readonly Direction[];

/** What the button of a question shows beside its number, and what it says. */
const standings = {
  open: { symbol: '', name: 'learnStepOpen' },
  wrong: { symbol: '✗', name: 'learnStepWrong' },
  first: { symbol: '✓', name: 'learnStepFirst' },
  later: { symbol: '✗✓', name: 'learnStepLater' },
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
  const { symbol, name } = standings[standing];
  const number = texts.number(nth);
  return button({
    name: 'step',
    label: texts.text('learnStep', { number, count, standing: texts.text(name) }),
    text: `${number} ${symbol}`,
    isPressed: isAsked,
    press,
  });
}

export interface OpenQuestion {
  readonly question: string;
  /** Empty until there is an answer. */
  readonly verdict: string;
  /** Empty while no moves are shown on the board. */
  readonly caption: string;
  readonly answer: (direction: Direction) => void;
  readonly showBest: () => void;
  readonly next: () => void;
}

export function questionBody(texts: AllLearnTexts, open: OpenQuestion): TemplateResult {
  const { question, verdict, caption, answer, showBest, next } = open;
  const directionButtons = directions.map((direction) =>
    button({
      name: direction,
      label: texts.text(direction),
      text: arrows[direction],
      press: () => answer(direction),
    }),
  );
  return html`<p part="learn-question">${question}</p>
    <div class="bar answers">
      <div class="bar arrows">${spaced(directionButtons)}</div>
      <div class="bar">
        ${button({ name: 'show', label: texts.text('learnShow'), press: showBest })}
        ${button({ name: 'next', label: texts.text('learnNext'), press: next })}
      </div>
    </div>
    <p part="learn-answer">${verdict}</p>
    <p part="learn-follows" class="follows" aria-hidden="true">${caption}</p>`;
}

export interface LessonEnd {
  /** Questions that were answered rightly at the first try. */
  readonly right: number;
  readonly asked: number;
  readonly repeatMissed: () => void;
  /** Undefined where the page has no game to play on in. */
  readonly playOn: (() => void) | undefined;
}

export function endBody(texts: AllLearnTexts, end: LessonEnd): TemplateResult {
  const { right, asked, repeatMissed, playOn } = end;
  const missed = asked - right;
  const label = texts.text('learnAgain', { count: missed });
  const buttons = [
    missed > 0 && button({ name: 'again', label, press: repeatMissed }),
    playOn && button({ name: 'play-on', label: texts.text('playOn'), press: playOn }),
  ];
  const result = html`<p part="learn-result" class="result">
    ${texts.text('learnResult', { right, asked })}
  </p>`;
  return html`${spaced([result])}
    <div class="bar answers">${spaced(buttons)}</div>`;
}
