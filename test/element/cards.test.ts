import { expect, html, waitUntil } from '@open-wc/testing';
import type { Game2048Element } from 'game-2048-element';
import 'game-2048-element';
import { nearlyOver, rows } from '../support/boards.js';
import { fixture } from '../support/fixture.js';
import { DIRECTIONS } from '../support/plays.js';
import {
  answerOf,
  boardOf,
  buttonOf,
  overlayOf,
  statusOf,
  cardOf,
  textBoxOf,
} from '../support/screen.js';

/** Without animations, cards appear at once. */
const make = (afterWin = 'ask') =>
  fixture<Game2048Element>(
    html`<game-2048
      after-win=${afterWin}
      controls="score new undo give-up autoplay load"
      style="width:300px;--game-2048-duration:0s"
    ></game-2048>`,
  );

/** One move to the left from the win. */
const nearlyWon = rows([1024, 1024]);

/** A game after a move to the left from this position. */
async function afterLeft(board: readonly (readonly number[])[]): Promise<Game2048Element> {
  const element = await make();
  element.newGame({ board });
  element.move('left');
  await element.updateComplete;
  return element;
}

const won = () => afterLeft(nearlyWon);
const over = () => afterLeft(nearlyOver);
const running = () => afterLeft(rows([4, 4, 16]));

describe('Game2048Element › the card of a won game', () => {
  it('shows score, moves and highest tile; move() returns null', async () => {
    const element = await won();
    expect(await cardOf(element)).to.equal(
      '2048 You win! Score 2,048 Moves 1 Keep playing New game Show board',
    );
    expect(element.move('right')).to.equal(null);
    expect(element.over).to.be.false;
  });

  it('does not offer to keep playing with after-win="stop"', async () => {
    const element = await make('stop');
    element.newGame({ board: nearlyWon });
    element.move('left');
    expect(await cardOf(element)).to.match(/ You win! .* New game Watch it again Show board$/);
    expect(overlayOf(element)!.querySelector('slot')!.name).to.equal('won');
    expect(element.over).to.be.true;
  });

  it('shows the content of its slot, and keeps its name', async () => {
    const element = await won();
    element.innerHTML = '<p slot="won">Hurray</p>';
    const slot = overlayOf(element)!.querySelector('slot')!;
    expect(slot.assignedElements().map((node) => node.textContent)).to.deep.equal(['Hurray']);
    expect(overlayOf(element)!.ariaLabel).to.equal('You win!');
  });
});

describe('Game2048Element › the card of a game that is over', () => {
  it('shows its highest tile with the number on it', async () => {
    const element = await over();
    const tile = overlayOf(element)!.querySelector('.end-tile')!;
    const { width } = textBoxOf(tile.firstElementChild!);
    expect(width).to.be.greaterThan(0).and.be.lessThan(tile.clientWidth);
  });

  it('shows score, moves and highest tile', async () => {
    const element = await over();
    expect(await cardOf(element)).to.equal(
      '512 Game over Score 512 Moves 1 New game Watch it again Show board',
    );
  });

  it('draws the score curve, with its milestones', async () => {
    const element = await make();
    element.newGame({ board: rows([256, 256, 2, 4]), seed: 'line' });
    for (const direction of DIRECTIONS) element.move(direction);
    element.giveUp();
    await cardOf(element);
    const line = overlayOf(element)!.querySelector('.score-line')!;
    await waitUntil(() => line.firstChild !== null);
    expect(line.firstElementChild!.getAttribute('d')).to.match(/^M0 100(L[\d.]+ [\d.]+)+$/);
    const dots = [...line.querySelectorAll<SVGElement>('.dot')];
    expect(dots.map(({ dataset }) => dataset['rank'])).to.deep.equal(['8', '9']);
  });

  it('appears a moment after the last move, so that the move is seen', async () => {
    for (const board of [nearlyWon, nearlyOver]) {
      const element = await make();
      element.style.setProperty('--game-2048-duration', '1ms');
      element.newGame({ board });
      element.move('left');
      expect(await cardOf(element)).to.equal('');
      expect(element.move('right')).to.equal(null);
      while (!overlayOf(element)) await new Promise(requestAnimationFrame);
    }
  });

  it('is shown at once for a loaded game', async () => {
    const { replay } = await over();
    const element = await make();
    element.load(replay);
    expect(await cardOf(element)).to.include('Game over');
  });
});

