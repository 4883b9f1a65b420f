import { aTimeout, expect, html } from '@open-wc/testing';
import { executeServerCommand } from '@web/test-runner-commands';
import type { Game2048Element } from '../../src/index.js';
import '../../src/index.js';
import { fixture } from '../support/fixture.js';
import { focusOn, press } from '../support/player.js';

interface Counts {
  layouts: number;
  styles: number;
  nodes: number;
}

/** What Chromium has done so far; `false` elsewhere, where nothing of this is tried. */
const count = () => executeServerCommand<Counts | false, undefined>('rendering');

const keys = 12;
/** Milliseconds from key to key: the pace of a hand, at which the last move still rests when the next one comes. */
const pace = 150;

describe('A key press', () => {
  before(async function () {
    if (!(await count())) this.skip();
  });

  for (const size of ['4', '8x5', '32']) {
    it(`costs one layout, few style recalculations and no node on a board of ${size}`, async () => {
      const element = await fixture<Game2048Element>(
        html`<game-2048 size=${size} seed="cost"></game-2048>`,
      );
      await focusOn(element);
      await press('ArrowLeft', 'ArrowDown');
      await aTimeout(pace);
      const begun = (await count()) as Counts;
      const moves = element.moves;
      for (let n = 0; n < keys; n++) {
        await press(['ArrowLeft', 'ArrowDown', 'ArrowRight', 'ArrowDown'][n % 4]!);
        await aTimeout(pace);
      }
      const ended = (await count()) as Counts;
      expect(element.moves - moves).to.be.greaterThan(keys / 2);
      // Not every key moves; one that does not still writes a sentence.
      expect((ended.layouts - begun.layouts) / keys).to.be.at.most(1.1);
      // One for what the key changes, one as the compositor takes the animations over, and what pressing it from a test
      // adds: `npm run bench:view` counts two.
      expect((ended.styles - begun.styles) / keys).to.be.at.most(4);
      // Nodes that are garbage may be counted still, of the test's own messages.
      expect((ended.nodes - begun.nodes) / keys).to.be.at.most(0.5);
    });
  }
});
