import { expect, fixture, html } from '@open-wc/testing';
import { Game } from 'game-2048-element/engine';
import { ComputerPlayer } from 'game-2048-element/player';
import { until } from '../support/fixture.js';
import { HeldWorker } from '../support/held-worker.js';
import { press } from '../support/input.js';
import { DIRECTIONS, played } from '../support/plays.js';
import { RememberingWorker } from '../support/remembering-worker.js';
import { answer, cardButton, has, isOpen, learning, line } from './learn-support.js';
import { make, positions, question, steps, text } from './learn-support.js';
import { button, clearHash, expectShown, find, open, status } from './support.js';

const { Worker } = window;
before(() => (window.Worker = RememberingWorker));
after(() => (window.Worker = Worker));

describe('lessons', () => {
  const second = played({ seed: 'second' }, 40).replay;

  it('asks about positions of several games, and goes back to the position before them', async () => {
    const element = await make({ at: '9' });
    element.lessons = [
      { line: second, at: 12 },
      { line, at: 60 },
    ];
    await until(() => question(element));
    expect([element.index, element.line]).to.deep.equal([12, line]);
    expect(element.replay).to.equal(played({ seed: 'second' }, 12).replay);
    cardButton(element, 'next').click();
    await element.updateComplete;
    await expectShown(element, positions[60]!.board);
    cardButton(element, 'show').click();
    await until(() => answer(element));
    cardButton(element, 'leave').click();
    await element.updateComplete;
    expect(element.index).to.equal(9);
    element.lessons = [];
    await element.updateComplete;
    expect(has(element, 'button-learn')).to.equal(false);
  });

  it('needs no replay of its own, and can be set before the element is defined', async () => {
    const holder = await fixture<HTMLElement>(html`<div></div>`);
    const element = document.createElement('game-2048-replay');
    element.lessons = [{ line: second, at: 3 }];
    holder.append(element);
    await until(() => question(element));
    expect(element.index).to.equal(3);
  });

  it('end all answers to the old question when they are set', async () => {
    const element = await make();
    element.lessons = [{ line, at: 77 }];
    await until(() => question(element));
    const answered: number[] = [];
    element.addEventListener('answer', ({ detail }) => {
      answered.push(detail.at);
      element.lessons = [{ line, at: 104 }];
    });
    const asked = question(element);
    // All in one task: the first answer that is judged ends the others.
    for (const direction of DIRECTIONS) cardButton(element, direction).click();
    await until(() => element.index === 104 && question(element) !== asked);
    // The computer judges one question after the other.
    cardButton(element, 'show').click();
    await until(() => answer(element));
    expect(answered).to.deep.equal([77]);
  });

  it('have the answers in a row of their own, and each label in one line, where they stand beside the board', async () => {
    const element = await learning({ review: '' });
    element.style.maxWidth = '760px';
    await until(() => element.matches(':state(reviewed)'));
    const boxOf = (node: Element) => node.getBoundingClientRect();
    const [arrow, show] = [cardButton(element, 'left'), cardButton(element, 'show')];
    expect(boxOf(arrow).left).to.be.above(boxOf(find(element, '#board')).right);
    expect(boxOf(show).top).to.be.above(boxOf(arrow).bottom);
    expect(show.offsetHeight).to.be.at.most(48);
  });

  it('throws a TypeError for what is no array, and stays as it was', async () => {
    const element = await make();
    const lessons = [{ line: second, at: 3 }];
    element.lessons = lessons;
    for (const [value, named] of [
      [5, '5'],
      ['x', '"x"'],
      [{}, 'an object'],
    ] as const) {
      expect(() => (element.lessons = value as never)).to.throw(
        TypeError,
        `lessons must be an array or null, not ${named}`,
      );
      expect(element.lessons).to.equal(lessons);
    }
    element.lessons = null!;
    expect(element.lessons).to.deep.equal([]);
  });

  it('reports a wrong member', async () => {
    const { element, errors } = await open({ line });
    const good = { line: second, at: 3 };
    for (const [value, named] of [
      [[good, { line: second, at: 99 }], 'lessons[1].at must be'],
      [
        [good, { line: 'x', at: 1 }],
        'lessons[1].line must be a replay line, not "x": version must',
      ],
      [[5], 'lessons[0] must be an object with line and at, not 5'],
    ] as const) {
      const { length } = errors;
      element.lessons = value as never;
      await until(() => errors.length > length);
      expect(errors.at(-1)).to.include({ name: 'lessons' });
      expect(errors.at(-1)!.message).to.include(named);
      expect(isOpen(element)).to.equal(false);
    }
  });
});

