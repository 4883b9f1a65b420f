import { html, nothing, svg, type TemplateResult } from 'lit';
import type { Direction } from '../../engine/index.js';
import { button } from '../../board/view/button.js';
import { arrows, icons } from '../../board/view/icons.js';
import { rankOf } from '../../board/view/tile-rank.js';
import { joinPhrases } from '../../words/phrases.js';
import type { Examiner } from './examiner.js';
import type { Lesson, Standing, Tries } from './lesson.js';
import type { Question } from './question.js';
import { questionText, questionTitle, type AllLearnTexts } from './sentences.js';

const directions = ['left', 'up', 'down', 'right'] as const satisfies readonly Direction[];

/** A question's button: "3 ✗", read as "Question 3 of 5, not right yet". One that is open has no sign. */
const standings = {
  open: { symbol: '', name: 'learnStepOpen' },
  wrong: { symbol: '✗', name: 'learnStepWrong' },
  first: { symbol: '✓', name: 'learnStepFirst' },
  later: { symbol: '↻', name: 'learnStepLater' },
  shown: { symbol: '–', name: 'learnStepShown' },
} as const satisfies Record<Standing, unknown>;

/** Puts a space after each node, so that their text also reads as words. */
const spaced = (nodes: readonly (TemplateResult | false | undefined)[]) =>
  nodes.flatMap((node) => (node ? [node, ' '] : []));

/** The buttons of the panel, besides those that the examiner answers. */
export interface PanelActions {
  pick(question: Question): void;
  next(): void;
  repeatMissed(): void;
  /** Undefined while the questions may not be left. */
  readonly leave: (() => void) | undefined;
  /** Undefined where the page has no game to play on in. */
  readonly playOn: (() => void) | undefined;
}

/** The panel under the board: the steps, and under them a question or the end of the lesson. */
export function lessonPanel(
  texts: AllLearnTexts,
  examiner: Examiner,
  actions: PanelActions,
): TemplateResult {
  const { lesson } = examiner;
  return html`<div part="learn" class="learn" role="group" aria-label=${texts.text('learnName')}>
    ${steps(texts, lesson, actions)}
    ${
      lesson.question
        ? questionBody(texts, examiner, lesson.question, actions)
        : endBody(texts, lesson, actions)
    }
  </div>`;
}

/** The most steps that are one row. */
const fewSteps = 10;

/** ✓, ✗, ↻ or –, in a colour of its own. */
const signOf = (standing: Standing): TemplateResult =>
  html`<i class="sign ${standing}">${standings[standing].symbol}</i>`;

/** A button for each question, unless there is only one. */
function steps(
  texts: AllLearnTexts,
  lesson: Lesson<Question>,
  actions: PanelActions,
): TemplateResult | typeof nothing {
  const { questions } = lesson;
  if (questions.length < 2) return nothing;
  const buttons = questions.map((question, nth) => {
    const { standing } = lesson.triesAt(question);
    return button({
      name: 'step',
      label: stepLabel(texts, standing, nth + 1, questions.length),
      text: html`${texts.number(nth + 1)} ${signOf(standing)}`,
      isPressed: question === lesson.question,
      press: () => actions.pick(question),
    });
  });
  const isMany = questions.length > fewSteps;
  return html`<div class="steps ${isMany ? 'many' : ''}">${spaced(buttons)}</div> `;
}

/** The question or the result, and the way out beside it. */
function heading(
  texts: AllLearnTexts,
  sentence: TemplateResult,
  { leave }: PanelActions,
): TemplateResult {
  const label = texts.text('learnLeave');
  const leaveButton =
    leave && button({ name: 'leave', label, text: '', icon: icons.close, press: leave });
  return html`<div class="heading">${spaced([sentence, leaveButton])}</div>`;
}

/** @param number of the question, from 1 */
function stepLabel(
  texts: AllLearnTexts,
  standing: Standing,
  number: number,
  count: number,
): string {
  return texts.text('learnStep', { number, count, standing: texts.text(standings[standing].name) });
}

