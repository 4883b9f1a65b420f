import { expect, html } from '@open-wc/testing';
import { executeServerCommand } from '@web/test-runner-commands';
import '../../src/index.js';
import type { Game2048Element } from '../../src/index.js';
import { fixture } from '../support/fixture.js';
import { playSome } from '../support/games.js';
import { key } from '../support/storage.js';

interface Memory {
  /** Bytes. */
  heap: number;
  nodes: number;
  listeners: number;
}

const measure = (): Promise<Memory | false> =>
  executeServerCommand<Memory | false, undefined>('memory');

/** Everything that could outlive an element: listeners, timers, pictures, storage, questions, a hint under way. */
async function live(holder: Element, n: number): Promise<WeakRef<Game2048Element>> {
  const element = document.createElement('game-2048');
  element.size = 4;
  element.storageKey = key;
  element.tileImage = 'data:image/gif;base64,R0lGODlhAQABAAAAACw={value}';
  element.controls = 'score best moves new undo hint autoplay directions save load give-up share';
  element.autoplay = n % 4 === 0;
  holder.append(element);
  await element.updateComplete;
  element.focus();
  playSome(element, 5);
  if (n % 10 === 0) void element.hint();
  element.size = 5;
  await element.updateComplete;
  element.remove();
  holder.append(element);
  playSome(element, 5);
  await element.updateComplete;
  element.remove();
  return new WeakRef(element);
}

async function liveMany(holder: Element, times: number): Promise<WeakRef<Game2048Element>[]> {
  const references: WeakRef<Game2048Element>[] = [];
  for (let n = 0; n < times; n++) references.push(await live(holder, n));
  // The page keeps what it animates, seen or not, to the end: until one that begins now has ended, too.
  await holder.animate(null, 1000).finished;
  return references;
}

describe('Game2048Element › once removed', () => {
  it('leaves nothing behind: two hundred of them, mounted, played and removed', async function () {
    this.timeout(60_000);
    const holder = await fixture(html`<div></div>`);
    // What is made once, like the player’s code, is made here.
    await liveMany(holder, 20);
    const before = await measure();
    if (!before) this.skip();
    const references = await liveMany(holder, 200);
    const after = await measure();
    if (!after) this.skip();
    const alive = references.filter((reference) => reference.deref()).length;
    expect(alive, 'elements alive').to.be.at.most(1);
    expect(after.listeners - before.listeners, 'listeners').to.be.at.most(10);
    expect(after.nodes - before.nodes, 'nodes').to.be.at.most(200);
    expect(after.heap - before.heap, 'bytes').to.be.below(400_000);
  });

  it('hears and does nothing any more', async () => {
    const element = await fixture<Game2048Element>(html`<game-2048 autoplay></game-2048>`);
    element.storageKey = key;
    await element.updateComplete;
    element.remove();
    const { replay } = element;
    // Nothing is to happen, which no state tells: twice the time that the computer takes from one move to the next.
    await new Promise((resolve) => setTimeout(resolve, 600));
    dispatchEvent(new StorageEvent('storage', { key }));
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowLeft', bubbles: true }));
    expect(element.replay).to.equal(replay);
    expect(element.matches(':state(autoplay)')).to.equal(false);
  });
});
