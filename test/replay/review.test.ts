import { expect, nextFrame } from '@open-wc/testing';
import { until, untilDrawn } from '../support/fixture.js';
import { Game } from 'game-2048-element/engine';
import type { Game2048ReplayElement } from 'game-2048-element/replay/element';
import { press } from '../support/input.js';
import { played, playOn } from '../support/plays.js';
import { RememberingWorker } from '../support/remembering-worker.js';
import { graphBox } from '../../src/board/view/score-graph.js';
import { button, find, keysLeft, make, slider, status } from './support.js';

/** Random moves to the end, some of which are marked. */
const { replay: line, moves: lineMoves } = played({ seed: 'ab' });
const onlyStandard = 'Only games on 4 × 4 under the standard rules can be reviewed.';
const long = playOn(new Game({ seed: 'long' }), 400).replay;

const progress = (element: Element) => find(element, 'progress') as HTMLProgressElement | null;
const text = (element: Element, part: string) =>
  find(element, `[part~=${part}]`).textContent.trim();
const reviewButtonText = (element: Element) => button(element, 'review').textContent.trim();

async function makeWithReview(
  attributes: Record<string, string> = {},
): Promise<Game2048ReplayElement> {
  const element = await make({ line, review: '', ...attributes });
  await until(() => button(element, 'review'));
  return element;
}

/** Presses the button of the review. Resolves while the review runs, however short it is. */
function startReview(element: Game2048ReplayElement): Promise<void> {
  button(element, 'review').click();
  return untilDrawn(element, () => progress(element));
}

const untilSummary = (element: Game2048ReplayElement) =>
  until(() => find(element, '[part=review-summary]'));

async function makeReviewed(): Promise<Game2048ReplayElement> {
  const element = await makeWithReview();
  button(element, 'review').click();
  await untilSummary(element);
  return element;
}

/** A reviewed game at its worst move. */
async function makeAtWorst(): Promise<Game2048ReplayElement> {
  const element = await makeReviewed();
  button(element, 'worst-mistake').click();
  await element.updateComplete;
  return element;
}

/** The positions of all marks on the graph, in order. */
function markedMoves(element: Element): number[] {
  const ticks = ['inaccuracy', 'mistake', 'blunder'].flatMap((mark) => [
    ...find(element, `[part=${mark}]`)
      .getAttribute('d')!
      .matchAll(/M([\d.]+)/g),
  ]);
  return ticks
    .map(([, x]) => Math.round((Number(x) * lineMoves) / graphBox.width))
    .sort((one, other) => one - other);
}

/** Calls back with the share of the progress whenever something is drawn. */
function watchProgress(element: Element, seen: (share: number | undefined) => void): void {
  const observer = new MutationObserver(() => seen(progress(element)?.value));
  observer.observe(element.shadowRoot!, { subtree: true, childList: true, attributes: true });
}

