import { expect, nextFrame } from '@open-wc/testing';
import { executeServerCommand } from '@web/test-runner-commands';
import type { Game2048Element } from 'game-2048-element';
import 'game-2048-element';
import { game } from '../support/fixture.js';
import { focusOn, press } from '../support/input.js';

interface Counts {
  layouts: number;
  styles: number;
  nodes: number;
}

/** What Chromium has done since the page began; `false` in other browsers. */
const countWork = () => executeServerCommand<Counts | false, undefined>('rendering');

const keyCount = 12;

/** Until the last move rests, and a frame has been drawn since. */
async function resting(element: Game2048Element): Promise<void> {
  await Promise.all(element.shadowRoot!.getAnimations().map(({ finished }) => finished));
  await nextFrame();
}

/** More tiles than this never move at once: each would need its own layer. */
const mostAnimated = 120;

describe('A key press', () => {
  before(async function () {
    if (!(await countWork())) this.skip();
  });

  for (const size of ['4', '32']) {
    it(`on a board of ${size} causes two layouts, nine style updates and a few nodes at most`, async () => {
      const element = await game(`size="${size}" seed="cost"`);
      await focusOn(element);
      await press('ArrowLeft', 'ArrowDown');
      await resting(element);
      const begun = (await countWork()) as Counts;
      const moves = element.moves;
      for (let n = 0; n < keyCount; n++) {
        await press(['ArrowLeft', 'ArrowDown', 'ArrowRight', 'ArrowDown'][n % 4]!);
        await resting(element);
      }
      const ended = (await countWork()) as Counts;
      expect(element.moves - moves).to.be.greaterThan(keyCount / 2);
      // One of the tiles, and one after the frame, of the sentence and the table.
      expect((ended.layouts - begun.layouts) / keyCount).to.be.at.most(2.1);
      // Of the key, of what is read, as the animations begin, and as they are ended; "+4" leaves by itself.
      expect((ended.styles - begun.styles) / keyCount).to.be.at.most(9);
      // Nodes that are garbage may be counted still, of the test's own messages.
      expect((ended.nodes - begun.nodes) / keyCount).to.be.at.most(3.5);
    });
  }
});

/** Texts and comments included; tests count the blanks of templates too, which a build takes out. */
function countNodes(root: Node): number {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_ALL);
  let nodes = 0;
  while (walker.nextNode()) {
    const { nodeType, parentElement, nodeValue } = walker.currentNode;
    const isBlank = nodeType === Node.TEXT_NODE && !nodeValue?.trim();
    if (!isBlank || parentElement?.childNodes.length === 1) nodes++;
  }
  return nodes;
}

it('A fresh board of 4 x 4 has at most 250 nodes', async () => {
  const element = await game('seed="cost"');
  expect(countNodes(element.shadowRoot!)).to.be.at.most(250);
  expect(element.shadowRoot!.querySelectorAll('[part~="tile"]')).to.have.length(2);
});

describe('A move on a board of 32 x 32', () => {
  for (const startTiles of [2, 200, 900]) {
    it(`with ${startTiles} tiles runs a limited number of animations, and none once it is over`, async () => {
      const element = await game(`size="32" seed="cost" start-tiles="${startTiles}"`);
      const board = element.shadowRoot!.querySelector('#board')!;
      const animations = () => board.getAnimations({ subtree: true });
      for (const animation of animations()) animation.finish();
      const move = element.move('left')!;
      // Two for each merge and one for each other trip; the new tile; rings around what is made for the first time.
      const { length } = animations();
      expect(length).to.be.at.most(2 * mostAnimated);
      expect(length).to.be.at.most(2 * move.trips.length + 4);
      for (const animation of animations()) animation.finish();
      await element.updateComplete;
      expect(animations()).to.be.empty;
    });

    it(`with ${startTiles} tiles writes to a node at most once for each thing that changes`, async () => {
      const element = await game(`size="32" seed="cost" start-tiles="${startTiles}"`);
      const tiles = element.shadowRoot!.querySelector('.tiles')!;
      const observer = new MutationObserver(() => undefined);
      observer.observe(tiles, {
        subtree: true,
        childList: true,
        characterData: true,
        attributes: true,
      });
      const move = element.move('left')!;
      const records = observer.takeRecords();
      observer.disconnect();
      // Place and state of each that goes; text, rank, digits, place and state of the merged and the new ones, or a node.
      const made = move.trips.filter(({ merged }) => merged).length + 1;
      expect(records.filter(({ type }) => type === 'childList').length).to.be.at.most(made);
      expect(records.length).to.be.at.most(2 * move.trips.length + 6 * made);
    });
  }
});
