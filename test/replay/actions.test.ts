import { expect } from '@open-wc/testing';
import { until, untilDrawn } from '../support/fixture.js';
import { Game } from 'game-2048-element/engine';
import type { PlayOnEvent } from 'game-2048-element/replay/element';
import 'game-2048-element';
import { playOn } from '../support/plays.js';
import { button, find, line, make, open, positions, status } from './support.js';

/** A replay, and beside it the `<game-2048>` that its `for` names. */
async function makePair(attributes: Record<string, string>) {
  const element = await make({ for: 'target', ...attributes });
  const game = Object.assign(document.createElement('game-2048'), { id: 'target', size: '5' });
  element.after(game);
  await game.updateComplete;
  return { element, game };
}

describe('<game-2048-replay> › play-on', () => {
  it('is offered if there is a listener, and has the game up to the position', async () => {
    const element = await make({ at: '12' });
    expect(button(element, 'play-on')).to.equal(null);
    const events: PlayOnEvent[] = [];
    const listener = (event: PlayOnEvent) => events.push(event);
    element.addEventListener('play-on', listener);
    await element.updateComplete;
    button(element, 'play-on').click();
    expect(events[0]!.detail).to.deep.equal({ replay: positions[12]!.replay, by: 'player' });
    element.removeEventListener('play-on', listener);
    await element.updateComplete;
    expect(button(element, 'play-on')).to.equal(null);
  });

  it('is no longer offered once the signal of its only listener is aborted', async () => {
    const element = await make({ at: '12' });
    const aborting = new AbortController();
    element.addEventListener('play-on', () => undefined, { signal: aborting.signal });
    await element.updateComplete;
    expect(button(element, 'play-on')).not.to.equal(null);
    aborting.abort();
    await element.updateComplete;
    expect(button(element, 'play-on')).to.equal(null);
  });

  it('loads the game into the <game-2048> that `for` names, unless a listener cancels it', async () => {
    const { element, game } = await makePair({ at: '12' });
    element.addEventListener('play-on', (event) => event.preventDefault(), { once: true });
    button(element, 'play-on').click();
    expect(game.columns).to.equal(5);
    button(element, 'play-on').click();
    expect(game.replay).to.equal(positions[12]!.replay);
    expect(document.activeElement).to.equal(game);
  });

  it('reports a `for` that names no game, and does not offer a game that is over', async () => {
    const { element, errors } = await open({ line, for: 'nobody' });
    button(element, 'play-on').click();
    await until(() => errors.length > 0);
    expect(errors.map(({ message }) => message)).to.deep.equal([
      'for must be the id of a <game-2048>, not "nobody"',
    ]);
    element.line = playOn(new Game({ seed: 'over', size: 2 })).replay;
    element.at = 'last';
    await element.updateComplete;
    expect(button(element, 'play-on').disabled).to.equal(true);
  });
});

describe('<game-2048-replay> › same-tiles', () => {
  it('fires an event with seed, rules and score, and starts that game in the <game-2048> that `for` names', async () => {
    const { element, game } = await makePair({ controls: 'same-tiles' });
    const details: unknown[] = [];
    element.addEventListener('same-tiles', (event) => details.push(event.detail));
    element.addEventListener('same-tiles', (event) => event.preventDefault(), { once: true });
    button(element, 'same-tiles').click();
    const { rules, score } = positions[60]!;
    expect(details).to.deep.equal([{ seed: 'watch', rules, score, by: 'player' }]);
    expect(game.columns).to.equal(5);
    button(element, 'same-tiles').click();
    expect([game.board, game.replay]).to.deep.equal([positions[0]!.board, positions[0]!.replay]);
  });

  it('is not offered for a game that its seed does not give', async () => {
    const game = Game.fromReplay(line);
    game.setTile(0, 0, 64);
    const element = await make({ controls: 'same-tiles', line: game.replay });
    expect(button(element, 'same-tiles')).to.equal(null);
  });
});

describe('<game-2048-replay> › copying', () => {
  const { clipboard } = navigator;
  const replaceClipboard = (value: unknown) =>
    Object.defineProperty(navigator, 'clipboard', { value, configurable: true });
  const name = (element: Element, part: string) => button(element, part).textContent.trim();

  afterEach(() => replaceClipboard(clipboard));

  it('copies the line, or a link to the position, and says so on the button', async () => {
    const copied: string[] = [];
    replaceClipboard({ writeText: (text: string) => Promise.resolve(copied.push(text)) });
    const element = await make({ controls: 'copy', id: 'my best', at: '12' });
    for (const part of ['copy-line', 'copy-link']) {
      button(element, part).click();
      await untilDrawn(element, () => name(element, part) === 'Copied ✓');
    }
    expect(copied).to.deep.equal([line, new URL('#my%20best@12', location.href).href]);
    expect(name(element, 'copy-line')).to.equal('Copy');
  });

  it('offers no link without an id, and shows in the present language that nothing could be copied', async () => {
    replaceClipboard(undefined);
    const element = await make({ controls: 'copy' });
    expect(button(element, 'copy-link')).to.equal(null);
    button(element, 'copy-line').click();
    await untilDrawn(element, () => find(element, '[part=message]'));
    expect(find(element, '[part=message]').textContent).to.equal('It could not be copied.');
    expect(status(element)).to.equal('It could not be copied.');
    await import('game-2048-element/locales/de');
    element.lang = 'de';
    await element.updateComplete;
    expect(find(element, '[part=message]').textContent).to.equal('Kopieren ist nicht möglich.');
  });
});
