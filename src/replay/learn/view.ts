import { html, type TemplateResult } from 'lit';
import type { Direction } from '../../engine/index.js';
import { button } from '../../board/view/button.js';
import { arrows, icons } from '../../board/view/icons.js';
import type { Standing } from './answers.js';
import type { AllLearnTexts } from './sentences.js';

const directions = ['left', 'up', 'down', 'right'] as const satisfies readonly Direction[];

/** What a step shows below its number, and says. */
const standings = {
  open: ['', 'learnStepOpen'],
  wrong: ['✗', 'learnStepWrong'],
  first: ['✓', 'learnStepFirst'],
  later: ['✗✓', 'learnStepLater'],
  shown: ['–', 'learnStepShown'],
} as const satisfies Record<Standing, unknown>;

/** With a space after each, so that their text reads as words, too. */
const spaced = (parts: readonly (TemplateResult | false | undefined)[]) =>
  parts.flatMap((part) => (part ? [part, ' '] : []));

export interface Step {
  readonly standing: Standing;
  readonly isAsked: boolean;
  readonly press: () => void;
}

export interface Card {
  readonly texts: AllLearnTexts;
  readonly steps: readonly Step[];
  /** Undefined while the questions may not be left. */
  readonly leave: (() => void) | undefined;
  readonly body: TemplateResult;
}

export function card({ texts, steps, leave, body }: Card): TemplateResult {
  const count = steps.length;
  const stepButtons = steps.map(({ standing, isAsked, press }, nth) => {
    const [mark, name] = standings[standing];
    const number = texts.number(nth + 1);
    const label = texts.text('learnStep', { number, count, standing: texts.text(name) });
    return button({ name: 'step', label, text: `${number} ${mark}`, isPressed: isAsked, press });
  });
  const leaveButton =
    leave &&
    button({
      ...{ name: 'leave', label: texts.text('learnLeave'), text: '', icon: icons.close },
      press: leave,
    });
  return html`<div part="learn" class="learn" role="group" aria-label=${texts.text('learnName')}>
    <div class="bar steps">${spaced([...(count > 1 ? stepButtons : []), leaveButton])}</div>
    ${body}
  </div>`;
}

export interface Asked {
  readonly question: string;
  /** Empty until there is an answer. */
  readonly remark: string;
  /** What the moves on the board show; empty while none are shown. */
  readonly caption: string;
  readonly answer: (direction: Direction) => void;
  readonly show: () => void;
  readonly next: () => void;
}

export function questionBody(texts: AllLearnTexts, asked: Asked): TemplateResult {
  const { question, remark, caption, answer, show, next } = asked;
  const answers = directions.map((direction) =>
    button({
      ...{ name: direction, label: texts.text(direction), text: arrows[direction] },
      press: () => answer(direction),
    }),
  );
  return html`<p part="learn-question">${question}</p>
    <div class="bar answers">
      <div class="bar arrows">${spaced(answers)}</div>
      <div class="bar">
        ${button({ name: 'show', label: texts.text('learnShow'), press: show })}
        ${button({ name: 'next', label: texts.text('learnNext'), press: next })}
      </div>
    </div>
    <p part="learn-answer">${remark}</p>
    <p part="learn-follows" class="follows" aria-hidden="true">${caption}</p>`;
}

export interface End {
  readonly right: number;
  readonly asked: number;
  readonly again: () => void;
  readonly playOn: (() => void) | undefined;
}

export function endBody(
  texts: AllLearnTexts,
  { right, asked, again, playOn }: End,
): TemplateResult {
  const missed = asked - right;
  const label = texts.text('learnAgain', { count: missed });
  const buttons = [
    missed > 0 && button({ name: 'again', label, press: again }),
    playOn && button({ name: 'play-on', label: texts.text('playOn'), press: playOn }),
  ];
  const result = html`<p part="learn-result" class="result">
    ${texts.text('learnResult', { right, asked })}
  </p>`;
  return html`${spaced([result])}
    <div class="bar answers">${spaced(buttons)}</div>`;
}
