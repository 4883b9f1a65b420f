import { expect, nextFrame } from '@open-wc/testing';
import { until } from '../support/fixture.js';
import { RememberingWorker } from '../support/remembering-worker.js';
import { answer, cardButton, make, positions, question } from './learn-support.js';
import { find } from './support.js';

const at = 60;
const [direction] = positions[at]!.legalMoves();

describe('A question in a long page', () => {
  const { Worker } = window;
  before(() => (window.Worker = RememberingWorker));
  after(() => (window.Worker = Worker));

  const spacer = document.createElement('div');
  spacer.style.height = '300vh';
  const after300vh = spacer.cloneNode() as HTMLElement;

  afterEach(() => {
    spacer.remove();
    after300vh.remove();
    window.scrollTo(0, 0);
  });

  async function makeFarDown() {
    const element = await make({ ask: String(at) });
    await until(() => question(element));
    element.before(spacer);
    element.after(after300vh);
    window.scrollTo(0, 0);
    return element;
  }

  it('is not scrolled to by itself', async () => {
    const element = await makeFarDown();
    element.requestUpdate();
    await element.updateComplete;
    await nextFrame();
    expect(window.scrollY).to.equal(0);
  });

  it('comes into view with its board and its answer when the viewer answers', async () => {
    const element = await makeFarDown();
    cardButton(element, direction!).click();
    await until(() => answer(element));
    const box = (part: string) => find(element, `[part~=${part}]`).getBoundingClientRect();
    await until(() => box('board').top >= 0 && box('board').bottom <= window.innerHeight);
    await until(() => box('learn-question').bottom <= window.innerHeight);
  });
});
