import { expect, html } from '@open-wc/testing';
import type { Game2048Element } from '../../src/index.js';
import '../../src/index.js';
import { nearlyOver, rows } from '../support/boards.js';
import { fixture } from '../support/fixture.js';
import { focusOn, press } from '../support/player.js';
import {
  answerOf,
  boardOf,
  buttonOf,
  overlayOf,
  statusOf,
  focusOf,
  cardOf,
} from '../support/screen.js';

/** Where nothing moves, cards come at once. */
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

/** One move to the left from the win and from the end at once. */
const lastIsWin = [...nearlyOver.slice(0, 3), [32, 64, 1024, 1024]];

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
  it('says so, with score, moves and highest tile, and lets nothing be played', async () => {
    const element = await won();
    expect(await cardOf(element)).to.equal(
      'You win! Score 2,048, 1 move, highest tile 2048 Keep playing New game Show board',
    );
    expect(element.move('right')).to.equal(null);
    expect(element.over).to.be.false;
  });

  it('goes at “keep playing”, and the game goes on', async () => {
    const element = await won();
    answerOf(element, 0).click();
    expect(await cardOf(element)).to.equal('');
    expect(element.move('right')).not.to.equal(null);
    expect(await cardOf(element)).to.equal('');
  });

  it('starts a new game', async () => {
    const element = await won();
    answerOf(element, 1).click();
    expect(await cardOf(element)).to.equal('');
    expect(element.moves).to.equal(0);
    expect(element.won).to.be.false;
  });

  it('goes when the move is undone, and comes again when it is made again', async () => {
    const element = await won();
    buttonOf(element, 'undo').click();
    expect(await cardOf(element)).to.equal('');
    expect(element.won).to.be.false;
    element.move('left');
    expect(await cardOf(element)).to.include('You win!');
  });

  it('is not shown where the page wants to play on', async () => {
    const element = await make('continue');
    element.newGame({ board: nearlyWon });
    element.move('left');
    expect(await cardOf(element)).to.equal('');
    expect(await statusOf(element)).to.include('You win!');
  });

  it('is the end where the page wants to stop', async () => {
    const element = await make('stop');
    element.newGame({ board: nearlyWon });
    element.move('left');
    expect(await cardOf(element)).to.match(/^You win! .* New game Watch it again Show board$/);
    expect(element.over).to.be.true;
  });

  it('asks in a game that was begun before the page wanted to stop', async () => {
    const element = await make();
    element.newGame({ board: nearlyWon });
    element.afterWin = 'stop';
    await element.updateComplete;
    element.move('left');
    expect(await cardOf(element)).to.match(/^You win! .* Keep playing New game Show board$/);
    expect(element.move('right')).to.equal(null);
  });

  it('hands on the focus of what the page has put there, and goes', async () => {
    const element = await won();
    element.innerHTML = '<p slot="won"><button>Go on</button></p>';
    const button = element.querySelector('button')!;
    button.onclick = () => element.keepPlaying();
    button.focus();
    await press('Enter');
    await element.updateComplete;
    expect(overlayOf(element)).to.equal(null);
    expect(focusOf(element)).to.equal('board');
  });

  it('shows what the page has put into the slot, and keeps its name', async () => {
    const element = await won();
    element.innerHTML = '<p slot="won">Hurray</p>';
    const slot = overlayOf(element)!.querySelector('slot')!;
    expect(slot.assignedElements().map((node) => node.textContent)).to.deep.equal(['Hurray']);
    expect(overlayOf(element)!.ariaLabel).to.equal('You win!');
  });
});

