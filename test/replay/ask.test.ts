import { expect, nextFrame, oneEvent } from '@open-wc/testing';
import { Game, type Direction } from 'game-2048-element/engine';
import { ComputerPlayer } from 'game-2048-element/player';
import type { AnswerDetail, Game2048ReplayElement } from 'game-2048-element/replay/element';
import { startHost } from '../../src/player/worker/host.js';
import { Judgment } from '../../src/replay/learn/judgment.js';
import { rows } from '../support/boards.js';
import { until, untilDrawn } from '../support/fixture.js';
import { HeldWorker } from '../support/held-worker.js';
import { press } from '../support/input.js';
import { played } from '../support/plays.js';
import { RememberingWorker } from '../support/remembering-worker.js';
import { answer, card, cardButton, has, isOpen, line, make } from './learn-support.js';
import { positions, question, steps, text } from './learn-support.js';
import { button, clearHash, expectShown, find, open, slider, status, swipe } from './support.js';

/** A position of the game with a clearly wrong move. */
interface Asked {
  at: number;
  board: number[][];
  best: Direction;
  worst: Direction;
  /** Points that the worst one loses. */
  loss: number;
}
/** The positions of the game, most of it lost or open, where a move is clearly wrong. */
const clearAt = [77, 104];
let first: Asked;
let second: Asked;

const { Worker } = window;
after(() => (window.Worker = Worker));

before(async () => {
  window.Worker = RememberingWorker;
  const player = new ComputerPlayer({ budget: 6000 });
  const closing = new AbortController();
  const computer = startHost(closing.signal);
  const found: Asked[] = [];
  for (const at of clearAt) {
    const position = positions[at]!;
    const [best, ...others] = await player.rate(position);
    const [games, sides] = [await computer.rollOut(position), await computer.compare(position)];
    const judgment = new Judgment([best!, ...others], games!, sides!, position.score);
    const worst = judgment.worst!;
    expect([judgment.best, judgment.isSurelyWorse(worst)]).to.deep.equal([best!.direction, true]);
    const loss = judgment.lossOf(worst);
    found.push({ at, board: position.board, best: judgment.best, worst, loss });
  }
  closing.abort();
  [first, second] = found as [Asked, Asked];
});

/** An element that asks about both positions. */
async function asking(attributes: Record<string, string> = {}) {
  const element = await make({ ask: `${first.at} ${second.at}`, ...attributes });
  await until(() => question(element));
  const answers: AnswerDetail[] = [];
  element.addEventListener('answer', ({ detail }) => answers.push(detail));
  find(element, '#board').focus();
  /** Answers with an arrow key, and waits for the verdict. */
  const answerWith = async (direction: Direction) => {
    const { length } = answers;
    await press(`Arrow${direction[0]!.toUpperCase()}${direction.slice(1)}`);
    await until(() => answers.length > length);
    await element.updateComplete;
  };
  return { element, answers, answerWith };
}

/** Everything that an element shows or says. */
function everyTextOf(element: Game2048ReplayElement): string {
  const nodes = [...element.shadowRoot!.querySelectorAll('*')];
  const attributes = nodes.flatMap((node) =>
    ['title', 'aria-label', 'aria-valuetext', 'aria-description'].map((name) =>
      node.getAttribute(name),
    ),
  );
  return [element.shadowRoot!.textContent, ...attributes.filter(Boolean)].join(' ');
}