function questionBody(
  texts: AllLearnTexts,
  examiner: Examiner,
  question: Question,
  actions: PanelActions,
): TemplateResult {
  const { lesson, verdict, caption } = examiner;
  const directionButtons = directions.map((direction) =>
    button({
      name: direction,
      label: texts.text(direction),
      text: arrows[direction],
      press: () => void examiner.answer(question, direction),
    }),
  );
  const showBest = (): void => void examiner.showBest(question);
  const nextLabel = texts.text(lesson.isNextUnknown ? 'learnNextUnknown' : 'learnNext');
  // Once a question is settled, the next one is the main thing.
  const settled = lesson.triesAt(question).isSettled ? 'settled' : '';
  const sentence = html`<p part="learn-question">${questionText(texts, question)}</p>`;
  return html`${heading(texts, sentence, actions)}
    <div class="bar answers ${settled}">
      <div class="bar arrows">${spaced(directionButtons)}</div>
      <div class="bar quiet">
        ${button({ name: 'show', label: texts.text('learnShow'), press: showBest })}
        ${button({ name: 'next', label: nextLabel, press: () => actions.next() })}
      </div>
    </div>
    <p part="learn-answer">${verdict}</p>
    <p part="learn-follows" class="follows" aria-hidden="true">${caption}</p>`;
}

function endBody(
  texts: AllLearnTexts,
  lesson: Lesson<Question>,
  actions: PanelActions,
): TemplateResult {
  const { questions, result } = lesson;
  const { playOn } = actions;
  const missed = result.asked - result.right;
  const label = texts.text('learnAgain', { count: missed });
  const buttons = [
    missed > 0 && button({ name: 'again', label, press: () => actions.repeatMissed() }),
    playOn && button({ name: 'play-on', label: texts.text('playOn'), press: playOn }),
  ];
  const sentence = html`<p part="learn-result" class="result">
    ${texts.text('learnResult', result)}
  </p>`;
  const rows = questions.map((question, nth) => {
    const tries = lesson.triesAt(question);
    const step = stepLabel(texts, tries.standing, nth + 1, questions.length);
    return answeredRow(texts, question, tries, step, () => actions.pick(question));
  });
  return html`${heading(texts, sentence, actions)}
    <div class="bar answers">${spaced(buttons)}</div>
    <ul part="learn-answers" class="answered">
      ${rows}
    </ul>
    ${legend(texts, lesson)}`;
}

/** What the signs that are seen mean. Each button says it itself. */
function legend(texts: AllLearnTexts, lesson: Lesson<Question>): TemplateResult {
  const seen = new Set(lesson.questions.map((question) => lesson.triesAt(question).standing));
  const entries = Array.from(seen, (standing) => {
    const { symbol, name } = standings[standing];
    return symbol && html`<span>${signOf(standing)} ${texts.text(name)}</span> `;
  });
  return html`<p class="follows legend" aria-hidden="true">${entries}</p>`;
}

/** A question with the viewer's answer and the best one. Pressed, it is asked again. */
function answeredRow(
  texts: AllLearnTexts,
  question: Question,
  tries: Tries,
  step: string,
  press: () => void,
): TemplateResult {
  const title = questionTitle(texts, question);
  const lines = answerLines(texts, tries);
  const label = joinPhrases(texts, [title, ...lines, step]);
  const small = lines.map((line) => html`<small>${line}</small>`);
  return html`<li>
    <button type="button" part="button-answered" aria-label=${label} @click=${press}>
      ${smallBoard(question.position.board)}
      <span><strong>${title}</strong> ${spaced(small)}</span>
      ${signOf(tries.standing)}
    </button>
  </li>`;
}

/** The first answer, if there was one, and the best move, if the viewer may know it. */
function answerLines(texts: AllLearnTexts, { answer, best }: Tries): string[] {
  const isAsGood = answer?.isRight && answer.direction !== best;
  const yours = isAsGood ? 'learnYoursAsGood' : 'learnYours';
  return [
    answer ? texts.text(yours, { direction: texts.text(answer.direction) }) : '',
    best ? texts.text('learnBestWas', { direction: texts.text(best) }) : '',
  ].filter(Boolean);
}

/** The size of a number in tenths of a tile, by its digits. */
const fontSizes = [5, 4.5, 3.6, 2.8, 2.3, 2];

/** A board of a few millimetres a tile; what it shows is not said. */
function smallBoard(board: readonly (readonly number[])[]): TemplateResult {
  const tile = (value: number, x: number, y: number) =>
    svg`<g data-rank=${value ? rankOf(value) : nothing}>
      <rect x=${x * 10 + 0.5} y=${y * 10 + 0.5} width="9" height="9" rx="1" />
      <text x=${x * 10 + 5} y=${y * 10 + 6.6} font-size=${fontSizes[String(value).length - 1] ?? 2}>
        ${value || ''}
      </text>
    </g>`;
  const viewBox = `0 0 ${(board[0]?.length ?? 0) * 10} ${board.length * 10}`;
  return html`<svg class="small" viewBox=${viewBox} aria-hidden="true">
    ${board.map((row, y) => row.map((value, x) => tile(value, x, y)))}
  </svg>`;
}
