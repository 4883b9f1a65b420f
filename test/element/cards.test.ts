/** What a card shows, and how it is reached; what its answers do is in session/interaction.test.ts. */
import { expect } from '@open-wc/testing';
import { resetMouse, sendMouse } from '@web/test-runner-commands';
import 'game-2048-element';
import { nearlyOver, rows } from '../support/boards.js';
import { atOnce, begin, game, settled, until, untilDrawn } from '../support/fixture.js';
import { focusOn, press } from '../support/input.js';
import { DIRECTIONS } from '../support/plays.js';
import {
  answerOf,
  boardOf,
  buttonOf,
  cardOf,
  focusOf,
  middleOf,
  overlayOf,
  statusOf,
  textBoxOf,
} from '../support/screen.js';
import { key } from '../support/storage.js';
import { untilCard, inPlay, waitingGames } from '../support/waiting.js';

const controls = 'controls="score new undo give-up autoplay load"';
const nearlyWon = rows([1024, 1024]);

/** A game after a move to the left from this position. */
async function afterLeft(board: readonly (readonly number[])[], attributes = '') {
  const element = await game(`${controls} ${atOnce} ${attributes}`, board);
  element.move('left');
  await settled(element);
  return element;
}

describe('An end screen', () => {
  const won = 'You win! Score 2,048 Moves 1';
  for (const [what, board, attributes, text, slot] of [
    ['a won game', nearlyWon, '', `${won} Keep playing New game`, 'won'],
    ['a win that ends it', nearlyWon, 'after-win="stop"', `${won} New game Review`, 'won'],
    ['a lost game', nearlyOver, '', 'Game over Score 512 Moves 1 New game Review', 'over'],
  ] as const) {
    it(`of ${what} shows score, moves and answers, or the content of the slot "${slot}"`, async () => {
      const element = await afterLeft(board, attributes);
      expect(await cardOf(element)).to.equal(text);
      element.innerHTML = `<p slot="${slot}">Hurray</p>`;
      const [shown] = overlayOf(element)!.querySelector('slot')!.assignedElements();
      expect(shown?.textContent).to.equal('Hurray');
      expect(text).to.include(overlayOf(element)!.ariaLabel!);
    });
  }

  it('draws the score graph, with its milestones', async () => {
    const element = await game(atOnce, rows([256, 256, 2, 4]), { seed: 'line' });
    for (const direction of DIRECTIONS) element.move(direction);
    element.giveUp();
    await cardOf(element);
    const line = overlayOf(element)!.querySelector('.score-graph')!;
    await until(() => line.firstChild !== null);
    expect(line.querySelector('path:not(.area)')!.getAttribute('d')).to.match(
      /^M0 100(L[\d.]+ [\d.]+)+$/,
    );
    const dots = [...line.querySelectorAll<SVGElement>('.dot')];
    expect(dots.map(({ dataset }) => dataset['rank'])).to.deep.equal(['8', '9']);
  });

  it('stands at the edge that is farther from the highest tile, or at the upper one', async () => {
    for (const [board, edge] of [
      [rows([64, 2, 4, 8], [2, 32]), 'lower'],
      [rows([64, 2, 4, 8], [2, 32], [], [64]), 'upper'],
      [rows([2, 4, 8, 16], [64, 2]), 'lower'],
      [rows([2, 4, 8, 16], [], [64, 2]), 'upper'],
      [rows([2, 4, 8, 16], [], [], [64]), 'upper'],
    ] as const) {
      const element = await game(atOnce, board);
      element.giveUp();
      await cardOf(element);
      const [outer, card] = [
        overlayOf(element)!,
        overlayOf(element)!.querySelector('[part~="message"]')!,
      ].map((node) => node.getBoundingClientRect());
      const isLower = outer!.bottom - card!.bottom < card!.top - outer!.top;
      expect(isLower ? 'lower' : 'upper', JSON.stringify(board)).to.equal(edge);
    }
  });

  for (const width of [320, 358, 512]) {
    it(`cuts off no number and keeps every answer on one line, ${width} px wide`, async () => {
      const attributes = `controls="score share" style="width:${width}px;--game-2048-duration:0s"`;
      const element = await game(attributes, nearlyOver);
      element.move('left');
      await cardOf(element);
      const card = overlayOf(element)!.querySelector('[part~="message"]')!;
      const { top, bottom, left, right } = card.getBoundingClientRect();
      const numbers = [...element.shadowRoot!.querySelectorAll('[data-state=""] > span')];
      const boxes = numbers.map(textBoxOf);
      expect(boxes).to.have.length(16);
      const isUnder = (box: DOMRect) => box.top > top && box.bottom < bottom;
      for (const box of boxes) {
        expect(isUnder(box) || box.top > bottom || box.bottom < top).to.equal(true);
        if (isUnder(box)) expect(box.left > left && box.right < right).to.equal(true);
      }
      expect(boxes.some((box) => !isUnder(box))).to.equal(true);
      for (const name of card.querySelectorAll('.message-bar .name')) {
        expect(textBoxOf(name).height).to.be.lessThan(25);
      }
    });
  }

  for (const [end, board] of [
    ['a loss', nearlyOver],
    ['a win', nearlyWon],
  ] as const) {
    it(`cuts off no number and shows the score with text of twice the size, after ${end}`, async () => {
      const style = 'style="width:358px;font-size:32px;--game-2048-duration:0s"';
      const element = await game(`controls="score share" ${style}`, board);
      element.move('left');
      await cardOf(element);
      const card = overlayOf(element)!.querySelector('[part~="message"]')!;
      const { top, bottom } = card.getBoundingClientRect();
      const numbers = [...element.shadowRoot!.querySelectorAll('[data-state=""] > span')];
      const cut = numbers.map(textBoxOf).filter((box) => box.top < bottom && box.bottom > top);
      expect(cut.filter((box) => box.top < top || box.bottom > bottom)).to.deep.equal([]);
      expect(cut.length).to.be.lessThan(numbers.length);
      const content = card.querySelector('slot')!;
      expect(content.scrollHeight).to.equal(content.clientHeight);
      expect(card.querySelector('dd')!.offsetHeight).to.be.above(0);
    });
  }

  it('begins at one edge: title, figures and main answer', async () => {
    for (const dir of ['ltr', 'rtl'] as const) {
      const element = await game(`dir="${dir}" ${atOnce}`, rows([256, 256, 2, 4]));
      for (const direction of DIRECTIONS) element.move(direction);
      element.giveUp();
      await cardOf(element);
      const parts = ['.title', '.numbers dt', '.message-bar button'].map((selector) =>
        overlayOf(element)!.querySelector(selector)!.getBoundingClientRect(),
      );
      const starts = parts.map(({ left, right }) => Math.round(dir === 'ltr' ? left : right));
      expect([...new Set(starts)], dir).to.have.length(1);
    }
  });

  it('takes Enter on the board only if its main answer is shown, even once the card is closed', async () => {
    const sheet = document.createElement('style');
    sheet.textContent = '.daily::part(button-restart) { display: none }';
    document.head.append(sheet);
    try {
      const element = await afterLeft(nearlyOver, 'class="daily"');
      const { replay } = element;
      await focusOn(element);
      await press('Enter');
      expect(element.replay).to.equal(replay);
      await press('Escape');
      expect(await cardOf(element)).to.equal('');
      await press('Enter');
      expect(element.replay).to.equal(replay);
      element.className = '';
      await press('ArrowUp', 'Escape', 'Enter');
      expect(element.replay).not.to.equal(replay);
    } finally {
      sheet.remove();
    }
  });

  it('alone offers "New game" and "Share": the bars hide theirs, without a hole above the board, until it is closed', async () => {
    const element = await game(`controls="score help new share" ${atOnce}`, nearlyOver);
    const inBars = () => [
      ...element.shadowRoot!.querySelectorAll<HTMLButtonElement>('.header button, .footer button'),
    ];
    const seen = () =>
      inBars().map((button) => button.checkVisibility({ visibilityProperty: true }));
    const boxOf = (name: string) =>
      element.shadowRoot!.querySelector(`.${name}`)!.getBoundingClientRect();
    const heights = () => ['header', 'footer'].map((name) => boxOf(name).height);
    const before = heights();
    element.move('left');
    expect(await cardOf(element)).to.match(/New game Review Share$/);
    expect(seen()).to.deep.equal([true, false, false]);
    expect(heights()).to.deep.equal(before);
    const { right } = buttonOf(element, 'help').getBoundingClientRect();
    expect(right).to.equal(boxOf('header').right);
    buttonOf(element, 'show-board').click();
    await settled(element);
    expect(seen()).to.deep.equal([true, true, true]);
    expect(inBars().every(({ disabled }) => !disabled)).to.equal(true);
  });

  for (const width of [304, 358, 374, 512]) {
    it(`covers two of four rows, and shows all it says beside its graph, ${width} px wide`, async () => {
      for (const [before, board] of [
        [rows([512, 512]), rows([512, 512, 1024, 2])],
        [nearlyWon, rows([16, 16, 32, 2])],
      ] as const) {
        const style = `style="width:${width}px;--game-2048-duration:0s"`;
        const element = await game(`controls="score best" ${style}`, before);
        element.move('left');
        await begin(element, board);
        for (let moves = 0; moves < 2; moves++) element.move('left');
        if (!element.won) element.giveUp();
        expect(await cardOf(element)).to.match(/New best|short of your best/);
        const card = overlayOf(element)!.querySelector<HTMLElement>('[part~="message"]')!;
        expect(card.offsetHeight).to.be.at.most(boardOf(element).offsetHeight / 2);
        const content = card.querySelector('slot')!;
        for (const box of [card, content]) {
          expect(box.scrollHeight, box.tagName).to.be.at.most(box.clientHeight);
        }
        element.remove();
      }
    });
  }

  it('scrolls content of the page that is higher than the card above its answers, which stay in sight', async () => {
    const element = await game(`controls="score share" ${atOnce}`, nearlyOver);
    element.innerHTML = '<p slot="over" style="height:500px">Long</p>';
    element.move('left');
    await cardOf(element);
    const card = overlayOf(element)!.querySelector('[part~="message"]')!;
    expect(card.scrollHeight).to.be.at.most(card.clientHeight);
    const { bottom } = card.getBoundingClientRect();
    for (const button of card.querySelectorAll('.message-bar button')) {
      expect(button.getBoundingClientRect().bottom).to.be.below(bottom);
    }
    const content = card.querySelector('slot')!;
    expect(content.scrollHeight).to.be.above(content.clientHeight);
  });

  it('leaves the highest tile its round corners, in the veil and in the grey', async () => {
    const element = await afterLeft(nearlyOver);
    const tile = element.shadowRoot!.querySelector('[part~="tile"][data-rank="9"]')!;
    const wanted = getComputedStyle(tile).borderRadius;
    const veil = getComputedStyle(overlayOf(element)!, '::before');
    const [left, top] = [parseFloat(veil.left), parseFloat(veil.top)];
    const box = tile.getBoundingClientRect();
    const outer = overlayOf(element)!.getBoundingClientRect();
    expect(veil.borderRadius).to.equal(wanted);
    expect(outer.left + left).to.be.closeTo(box.left, 0.6);
    expect(outer.top + top).to.be.closeTo(box.top, 0.6);
    const corners = element.shadowRoot!.querySelector('.grey-corners')!;
    expect(getComputedStyle(corners, '::before').borderRadius).to.equal(wanted);
    expect(corners.getBoundingClientRect().left).to.be.closeTo(box.left, 0.6);
  });

  it('appears a second after the last move, and at once for a loaded game', async () => {
    for (const board of [nearlyWon, nearlyOver]) {
      const element = await game('style="--game-2048-duration:1ms"', board);
      element.move('left');
      expect(await cardOf(element)).to.equal('');
      expect(element.move('right')).to.equal(null);
      await untilDrawn(element, () => element.shadowRoot!.querySelector('.sparks, .grey'));
      await untilCard(element);
      const other = await game();
      other.load(element.replay);
      expect(await cardOf(other)).to.match(/You win!|Game over/);
    }
  });

  it('is closed by its corner button or a click beside it, and opened again by a click on the board', async () => {
    const element = await afterLeft(nearlyOver);
    buttonOf(element, 'show-board').click();
    expect(await cardOf(element)).to.equal('');
    await sendMouse({ type: 'click', position: middleOf(boardOf(element)) });
    expect(await cardOf(element)).to.include('Game over');
    const lastCell = boardOf(element).querySelector('[part~="cell"]:last-child')!;
    await sendMouse({ type: 'click', position: middleOf(lastCell) });
    expect(await cardOf(element)).to.equal('');
    await sendMouse({ type: 'click', position: middleOf(boardOf(element)) });
    await resetMouse();
    expect(await cardOf(element)).to.include('Game over');
    await press('Tab');
    expect(focusOf(element)).to.equal('button-restart');
  });
});