describe('<game-2048-replay ask>', () => {
  it('asks about the first position, without telling a value or the move played', async () => {
    const { element } = await asking();
    const { score } = positions[first.at]!;
    // As the figure above the board and links have it.
    expect(question(element)).to.equal(`Move ${first.at}. What would you play?`);
    await expectShown(element, first.board);
    expect([element.index, element.score]).to.deep.equal([first.at, score]);
    const asked = /^Move \d+\. What would you play\? Highest tiles: [^.]+\.$/;
    await until(() => asked.test(status(element)));
    expect(everyTextOf(element)).not.to.match(/lose|best move|Played|points:|about \d/i);
    expect(find(element, '.move-arrows')).to.equal(null);
  });

  it('says what a wrong answer leads to, and is settled by a right one', async () => {
    const { element, answers, answerWith } = await asking();
    await answerWith(first.worst);
    expect(answer(element)).to.match(/^\w+ is a mistake\. /);
    const { at, worst: direction, loss } = first;
    const kind = 'mistake';
    const expected = { line, at, kind, direction, right: false, loss, tries: 1, by: 'player' };
    expect(answers[0]).to.deep.equal(expected);
    expect(element.board).to.deep.equal(first.board);
    await answerWith(first.best);
    expect(answer(element)).to.match(/^Yes: \w+[.,]/);
    expect(status(element)).to.equal(`${answer(element)} Press “Next” to go on.`);
    expect(answers[1]).to.include({ right: true, loss: 0, tries: 2 });
    expect(steps(element)[0]!.ariaLabel).to.equal(
      'Question 1 of 2, right, but not on the first try',
    );
  });

  it('hides the milestones of the timeline, which would tell what comes', async () => {
    const { element } = await asking();
    expect(has(element, 'marker')).to.equal(false);
    element.seek(first.at);
    await element.updateComplete;
    expect(has(element, 'marker')).to.equal(true);
  });

  it('words the verdict again in another language', async () => {
    await import('game-2048-element/locales/de');
    const { element, answerWith } = await asking({ lang: 'en' });
    await Promise.all([
      untilDrawn(element, () => text(element, 'learn-follows')),
      answerWith(first.worst),
    ]);
    for (const [lang, verdict, caption] of [
      ['de', / ist ein Fehler\. /, /^Was auf /],
      ['en', / is a mistake\. /, /^What may follow /],
    ] as const) {
      element.lang = lang;
      await element.updateComplete;
      expect(answer(element)).to.match(verdict);
      expect(text(element, 'learn-follows')).to.match(caption);
    }
  });

  it('leaves ten steps in their places when the question is settled, in one row or, where that is too narrow, in two', async () => {
    const ask = [first.at, 1, 2, 3, 4, 5, 6, 7, 8, 9].join(' ');
    for (const [width, columns] of Object.entries({ 256: 5, 326: 10, 512: 10 })) {
      const { element, answerWith } = await asking({ ask });
      element.style.maxWidth = `${width}px`;
      // The page may scroll, and what stands above the card may grow.
      const places = () => {
        const { left, top } = card(element).getBoundingClientRect();
        const rects = steps(element).map((step) => step.getBoundingClientRect());
        return rects.map(({ x, y, width, height }) => ({ x: x - left, y: y - top, width, height }));
      };
      const before = places();
      expect(new Set(before.map(({ x }) => x)).size).to.equal(columns);
      expect(Math.min(...before.map(({ height }) => height))).to.be.least(44);
      expect(Math.min(...before.map(({ width }) => width))).to.be.least(28);
      await answerWith(first.best);
      expect(has(element, 'button-leave')).to.equal(true);
      expect(places()).to.deep.equal(before);
    }
  });

  it('is answered by buttons and WASD, and at the end asks again what was missed', async () => {
    const { element, answers } = await asking();
    const ends: unknown[] = [];
    document.addEventListener('lesson-end', ({ detail }: CustomEventInit) => ends.push(detail), {
      once: true,
    });
    cardButton(element, first.best).click();
    await until(() => answers.length);
    cardButton(element, 'next').click();
    await element.updateComplete;
    expect(element.index).to.equal(second.at);
    cardButton(element, 'show').click();
    await until(() => answer(element));
    expect(answer(element)!.toLowerCase()).to.include(`best move: ${second.best}`);
    await press({ up: 'w', left: 'a', down: 's', right: 'd' }[second.best]);
    await until(() => answers.length === 2);
    cardButton(element, 'next').focus();
    await press('Enter');
    await element.updateComplete;
    expect(text(element, 'learn-result')).to.equal('First try: 1 of 2');
    expect(ends).to.deep.equal([{ right: 1, asked: 2, by: 'player' }]);
    const rows = [...card(element).querySelectorAll('[part~=button-answered]')];
    const told = [`You: ${first.best} Best: ${first.best} ✓`, `Best: ${second.best} –`];
    const shown = rows.map((row) => row.textContent.replace(/\s+/g, ' ').trim().toLowerCase());
    for (const [nth, lines] of told.entries()) expect(shown[nth]).to.include(lines.toLowerCase());
    const words = card(element).textContent.replace(/\s+/g, ' ');
    expect(words).to.match(/1 ✓ 2 –.* First try: 1 of 2 Again: the one you missed/);
    expect(element.shadowRoot!.activeElement!.part.contains('button-again')).to.equal(true);
    cardButton(element, 'again').click();
    await element.updateComplete;
    expect(element.index).to.equal(second.at);
    steps(element)[0]!.click();
    await element.updateComplete;
    expect(element.index).to.equal(first.at);
  });

  it('keeps the replay at its position until the question is settled', async () => {
    const { element, answerWith } = await asking({ id: 'closed' });
    await press('Escape', 'Home', 'End', ' ', ']');
    slider(element).focus();
    await press('Home', 'PageUp');
    card(element).nextElementSibling!.dispatchEvent(
      new PointerEvent('pointerdown', { pointerId: 1, isPrimary: true, clientX: 20 }),
    );
    for (const name of ['play', 'first', 'last']) {
      expect(button(element, name).getAttribute('aria-disabled'), name).to.equal('true');
      button(element, name).click();
    }
    location.hash = '#closed@3';
    await nextFrame();
    await nextFrame();
    clearHash();
    expect([element.index, element.paused]).to.deep.equal([first.at, true]);
    expect(answer(element)).to.equal('Answer the question first, or press “Show it”.');
    expect(status(element)).to.equal(answer(element));
    find(element, '#board').focus();
    await answerWith(first.best);
    expect(button(element, 'play').getAttribute('aria-disabled')).to.equal(null);
    button(element, 'first').click();
    await element.updateComplete;
    expect([element.index, isOpen(element)]).to.deep.equal([0, false]);
    expect(button(element, 'learn').textContent.trim()).to.equal('Questions (2)');
    button(element, 'learn').click();
    await element.updateComplete;
    expect(element.index).to.equal(second.at);
  });

  it('is not replaced by a link to a lesson about the mistakes', async () => {
    const { element } = await asking({ id: 'asked' });
    location.hash = '#asked@learn';
    await oneEvent(window, 'hashchange');
    await element.updateComplete;
    clearHash();
    expect([element.index, steps(element).length]).to.deep.equal([first.at, 2]);
    // No review has begun, either.
    element.seek(0);
    await element.updateComplete;
    expect(has(element, 'button-review')).to.equal(false);
  });

  it('is ended by a script that seeks, sets `at`, or plays', async () => {
    for (const act of [
      (element: Game2048ReplayElement) => element.seek(5),
      (element: Game2048ReplayElement) => (element.at = 5),
      (element: Game2048ReplayElement) => element.play(),
    ]) {
      const { element } = await asking();
      act(element);
      await element.updateComplete;
      expect(isOpen(element)).to.equal(false);
      element.pause();
    }
  });

  it('leaves the list of speeds its keys, and reads rows and the board', async () => {
    const { element, answers } = await asking();
    find(element, 'select').focus();
    await press('ArrowDown');
    find(element, '#board').focus();
    await press('2');
    await until(() => status(element).startsWith('Row 2:'));
    await press('b');
    await until(() => status(element).startsWith('Row 1:'));
    await press('r');
    await until(() => status(element).startsWith('Move '));
    expect(answers).to.deep.equal([]);
  });

  it('is answered by a swipe on the board, which does not scroll the page', async () => {
    const { element, answers } = await asking();
    const board = find(element, '#board');
    expect(getComputedStyle(board).touchAction).to.equal('pinch-zoom');
    const { x, y, width } = board.getBoundingClientRect();
    const middle = [x + width / 2, y + width / 2] as const;
    const [dx, dy] = { up: [0, -80], right: [80, 0], down: [0, 80], left: [-80, 0] }[first.best];
    await swipe(middle, [middle[0] + dx!, middle[1] + dy!]);
    await until(() => answers.length);
    expect(answers[0]!.right).to.equal(true);
  });

  it('says that nothing moves in a direction, and does not count that as a try', async () => {
    const board = rows([2, 4, 8]);
    const { element } = await open({ line: new Game({ board }).replay, ask: '0' });
    await until(() => question(element));
    expect(question(element)).to.equal('Find the best move.');
    let tries = 0;
    element.addEventListener('answer', () => tries++);
    cardButton(element, 'left').click();
    await until(() => status(element) === 'Left: nothing moves.');
    await element.updateComplete;
    expect(answer(element)).to.equal('Left: nothing moves.');
    cardButton(element, 'right').click();
    await until(() => tries);
    expect(tries).to.equal(1);
  });

  it('reports what it cannot ask, and leaves the replay as it was', async () => {
    const other = played({ seed: 'wide', size: '3x5' }, 20).replay;
    for (const [attributes, named] of [
      [{ ask: '3 x' }, '"x"'],
      [{ ask: '9999' }, 'not 9999'],
      [{ ask: `${positions.length - 1}` }, `not ${positions.length - 1}`],
      [{ ask: '3', line: other }, 'columns is 4, not 3'],
      [{ ask: 'mistakes', line: other }, 'columns is 4, not 3'],
    ] as const) {
      const { element, errors } = await open({ line, at: '7', ...attributes });
      await until(() => errors.length);
      await element.updateComplete;
      expect(errors[0]).to.include({ kind: 'attribute', name: 'ask' });
      expect(errors[0]!.message).to.include('ask must be').and.include(named);
      expect([element.index, isOpen(element)]).to.deep.equal([7, false]);
      element.ask = '3 3';
      if (!('line' in attributes)) {
        await until(() => question(element));
        expect(steps(element).length).to.equal(0);
      }
    }
  });

  it('asks anew for another attribute or another game, and nothing after removal', async () => {
    const { element, answerWith } = await asking();
    await answerWith(first.best);
    element.ask = `${second.at} ${first.at}`;
    await until(() => element.index === second.at);
    await element.updateComplete;
    expect(steps(element)[1]!.ariaLabel).to.include('right on the first try');
    element.line = played({ seed: 'another' }).replay;
    await element.updateComplete;
    await until(() => question(element));
    expect(steps(element)[1]!.ariaLabel).to.include('open');
    element.removeAttribute('ask');
    await element.updateComplete;
    expect(isOpen(element)).to.equal(false);
    const parent = element.parentElement!;
    element.ask = '5';
    await until(() => question(element));
    element.remove();
    await nextFrame();
    parent.append(element);
    await element.updateComplete;
    cardButton(element, 'show').click();
    await until(() => answer(element));
    expect(element.index).to.equal(5);
  });

  it('keeps the questions of two replays apart', async () => {
    const [one, other] = [await asking(), await asking()];
    await other.answerWith(first.best);
    expect([one.answers.length, other.answers.length]).to.deep.equal([0, 1]);
  });
});

