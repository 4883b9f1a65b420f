import { expect, html, nextFrame } from '@open-wc/testing';
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

/** Puts an element into the page and removes it, twice; it uses all that could outlive it: timers, pictures, storage… */
async function liveOnce(holder: Element, n: number): Promise<WeakRef<Game2048Element>> {
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

/** What the page needs once so many elements have been there, and all of them are collected. */
async function memoryAfter(count: number): Promise<Memory | false> {
  const holder = await fixture(html`<div></div>`);
  const references: WeakRef<Game2048Element>[] = [];
  for (let n = 0; n < count; n++) references.push(await liveOnce(holder, n));
  focusAnother();
  for (;;) {
    const memory = await measure();
    if (!memory || references.every((reference) => !reference.deref())) return memory;
    // A page keeps what it animates to the end of the animation.
    await nextFrame();
  }
}

/** A page remembers the last node that had the focus, even a removed one. */
function focusAnother(): void {
  const button = document.createElement('button');
  document.body.append(button);
  button.focus();
  button.remove();
}

/** Noise: a single element that stays has more nodes, and 200 that each leave two kilobytes need more bytes. */
const most = { nodes: 200, bytes: 400_000 };

describe('A removed element', () => {
  it('is collected, and leaves no listeners, nodes or memory behind', async function () {
    // What is made once for all elements, such as the player’s code, is made here.
    const before = await memoryAfter(20);
    if (!before) this.skip();
    const after = (await memoryAfter(200)) as Memory;
    expect(after.listeners - before.listeners, 'listeners').to.equal(0);
    expect(after.nodes - before.nodes, 'nodes').to.be.at.most(most.nodes);
    expect(after.heap - before.heap, 'bytes').to.be.below(most.bytes);
  });

  it('makes no autoplay move and ignores storage events and keys', async () => {
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