describe('A question before the game ends', () => {
  for (const [name, text, focus] of [
    ['new', 'Start a new game? The game in progress will end. New game Cancel', 'button-restart'],
    ['give-up', 'Give up this game? It ends here. Give up Cancel', 'button-give-up'],
  ] as const) {
    it(`is asked by the button "${name}", has the focus on its first answer, and can be cancelled`, async () => {
      const element = await afterLeft(rows([4, 4, 16]));
      const { replay } = element;
      buttonOf(element, name).click();
      expect(await cardOf(element)).to.equal(text);
      expect(focusOf(element)).to.equal(focus);
      answerOf(element, 1).click();
      expect(await cardOf(element)).to.equal('');
      expect(element.replay).to.equal(replay);
    });
  }
});

describe('A game that takes no moves', () => {
  for (const [where, [reach, sentence, focus]] of Object.entries(waitingGames)) {
    it(`${where}, announces once per arrow key what to do, and closes its card on Escape`, async () => {
      const element = await inPlay();
      await reach(element);
      await settled(element);
      const { moves } = element;
      for (const name of DIRECTIONS) expect(buttonOf(element, name).disabled, name).to.equal(true);
      boardOf(element).focus();
      for (const name of ['ArrowLeft', 'w']) {
        await press(name);
        const answer = element.shadowRoot!.querySelector('[role="status"]')!.textContent;
        expect(answer.trim(), name).to.match(sentence);
        const init = { key: name, repeat: true, bubbles: true, composed: true };
        boardOf(element).dispatchEvent(new KeyboardEvent('keydown', init));
        await settled(element);
        expect(element.shadowRoot!.querySelector('[role="status"]')!.textContent).to.equal(answer);
      }
      expect(element.moves).to.equal(moves);
      answerOf(element, 0).focus();
      await press('Escape');
      expect(await cardOf(element)).to.equal('');
      await settled(element);
      expect(focusOf(element)).to.equal(focus);
    });
  }

  it('because it was over when the page opened announces its end with the first arrow key', async () => {
    const attributes = `storage-key="${key}"`;
    const before = await game(attributes, nearlyOver);
    before.move('left');
    before.remove();
    const element = await game(attributes);
    expect(element.over).to.equal(true);
    await focusOn(element);
    expect(await statusOf(element)).to.equal('');
    await press('ArrowLeft');
    expect(await statusOf(element)).to.match(/Game over\. .*Press Enter for a new game/);
  });
});