describe('<game-2048-replay ask> without a computer', () => {
  afterEach(() => (window.Worker = RememberingWorker));

  it('opens the film with one sentence where the computer fails, and asks again when its button is pressed', async () => {
    window.Worker = class extends HeldWorker {
      override postMessage(): void {
        throw new Error('broken');
      }
    } as unknown as typeof Worker;
    const { element, errors } = await open({ line, ask: `${first.at}` }, '<p slot="at-5">Five</p>');
    await until(() => errors.length);
    await element.updateComplete;
    expect(errors[0]).to.include({ kind: 'computer' });
    const sentence = 'Answers cannot be judged right now, so the game is open to watch.';
    expect([text(element, 'learn-note'), status(element)]).to.deep.equal([sentence, sentence]);
    expect([element.index, isOpen(element)]).to.deep.equal([first.at, false]);
    button(element, 'first').click();
    await element.updateComplete;
    expect(element.index).to.equal(0);
    window.Worker = Worker;
    button(element, 'learn').click();
    await element.updateComplete;
    expect([element.index, has(element, 'learn-note')]).to.deep.equal([first.at, false]);
    cardButton(element, 'show').click();
    await until(() => answer(element));
  });

  it('starts no worker for an element that was removed before its code has come, and asks once it is back', async () => {
    window.Worker = HeldWorker as unknown as typeof Worker;
    const { started } = HeldWorker;
    const { element } = await open({ line, ask: `${first.at}` });
    const parent = element.parentElement!;
    element.remove();
    await until(() => question(element));
    await nextFrame();
    await nextFrame();
    expect(HeldWorker.started).to.equal(started);
    parent.append(element);
    cardButton(element, 'show').click();
    await until(() => answer(element));
    expect(HeldWorker.started).to.equal(started + 1);
  });

  it('reports once that every move is right', async () => {
    const board = rows([2], [4], [2], [4]);
    const { element, errors } = await open({ line: new Game({ board }).replay, ask: '0' });
    await until(() => errors.length);
    const message = 'ask must be a position with a wrong move, not 0, where every move is right';
    expect(errors[0]).to.include({ kind: 'attribute', name: 'ask', message });
    cardButton(element, 'right').click();
    await until(() => answer(element));
    expect(answer(element)).to.equal('Yes: Right.');
    cardButton(element, 'next').click();
    await element.updateComplete;
    card(element).querySelector<HTMLElement>('[part~=button-answered]')!.click();
    await element.updateComplete;
    cardButton(element, 'show').click();
    await until(() => answer(element));
    expect(errors.length).to.equal(1);
  });
});

describe('Words at a position', () => {
  it('are shown below the board at that position, and held back while a question is open there', async () => {
    const words = '<p slot="at-5">Five <em>words</em></p><p slot="at-6">Six words</p>';
    const { element } = await open({ line }, words);
    const isShown = (nth: number) => element.children[nth]!.getClientRects().length > 0;
    await until(() => element.length > 0);
    await element.updateComplete;
    expect([isShown(0), isShown(1)]).to.deep.equal([false, false]);
    element.seek(5);
    await element.updateComplete;
    expect([isShown(0), isShown(1)]).to.deep.equal([true, false]);
    await until(() => status(element).endsWith('Five words'));
    expect(element.innerHTML).to.equal(words);
    element.ask = '6';
    await until(() => question(element));
    expect(isShown(1)).to.equal(false);
    cardButton(element, 'show').click();
    await until(() => isShown(1));
  });
});