describe('Game2048Element › the card of a game that is over', () => {
  it('says so, with the final score, the moves and the highest tile', async () => {
    const element = await over();
    expect(await cardOf(element)).to.equal(
      'Game over Score 512, 1 move, highest tile 512 New game Watch it again Show board',
    );
  });

  it('says that the game was won when its last possible move has won it', async () => {
    const element = await make();
    element.newGame({ board: lastIsWin });
    element.move('left');
    expect(element.over && element.won).to.be.true;
    expect(await cardOf(element)).to.match(/^You win! .* New game Watch it again Show board$/);
    expect(overlayOf(element)!.querySelector('slot')!.name).to.equal('won');
  });

  it('says that it is over when it was won long before', async () => {
    const element = await make();
    element.newGame({ board: rows([2, 2]), winTile: 4, seed: 'long' });
    for (let n = 0; n < 3000 && !element.over; n++) {
      element.keepPlaying();
      (['left', 'down', 'right', 'up'] as const).some((direction) => element.move(direction));
    }
    expect(element.won && element.over).to.be.true;
    expect(await cardOf(element)).to.include('Game over');
    expect(overlayOf(element)!.querySelector('slot')!.name).to.equal('over');
  });

  it('starts a new game, and that can be undone', async () => {
    const element = await over();
    const { replay } = element;
    answerOf(element, 0).click();
    expect(await cardOf(element)).to.equal('');
    expect(element.over).to.be.false;
    await element.updateComplete;
    buttonOf(element, 'undo').click();
    expect(element.replay).to.equal(replay);
    expect(await cardOf(element)).to.include('Game over');
  });

  it('closes at “show board”, and the last position can be seen', async () => {
    const element = await over();
    buttonOf(element, 'show-board').click();
    expect(await cardOf(element)).to.equal('');
    expect(element.over).to.be.true;
    element.newGame({ board: nearlyOver });
    element.move('left');
    expect(await cardOf(element)).to.include('Game over');
  });

  it('goes when the last move is undone, by key and by button', async () => {
    for (const undo of ['key', 'button']) {
      const element = await over();
      if (undo === 'key') {
        await focusOn(element);
        await press('Control+z');
      } else {
        buttonOf(element, 'undo').click();
      }
      expect(await cardOf(element), undo).to.equal('');
      expect(element.over).to.be.false;
      expect(element.board).to.deep.equal(nearlyOver);
    }
  });

  it('is there when the player leaves', async () => {
    const element = await running();
    element.giveUp();
    expect(await cardOf(element)).to.match(
      /^Game over Score 8, .* New game Watch it again Show board$/,
    );
    expect(buttonOf(element, 'give-up').disabled).to.be.true;
  });

  it('comes a moment after the end where tiles move, so that the last move is seen', async () => {
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

  it('is there at once when the element is removed meanwhile and put back', async () => {
    const element = await make();
    element.style.setProperty('--game-2048-duration', '1ms');
    element.newGame({ board: nearlyOver });
    element.move('left');
    const parent = element.parentElement!;
    element.remove();
    parent.append(element);
    expect(await cardOf(element)).to.include('Game over');
  });

  it('is there at once when such a game is loaded', async () => {
    const { replay } = await over();
    const element = await make();
    element.load(replay);
    expect(await cardOf(element)).to.include('Game over');
  });
});

describe('Game2048Element › the question before a new game', () => {
  it('comes in place where there are points to lose, and leaves the game as it is', async () => {
    const element = await running();
    const { replay } = element;
    buttonOf(element, 'new').click();
    expect(await cardOf(element)).to.equal(
      'Start a new game? The game in progress will end. New game Cancel',
    );
    expect(await statusOf(element)).to.match(/^Start a new game\? The game in progress will end\./);
    answerOf(element, 1).click();
    expect(await cardOf(element)).to.equal('');
    expect(element.replay).to.equal(replay);
  });

  it('starts one, which can be undone until its first move', async () => {
    const element = await running();
    const { replay } = element;
    buttonOf(element, 'new').click();
    await element.updateComplete;
    answerOf(element, 0).click();
    expect(element.moves).to.equal(0);
    await element.updateComplete;
    expect(buttonOf(element, 'undo').disabled).to.be.false;
    buttonOf(element, 'undo').click();
    expect(element.replay).to.equal(replay);
    element.newGame();
    expect(element.undo()).to.be.false;
  });

  it('does not come where nothing is lost', async () => {
    const element = await make();
    const { replay } = element;
    buttonOf(element, 'new').click();
    expect(await cardOf(element)).to.equal('');
    expect(element.replay).not.to.equal(replay);
  });

  it('stays, and repeats itself, where the player moves instead of answering', async () => {
    const element = await running();
    buttonOf(element, 'new').click();
    await focusOn(element);
    await press('ArrowDown');
    expect(await cardOf(element)).to.match(/^Start a new game\?/);
    expect(await statusOf(element)).to.match(/^Start a new game\?/);
    expect(element.moves).to.equal(1);
  });

  it('goes where a script of the page plays on', async () => {
    const element = await running();
    buttonOf(element, 'new').click();
    expect(element.move('down')).not.to.equal(null);
    expect(await cardOf(element)).to.equal('');
  });

  it('does not come over the card of a won game, which offers a new one itself', async () => {
    const element = await won();
    expect(buttonOf(element, 'new').disabled).to.be.true;
  });

  it('lets the computer wait', async () => {
    const element = await running();
    element.autoplay = true;
    await element.updateComplete;
    expect(element.matches(':state(autoplay)')).to.be.true;
    buttonOf(element, 'new').click();
    await element.updateComplete;
    expect(element.matches(':state(autoplay)')).to.be.false;
    answerOf(element, 1).click();
    await element.updateComplete;
    expect(element.matches(':state(autoplay)')).to.be.true;
    element.autoplay = false;
  });
});

describe('Game2048Element › the question before the player leaves', () => {
  it('comes from the control; "Give up" ends the game, "Cancel" does not', async () => {
    const element = await running();
    buttonOf(element, 'give-up').click();
    expect(await cardOf(element)).to.match(/^Give up this game\? .* Give up Cancel$/);
    expect(element.over).to.be.false;
    answerOf(element, 1).click();
    expect(await cardOf(element)).to.equal('');
    expect(element.over).to.be.false;
    buttonOf(element, 'give-up').click();
    await element.updateComplete;
    answerOf(element, 0).click();
    expect(element.over).to.be.true;
    expect(await cardOf(element)).to.match(/^Game over/);
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
    it(`can be read whole at 160 px on a board of ${size}, and covers the board`, async () => {
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