describe('<game-2048-replay review>', () => {
  const { Worker } = window;
  before(() => (window.Worker = RememberingWorker));
  after(() => (window.Worker = Worker));

  it('offers a review by a button, and never begins one by itself', async () => {
    const element = await makeWithReview();
    expect(reviewButtonText(element)).to.equal('Review');
    await nextFrame();
    expect(progress(element)).to.equal(null);
    expect(element.review).to.equal(true);
    element.review = false;
    await element.updateComplete;
    expect(button(element, 'review')).to.equal(null);
  });

  it('begins at once under review="begun", which the other elements write when the viewer has pressed', async () => {
    const element = await make({ line, review: 'begun', at: 'last' });
    expect(element.review).to.equal(true);
    await untilSummary(element);
    expect(element.paused).to.equal(true);
  });

  it('offers no review without the attribute, or for a game without entries', async () => {
    expect(button(await make(), 'review')).to.equal(null);
    const element = await makeWithReview();
    element.line = new Game({ seed: 'other' }).replay;
    await element.updateComplete;
    expect(button(element, 'review')).to.equal(null);
    expect(element.shadowRoot!.textContent).not.to.include(onlyStandard);
  });

  for (const rule of [{ size: 5 }, { winTile: 64 }, { fourChance: 0.5 }]) {
    it(`offers no review under ${JSON.stringify(rule)}, and says why`, async () => {
      const element = await makeWithReview();
      element.line = played({ seed: 'other', ...rule }, 5).replay;
      await element.updateComplete;
      expect(button(element, 'review')).to.equal(null);
      expect(element.shadowRoot!.textContent).to.include(onlyStandard);
      element.line = line;
      await element.updateComplete;
      expect(button(element, 'review')).not.to.equal(null);
    });
  }

  it('offers a review of a game that ends when it is won', async () => {
    const element = await makeWithReview({
      line: played({ seed: 'stop', afterWin: 'stop' }, 5).replay,
    });
    expect(element.shadowRoot!.textContent).not.to.include(onlyStandard);
  });

  it('keeps the label of its button in one line beside the progress with text of twice the size', async () => {
    const element = await makeWithReview({ style: 'max-width: 300px; font-size: 32px' });
    await startReview(element);
    expect(reviewButtonText(element)).to.equal('Cancel');
    expect(button(element, 'review').offsetHeight).to.be.lessThan(80);
  });

  it('shows its progress in a bar, and then the summary, which it announces', async () => {
    const element = await makeWithReview();
    const shares: number[] = [];
    watchProgress(element, (share) => share !== undefined && shares.push(share));
    button(element, 'review').click();
    await untilSummary(element);
    expect(shares.length).to.be.greaterThan(1);
    expect(shares).to.deep.equal(shares.toSorted((one, other) => one - other));
    expect(progress(element)).to.equal(null);
    expect(text(element, 'review-summary')).to.match(
      /^The game was lost .*\.\s*\d+\s*Blunders?\s*\d+\s*Mistakes?\s*\d+\s*Inaccurac(y|ies)\s*.*\d+% of games.*\.$/,
    );
    await until(() =>
      /^The game was lost .*\. \d+ blunders?, \d+ mistakes? and /.test(status(element)),
    );
  });

  it('counts the marks of the graph, each with its shape', async () => {
    const element = await makeReviewed();
    const shapes = ['blunder', 'mistake', 'inaccuracy'];
    const counts = [...element.shadowRoot!.querySelectorAll('[part=review-counts] li')];
    expect(counts.map((count) => count.querySelector('path')!.classList.value)).to.deep.equal(
      shapes,
    );
    const total = counts.reduce((sum, count) => sum + parseInt(count.textContent.trim()), 0);
    expect(total).to.equal(markedMoves(element).length);
  });

  it('has no price in points where the game ended far below its expectation', async () => {
    const element = await makeReviewed();
    const moments = text(element, 'review-moments');
    expect(moments).not.to.match(/points|\d,\d{3}/);
    expect(text(element, 'review-turn')).to.match(/−\d+%$/);
    expect(text(element, 'review-key')).to.equal('The final score a good player would still reach');
    element.seek('last');
    await element.updateComplete;
    expect(text(element, 'review-key')).to.equal('The game is over: no more points to reach');
  });

  it('focuses the summary if the button had the focus', async () => {
    const element = await makeWithReview();
    button(element, 'review').focus();
    button(element, 'review').click();
    await untilSummary(element);
    const summary = find(element, '[part=review-summary]');
    await until(() => element.shadowRoot!.activeElement === summary);
  });

  it('leaves the focus where the viewer has moved it during the review', async () => {
    const element = await makeWithReview();
    const board = find(element, '#board');
    button(element, 'review').focus();
    await startReview(element);
    board.focus();
    await untilSummary(element);
    await until(() => status(element).includes('of games'));
    expect(element.shadowRoot!.activeElement).to.equal(board);
  });

  it('marks the row of the position shown', async () => {
    const element = await makeReviewed();
    const current = () =>
      [...element.shadowRoot!.querySelectorAll('[part=review-moments] [aria-current]')].map(
        (row) => row.part.value,
      );
    expect(current().join(' ')).to.include('review-turn');
    element.seek(0);
    await element.updateComplete;
    expect(current()).to.deep.equal([]);
  });

  it('brings the board into view when a moment is picked', async () => {
    const element = await makeReviewed();
    const board = find(element, '[part=board]');
    const spacer = document.createElement('div');
    spacer.style.height = '300vh';
    element.before(spacer);
    element.after(spacer.cloneNode());
    find(element, '[part=review-details]').scrollIntoView({ block: 'start' });
    const top = () => Math.round(board.getBoundingClientRect().top);
    expect(top()).to.be.below(0);
    find(element, '[part~=review-turn]').click();
    await until(() => top() === 0);
    spacer.nextElementSibling!.nextElementSibling!.remove();
    spacer.remove();
    window.scrollTo(0, 0);
  });

  it('opens where the game was lost, and tells the better move unless a lesson begins there', async () => {
    const element = await makeReviewed();
    const { index } = element;
    const [, number] = /Move (\d+) · \w+ Here the game was lost/.exec(
      text(element, 'review-turn'),
    )!;
    // The number that the figure above the board has.
    expect(Number(number)).to.equal(index);
    expect(text(element, 'position')).to.match(new RegExp(`^Moves ?${index} / ${lineMoves}$`));
    expect(text(element, 'review-story')).to.equal(
      `The game was lost through a bad move at move ${index}. Down ends the game with the next tile.`,
    );
    expect(text(element, 'review-move')).to.match(new RegExp(`^Move ${index} · `));
    const isTold = () =>
      ['best-arrow', 'played-arrow'].every((arrow) =>
        element.shadowRoot!.querySelector(`[part=${arrow}]`),
      ) && text(element, 'review-move').includes('Best move');
    const isFirst = !markedMoves(element).some((at) => at < Math.min(index, lineMoves - 10));
    expect(isTold()).to.equal(!isFirst);
    find(element, '[part~=review-turn]').click();
    await element.updateComplete;
    expect(element.index).to.equal(index);
    expect(isTold()).to.equal(true);
  });

  it('names a bad tile by which the game was lost, and shows the move before it, but no better one', async () => {
    const element = await makeWithReview({ line: played({ seed: 'd' }).replay });
    button(element, 'review').click();
    await untilSummary(element);
    const { index } = element;
    expect(text(element, 'review-story')).to.match(
      new RegExp(`^The game was lost through a bad tile at move ${index}\\. New [24] in row`),
    );
    expect(text(element, 'review-move').replace(/\s+/g, ' ')).to.match(
      new RegExp(
        `^Move ${index} · A bad tile · \\d+% of the expected score lost Played: Right\\. New`,
      ),
    );
    expect(find(element, '[part=played-arrow]').dataset.direction).to.equal('right');
    expect(find(element, '[part=best-arrow]')).to.equal(null);
    expect(element.shadowRoot!.querySelectorAll('[part~=review-turn]')).to.have.length(1);
  });

  it('has as many rows of marked moves as it counts, and one of the end', async () => {
    const element = await makeReviewed();
    const { textContent } = find(element, '[part=review-moments]');
    const rows = textContent.match(/Move \d+ · (Up|Right|Down|Left)/g) ?? [];
    expect(rows.length).to.equal(markedMoves(element).length);
    expect(textContent.match(/No move left/g)).to.have.length(1);
  });

  it('shows the row of where the game was lost first, then the dearest, and folds more than four', async () => {
    const element = await makeReviewed();
    const list = find(element, '[part=review-moments]');
    const seen = [...list.querySelectorAll('button')].filter((row) => row.checkVisibility());
    const all = [...list.querySelectorAll('button')];
    expect(seen.length).to.equal(all.length > 4 ? 3 : all.length);
    expect(all[0]!.part.value).to.include('review-turn');
    const costs = all.slice(1).map((row) => parseInt(row.textContent.split('−')[1] ?? '0'));
    expect(costs).to.deep.equal(costs.toSorted((one, other) => other - one));
    for (const row of list.querySelectorAll('button:has(path:not(.fall))')) {
      expect(row.ariaLabel).to.match(/, (Blunder|Mistake|Inaccuracy), /);
    }
  });

  it('cancels at a second press, and keeps the focus', async () => {
    const element = await makeWithReview({ line: long });
    const main = button(element, 'review');
    main.focus();
    await startReview(element);
    expect(reviewButtonText(element)).to.equal('Cancel');
    main.click();
    await until(() => !progress(element));
    expect(reviewButtonText(element)).to.equal('Review');
    expect(element.shadowRoot!.activeElement).to.equal(main);
    expect(find(element, '[part=review-summary]')).to.equal(null);
  });

  it('cancels when the element is removed, and when it gets another game', async () => {
    const element = await makeWithReview({ line: long });
    const parent = element.parentElement!;
    await startReview(element);
    element.remove();
    await nextFrame();
    parent.append(element);
    await element.updateComplete;
    expect(progress(element)).to.equal(null);
    await startReview(element);
    element.line = line;
    await element.updateComplete;
    expect(progress(element)).to.equal(null);
    expect(reviewButtonText(element)).to.equal('Review');
  });

  it('goes on when the element is only moved', async () => {
    const element = await makeWithReview();
    await startReview(element);
    element.parentElement!.append(element);
    await untilSummary(element);
  });

  it('marks moves on the graph', async () => {
    const element = await makeReviewed();
    expect(markedMoves(element).length).to.be.greaterThan(1);
  });

  it('goes through the marked moves in order with M, and back with Shift+M', async () => {
    const element = await makeReviewed();
    find(element, '#board').focus();
    element.seek(0);
    const visited: number[] = [];
    for (let at = -1; at !== element.index;) {
      at = element.index;
      await press('m');
      if (element.index !== at) visited.push(element.index);
    }
    expect(visited).to.deep.equal(markedMoves(element));
    await press('Shift+M');
    expect(element.index).to.equal(visited.at(-2));
  });

  it('shows the played and the best arrow with the reasons at a marked move, and announces them', async () => {
    const element = await makeAtWorst();
    const heading = `^Move ${element.index} · (Mistake|Blunder) · \\d+% of the expected score lost`;
    expect(text(element, 'review-move')).to.match(
      new RegExp(`${heading}\\s+Played: \\w+\\. .*Best move: `),
    );
    const directionOf = (part: string) => find(element, `[part=${part}]`).dataset['direction'];
    expect(directionOf('best-arrow')).not.to.equal(directionOf('played-arrow'));
    await until(() => status(element).includes('Best move: '));
    element.seek('last');
    await element.updateComplete;
    expect(find(element, '.move-arrows')).to.equal(null);
  });

  it('announces the remark, and not the position, while the slider has the focus', async () => {
    const element = await makeReviewed();
    element.seek(0);
    slider(element).focus();
    await press('m');
    await until(() => /^(Inaccuracy|Mistake|Blunder), /.test(status(element)));
  });

  it('leaves M to the page before there is a review', async () => {
    const element = await makeWithReview();
    find(element, '#board').focus();
    expect(await keysLeft(() => press('m'))).to.deep.equal(['m']);
  });

  it('plays on from before a marked move with "Try again here"', async () => {
    const element = await makeAtWorst();
    const replays: string[] = [];
    element.addEventListener('play-on', (event) => replays.push(event.detail.replay));
    await element.updateComplete;
    expect(button(element, 'play-on').textContent.trim()).to.equal('Try again here');
    button(element, 'play-on').click();
    expect(replays).to.deep.equal([played({ seed: 'ab' }, element.index).replay]);
  });

  it('has buttons to the next, the previous and the worst mistake, for those without a keyboard', async () => {
    const element = await makeReviewed();
    expect(button(element, 'review').ariaLabel).to.equal('Next mistake');
    const worst = button(element, 'worst-mistake');
    worst.click();
    await element.updateComplete;
    expect(worst.ariaCurrent).to.equal('true');
    element.seek(0);
    const visited: number[] = [];
    for (const name of ['review', 'review', 'previous-mistake']) {
      button(element, name).click();
      await nextFrame();
      visited.push(element.index);
    }
    const [first, second, back] = visited;
    expect(second).not.to.equal(first);
    expect(back).to.equal(first);
  });
});
