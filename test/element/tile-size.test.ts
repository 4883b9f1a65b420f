import { expect, html } from '@open-wc/testing';
import type { Game2048Element } from '../../src/index.js';
import '../../src/index.js';
import { fixture } from '../support/fixture.js';

describe('Game2048Element › tiles', () => {
  for (const size of ['4', '7x3', '2x5']) {
    it(`are as large as a cell on a board of ${size}`, async () => {
      const element = await fixture<Game2048Element>(html`<game-2048 size=${size}></game-2048>`);
      const nodes = (part: string) => [
        ...element.shadowRoot!.querySelectorAll<HTMLElement>(`[part~="${part}"]`),
      ];
      const sizeOf = ({ offsetWidth, offsetHeight }: HTMLElement) =>
        `${offsetWidth}x${offsetHeight}`;
      expect(new Set(nodes('tile').map(sizeOf))).to.deep.equal(new Set(nodes('cell').map(sizeOf)));
    });
  }
});
