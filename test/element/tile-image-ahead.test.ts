import { expect, html, waitUntil } from '@open-wc/testing';
import type { Game2048Element } from 'game-2048-element';
import 'game-2048-element';
import { fixture } from '../support/fixture.js';

/** A busy machine takes its time to load a picture. */
const patient = { timeout: 10_000 };

/** The tiles whose pictures the page has asked for. WebKit may ask twice: for the picture, and for the tile it is on. */
function askedFor(): number[] {
  const values = performance
    .getEntriesByType('resource')
    .flatMap(({ name }) => /demo\/tiles\/(\d+)\.svg\?ahead$/.exec(name)?.[1] ?? []);
  return [...new Set(values)].map(Number).sort((one, other) => one - other);
}

/** Until a picture that is not there was asked for and refused: any asked for before it has been, too. */
async function refused(): Promise<void> {
  const image = new Image();
  image.src = '/demo/tiles/4096.svg';
  await new Promise((resolve) => (image.onerror = resolve));
}

describe('Game2048Element › tile-image', () => {
  beforeEach(() => performance.clearResourceTimings());

  it('loads pictures ahead of the highest tile, up to the winning one', async () => {
    const element = await fixture<Game2048Element>(
      html`<game-2048 tile-image="/demo/tiles/{value}.svg?ahead"></game-2048>`,
    );
    element.newGame({ board: [[512, 2].concat(0, 0), [0, 0, 0, 0]] });
    await waitUntil(() => askedFor().includes(2048), 'the picture of 2048', patient);
    element.newGame({ board: [[1024, 1024].concat(0, 0), [0, 0, 0, 0]] });
    element.move('left');
    await element.updateComplete;
    await waitUntil(() => askedFor().length === 11, 'all pictures', patient);
    await refused();
    expect(askedFor()).to.deep.equal([2, 4, 8, 16, 32, 64, 128, 256, 512, 1024, 2048]);
  });
});