const twoMistakes = played({ seed: 'ab' }).replay;
/** A game with one mistake, and an only move that is found after it. */
const growing =
  '1_4x4_2048_0.1_2_continue_strict-89_AStVV93__9533yK6-Fz26DUWGEMUBFZFHfXHxPEbQZdxoLF7SmZRZEVAN3XGq2SU__4AHRz2Sox8';

describe('A lesson about mistakes', () => {
  const count = (element: Element) =>
    Number(/· (\d+)$/.exec(button(element, 'learn').textContent.trim())![1]);

  it('is offered by a button, reviews the game when that is pressed, and is left by Escape', async () => {
    const offered = await make({ ask: 'mistakes' });
    await until(() => button(offered, 'learn'));
    expect(button(offered, 'learn').textContent.trim()).to.equal('Learn from your mistakes');
    const element = await learning({ line: twoMistakes, at: '30' });
    expect(element.shadowRoot!.querySelector('[part~=review-summary]') === null).to.equal(true);
    expect(DIRECTIONS.some((one) => question(element)?.toLowerCase().includes(one))).to.equal(
      false,
    );
    expect(element.shadowRoot!.activeElement!.id).to.equal('board');
    const { index } = element;
    cardButton(element, 'show').click();
    await until(() => answer(element));
    await press('Escape');
    await element.updateComplete;
    expect([element.index, isOpen(element)]).to.deep.equal([30, false]);
    expect(count(element)).to.equal(2);
    button(element, 'learn').click();
    await until(() => question(element));
    expect(steps(element).map(({ ariaLabel }) => ariaLabel)).to.deep.equal([
      'Question 1 of 2, answer shown',
      'Question 2 of 2, open',
    ]);
    expect(element.index).not.to.equal(index);
  });

  it('is offered after a review', async () => {
    const element = await make({ review: '' });
    await until(() => button(element, 'review'));
    expect(has(element, 'button-learn')).to.equal(false);
    button(element, 'review').click();
    await until(() => button(element, 'learn'));
    expect(count(element)).to.be.within(1, 10);
    button(element, 'learn').click();
    await until(() => question(element));
    for (const part of ['review', 'mistake', 'blunder', 'best-arrow']) {
      expect(element.shadowRoot!.querySelector(`[part~=${part}]`) === null, part).to.equal(true);
    }
    button(element, 'last').click();
    await element.updateComplete;
    expect([element.index, isOpen(element)]).to.deep.equal([element.length, false]);
  });

  it('is started by a link #ID@learn', async () => {
    const element = await make({ id: 'lesson' });
    location.hash = '#lesson@learn';
    await until(() => question(element));
    clearHash();
  });

  it('says so where no move was clearly a mistake', async () => {
    const game = new Game({ seed: 'good' });
    const player = new ComputerPlayer({ budget: 6000 });
    while (game.moves < 12) game.move(player.chooseMove(game));
    const element = await make({ line: game.replay, ask: 'mistakes' });
    await until(() => button(element, 'learn'));
    button(element, 'learn').click();
    await until(() => text(element, 'learn-note')?.startsWith('No single'));
    expect(status(element)).to.equal('No single move clearly hurt your chances.');
  });
});

describe('A lesson that is still being made', () => {
  before(() => (window.Worker = HeldWorker as unknown as typeof Worker));
  afterEach(() => HeldWorker.release());

  it('begins with the mistakes, and goes on to an only move once that is found', async () => {
    const element = await make({ line: growing, id: 'growing' });
    // The search for only moves begins with ratings.
    HeldWorker.hold('rate');
    location.hash = '#growing@learn';
    await until(() => question(element));
    clearHash();
    const { index } = element;
    const next = cardButton(element, 'next');
    expect(next.textContent.trim()).to.equal('Looking for another …');
    next.click();
    await element.updateComplete;
    expect([element.index, status(element)]).to.deep.equal([index, 'Looking for another …']);
    HeldWorker.release();
    await until(() => element.index !== index);
    await element.updateComplete;
    expect(question(element)).to.match(/^Move \d+\. One move is clearly best, and you found it/);
    expect(steps(element).length).to.equal(2);
    const kinds: string[] = [];
    element.addEventListener('answer', ({ detail }) => kinds.push(detail.kind));
    find(element, '#board').focus();
    for (const direction of DIRECTIONS)
      await press(`Arrow${direction[0]!.toUpperCase()}${direction.slice(1)}`);
    await until(() => kinds.length > 0);
    expect(kinds[0]).to.equal('only-move');
  });
});
