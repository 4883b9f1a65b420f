import { expect } from '@open-wc/testing';
import { Game } from '../../src/engine/index.js';
import '../../src/index.js';
import { errorsOf } from '../support/events.js';
import { playSome } from '../support/games.js';
import { key, make } from '../support/storage.js';

// In a file of its own: the coverage of the modules that the frame loads stands in place of the page's.
describe('Game2048Element › storage-key › another page', () => {
  it('follows another page, and is followed by it', async () => {
    const { element, errors, events } = await make();
    const frame = document.createElement('iframe');
    const source = new URL('../../src/index.ts', import.meta.url).href;
    frame.srcdoc = `<!doctype html><script type="module" src="${source}"></script>
      <game-2048 storage-key="${key}"></game-2048>`;
    element.after(frame);
    await new Promise((resolve) => frame.addEventListener('load', resolve));
    const there = frame.contentDocument!.querySelector('game-2048')!;
    const otherErrors = errorsOf(there);
    expect(there.replay).to.equal(element.replay);

    const heard = new Promise((resolve) => element.addEventListener('game-load', resolve));
    playSome(there, 1);
    await heard;
    expect(element.replay).to.equal(there.replay);

    const answered = new Promise((resolve) => there.addEventListener('game-load', resolve));
    events.length = 0;
    playSome(element, 1);
    await answered;
    expect(there.replay).to.equal(element.replay);
    expect(events).not.to.include('game-load');

    // A session's storage of the same key is another matter.
    frame.contentWindow!.sessionStorage.setItem(
      key,
      JSON.stringify({ version: 1, best: 0, replay: new Game({ size: 5 }).replay }),
    );
    const cleared = new Promise((resolve) => addEventListener('storage', resolve, { once: true }));
    frame.contentWindow!.localStorage.setItem(`${key}.x`, '');
    await cleared;
    expect([...errors, ...otherErrors]).to.deep.equal([]);
    frame.remove();
  });
});