describe('Game2048Element › the question before a game ends', () => {
  it('shows and announces what would end, and does not change the game', async () => {
    const element = await running();
    const { replay } = element;
    for (const [control, card] of [
      ['new', 'Start a new game? The game in progress will end. New game Cancel'],
      ['give-up', 'Give up this game? It ends here. Give up Cancel'],
    ] as const) {
      buttonOf(element, control).click();
      expect(await cardOf(element)).to.equal(card);
      expect(await statusOf(element)).to.include(card.split(/ (New game|Give up) Cancel/)[0]!);
      answerOf(element, 1).click();
      expect(await cardOf(element)).to.equal('');
      expect(element.replay).to.equal(replay);
    }
  });
});

describe('Game2048Element › the buttons of a card', () => {
  it('keep playing, start a new game, show the board and give up', async () => {
    let element = await won();
    buttonOf(element, 'keep').click();
    expect(await cardOf(element)).to.equal('');
    expect(element.move('right')).not.to.equal(null);
    element = await over();
    buttonOf(element, 'show-board').click();
    expect(await cardOf(element)).to.equal('');
    expect(element.over).to.be.true;
    element = await over();
    buttonOf(element, 'restart').click();
    expect(await cardOf(element)).to.equal('');
    expect([element.over, element.moves]).to.deep.equal([false, 0]);
    element = await running();
    buttonOf(element, 'give-up').click();
    await element.updateComplete;
    answerOf(element, 0).click();
    expect(element.endReason).to.equal('gave-up');
  });
});

describe('Game2048Element › every card', () => {
  for (const [size, board] of [
    [
      '2',
      [
        [4, 4],
        [0, 0],
      ],
    ],
    ['8x5', Array.from({ length: 5 }, () => [4, 4, 0, 0, 0, 0, 0, 0])],
    ['4', rows([4, 4])],
    ['3x10', Array.from({ length: 10 }, () => [4, 4, 0])],
  ] as const) {
    it(`is fully readable at 160 px on a board of ${size}, and covers the board`, async () => {
      const element = await fixture<Game2048Element>(
        html`<game-2048 style="width:160px;--game-2048-duration:0s"></game-2048>`,
      );
      element.newGame({ board, winTile: 8 });
      element.move('left');
      await element.updateComplete;
      for (const animation of element.shadowRoot!.getAnimations()) animation.finish();
      const overlay = overlayOf(element)!.getBoundingClientRect();
      const under = boardOf(element).getBoundingClientRect();
      expect(overlay.top).to.be.at.most(under.top + 0.5);
      expect(overlay.bottom).to.be.at.least(under.bottom - 0.5);
      for (const node of overlayOf(element)!.querySelectorAll('p, button')) {
        if (!node.checkVisibility()) continue;
        // A card too high for the smallest boards scrolls in itself.
        node.scrollIntoView({ block: 'nearest' });
        const box = node.getBoundingClientRect();
        expect(box.top).to.be.at.least(overlay.top - 0.5);
        expect(box.bottom).to.be.at.most(overlay.bottom + 0.5);
        expect(box.left).to.be.at.least(overlay.left - 0.5);
        expect(box.right).to.be.at.most(overlay.right + 0.5);
        expect(node.scrollWidth).to.be.at.most(node.clientWidth + 1);
      }
      const element2048 = element.getBoundingClientRect();
      expect(overlay.bottom).to.be.at.most(element2048.bottom + 0.5);
    });
  }
});