describe('The help', () => {
  it('has a switch that shows the arrow buttons, which work by single clicks', async () => {
    const element = await game('style="width:320px"');
    const click = async (node: Element) => {
      node.scrollIntoView({ block: 'center' });
      await sendMouse({ type: 'click', position: middleOf(node) });
      await settled(element);
    };
    expect(buttonOf(element, 'left')).to.equal(null);
    await click(buttonOf(element, 'help'));
    const toggle = buttonOf(element, 'arrows');
    expect(toggle.getAttribute('aria-checked')).to.equal('false');
    await click(toggle);
    expect(toggle.getAttribute('aria-checked')).to.equal('true');
    await click(buttonOf(element, 'close'));
    await click(buttonOf(element, element.board.some(([first]) => first) ? 'right' : 'left'));
    expect(element.moves).to.equal(1);
    await resetMouse();
  });
});

describe('A card at 160 px', () => {
  for (const [size, columns, count] of [
    ['2 x 2', 2, 2],
    ['8 x 5', 8, 5],
    ['4 x 4', 4, 4],
    ['3 x 10', 3, 10],
  ] as const) {
    it(`is fully readable on a board of ${size}, and covers it`, async () => {
      const element = await game('style="width:160px;--game-2048-duration:0s"');
      const row = [4, 4, ...Array<number>(columns - 2).fill(0)];
      await begin(element, Array<number[]>(count).fill(row), { winTile: 8 });
      element.move('left');
      await settled(element);
      for (const animation of element.shadowRoot!.getAnimations()) animation.finish();
      const overlay = overlayOf(element)!.getBoundingClientRect();
      const under = boardOf(element).getBoundingClientRect();
      expect(overlay.top).to.be.at.most(under.top + 0.5);
      expect(overlay.bottom).to.be.at.least(under.bottom - 0.5);
      expect(overlay.bottom).to.be.at.most(element.getBoundingClientRect().bottom + 0.5);
      for (const node of overlayOf(element)!.querySelectorAll('p, button')) {
        if (!node.checkVisibility()) continue;
        // A card too high for the smallest boards scrolls in itself.
        node.scrollIntoView({ block: 'nearest' });
        const { top, bottom, left, right } = node.getBoundingClientRect();
        expect(Math.min(top - overlay.top, left - overlay.left)).to.be.at.least(-0.5);
        expect(Math.max(bottom - overlay.bottom, right - overlay.right)).to.be.at.most(0.5);
        expect(node.scrollWidth).to.be.at.most(node.clientWidth + 1);
      }
    });
  }
});
