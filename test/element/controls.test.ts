import { expect } from '@open-wc/testing';
import { Game } from 'game-2048-element/engine';
import type { Game2048Element } from 'game-2048-element';
import 'game-2048-element';
import { rows } from '../support/boards.js';
import { game, settled } from '../support/fixture.js';
import { boardOf } from '../support/screen.js';

/** Score, best, moves and buttons as they stand on the screen. */
async function shown(element: Game2048Element): Promise<string[]> {
  await settled(element);
  const nodes = element.shadowRoot!.querySelectorAll(
    '[part~="score"],[part~="best"],button:not(.message-bar *)',
  );
  return [...nodes].map((node) => {
    const texts = node.querySelectorAll('.label, .number, .name');
    return [...texts].map((text) => text.textContent).join('') || node.textContent.trim();
  });
}

describe('The controls', () => {
  const usual = ['Score0', 'Best0', 'Undo', 'Help', 'New game'];
  const every = [
    ...['Score0', 'Best0', 'Moves0', 'Undo', 'Hint', 'Autoplay', 'Help', 'New game'],
    ...['↑', '←', '↓', '→', 'Save', 'Load', 'Give up', 'Share'],
  ];
  for (const [attribute, seen] of [
    ['', usual],
    ['controls', usual],
    ['controls="NONE"', []],
    [
      'controls="share give-up load save directions help autoplay hint undo new moves best score"',
      every,
    ],
  ] as const) {
    it(`under <game-2048 ${attribute}> are ${seen.join(' ') || 'hidden, without a gap'}`, async () => {
      const element = await game(attribute);
      expect(await shown(element)).to.deep.equal(seen);
      const gap = boardOf(element).getBoundingClientRect().y - element.getBoundingClientRect().y;
      if (!seen.length) expect(gap).to.be.lessThan(13);
    });
  }

  it('show score, best and moves after every change', async () => {
    const element = await game('controls="score best moves"', rows([4, 4, 1024]), { score: 1000 });
    expect(await shown(element)).to.deep.equal(['Score1,000', 'Best1,000', 'Moves0']);
    element.move('left');
    expect(await shown(element)).to.deep.equal(['Score1,008', 'Best1,008', 'Moves1']);
    element.undo();
    expect(await shown(element)).to.deep.equal(['Score1,000', 'Best1,008', 'Moves0']);
    // A game from elsewhere does not count.
    element.load(new Game({ seed: 'loaded' }).replay);
    expect(await shown(element)).to.deep.equal(['Score0', 'Moves0']);
  });

  it('are below the content of the banner slot, which fits the width', async () => {
    const element = await game('style="width:240px"');
    element.innerHTML = '<img slot="banner" alt="2048" src="/demo/tiles/banner.svg" width="2000">';
    const image = element.querySelector('img')!;
    await image.decode();
    const [box, host] = [image, element].map((node) => node.getBoundingClientRect());
    expect(box!.top).to.equal(host!.top);
    expect(box!.width).to.be.at.most(host!.width);
    const header = element.shadowRoot!.querySelector('[part~="header"]')!;
    expect(box!.bottom).to.be.at.most(header.getBoundingClientRect().top);
  });
});

describe('The line that says how to play', () => {
  const pillOf = ({ shadowRoot }: Game2048Element) =>
    shadowRoot!.querySelector<HTMLElement>('.pill');

  it('lies over a row without tiles on the first visit, until the first move', async () => {
    const element = await game('seed="c"');
    const pill = pillOf(element)!;
    const isTouch = matchMedia('(hover: none) and (pointer: coarse)').matches;
    expect(pill.innerText.trim()).to.equal(
      `${isTouch ? 'Swipe' : 'Click, then ← ↑ ↓ →'}: merge matching tiles`,
    );
    const [{ top, bottom, left, right }, outer] = [
      pill.getBoundingClientRect(),
      element.getBoundingClientRect(),
    ];
    for (const tile of element.shadowRoot!.querySelectorAll('[part~="tile"]')) {
      const box = tile.getBoundingClientRect();
      expect(box.bottom <= top || box.top >= bottom).to.equal(true);
    }
    expect(left).to.be.at.least(outer.left);
    expect(right).to.be.at.most(outer.right);
    for (const direction of ['up', 'right', 'down', 'left'] as const) element.move(direction);
    await settled(element);
    expect(pillOf(element)).to.equal(null);
  });

  it('says "Click" only where the keys need the focus, in one line', async () => {
    if (matchMedia('(hover: none) and (pointer: coarse)').matches) return;
    for (const width of [358, 512]) {
      const element = await game(`seed="c" style="width:${width}px"`);
      const pill = pillOf(element)!;
      expect(pill.innerText.trim()).to.equal('Click, then ← ↑ ↓ →: merge matching tiles');
      expect(pill.clientHeight).to.be.below(2 * parseFloat(getComputedStyle(pill).lineHeight));
      element.focus();
      expect(pill.innerText.trim()).to.equal('← ↑ ↓ →: merge matching tiles');
    }
    const ofPage = await game('seed="c" keys="page"');
    expect(pillOf(ofPage)!.innerText.trim()).to.equal('← ↑ ↓ →: merge matching tiles');
  });

  it('says nothing of swipes under swipe="never", nor does the help', async () => {
    for (const [swipe, expected] of [
      ['always', true],
      ['never', false],
    ] as const) {
      const element = await game(`seed="c" swipe="${swipe}"`);
      expect(pillOf(element)!.textContent.includes('Swipe')).to.equal(expected);
      element.shadowRoot!.querySelector<HTMLElement>('[part~="button-help"]')!.click();
      await settled(element);
      const help = element.shadowRoot!.querySelector('.help')!;
      expect(/swipe/i.test(help.textContent)).to.equal(expected);
    }
  });

  for (const attribute of ['controls="score new"', 'autoplay autoplay-delay="1e6"', 'disabled']) {
    it(`is not shown in <game-2048 ${attribute}>`, async () => {
      expect(pillOf(await game(attribute))).to.equal(null);
    });
  }
});
