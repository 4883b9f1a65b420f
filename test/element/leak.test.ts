import { expect, html } from '@open-wc/testing';
import { executeServerCommand } from '@web/test-runner-commands';
import { Game } from 'game-2048-element/engine';
import 'game-2048-element';
import type { Game2048Element } from 'game-2048-element';
import { eventsOf, nextEvent } from '../support/events.js';
import { fixture, game, playSome } from '../support/fixture.js';
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
  return references;
}

const countAlive = (references: readonly WeakRef<Game2048Element>[]): number =>
  references.filter((reference) => reference.deref()).length;

/** The memory once these elements are gone. A page keeps what it animates to the end. */
async function measureAfter(
  references: readonly WeakRef<Game2048Element>[],
): Promise<Memory | false> {
  focusAnother();
  for (;;) {
    const memory = await measure();
    if (!memory || countAlive(references) === 0) return memory;
    await new Promise(requestAnimationFrame);
  }
}

/** A page remembers the last node that had the focus, even a removed one. */
function focusAnother(): void {
  const button = document.createElement('button');
  document.body.append(button);
  button.focus();
  button.remove();
}

describe('Game2048Element › once removed', () => {
  it('leaves nothing behind: two hundred of them, mounted, played and removed', async function () {
    const holder = await fixture(html`<div></div>`);
    // What is made once, like the player’s code, is made here.
    const before = await measureAfter(await liveMany(holder, 20));
    if (!before) this.skip();
    // Ends when all are gone, or with the time limit of this test.
    const after = await measureAfter(await liveMany(holder, 200));
    if (!after) this.skip();
    expect(after.listeners - before.listeners, 'listeners').to.equal(0);
    expect(after.nodes - before.nodes, 'nodes').to.be.at.most(200);
    expect(after.heap - before.heap, 'bytes').to.be.below(400_000);
  });

  it('makes no move and listens to no event', async () => {
    const playing = 'autoplay autoplay-delay="0"';
    const [element, other] = [await game(`${playing} storage-key="${key}"`), await game(playing)];
    element.remove();
    const { replay } = element;
    const events = eventsOf(element);
    // While another one makes three moves, this one makes none.
    for (let moves = 0; moves < 3; moves++) await nextEvent(other, 'move');
    other.remove();
    const stored = { version: 1, best: 0, replay: new Game({ seed: 'other tab' }).replay };
    localStorage.setItem(key, JSON.stringify(stored));
    dispatchEvent(new StorageEvent('storage', { key }));
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowLeft', bubbles: true }));
    expect([element.replay, events]).to.deep.equal([replay, []]);
    expect(element.matches(':state(autoplay)')).to.equal(false);
  });
});
