import { expect, nextFrame, waitUntil } from '@open-wc/testing';
import { Game } from '../../src/engine/index.js';
import { type PlayOnEvent } from '../../src/replay/element.js';
import '../../src/index.js';
import { playOn } from '../support/plays.js';
import { line, positions, make, status, slider, button } from './support.js';

describe('<game-2048-replay> › play-on', () => {
  it('is offered if there is a listener, with the game up to the position', async () => {
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

  it('loads the game into the <game-2048> that `for` names, unless a listener cancels it', async () => {
    const element = await make({ at: '12', for: 'target' });
    const game = document.createElement('game-2048');
    game.id = 'target';
    element.after(game);
    await game.updateComplete;
    const { replay } = game;
    element.addEventListener('play-on', (event) => event.preventDefault(), { once: true });
    await element.updateComplete;
    button(element, 'play-on').click();
    expect(game.replay).to.equal(replay);
    button(element, 'play-on').click();
    expect(game.replay).to.equal(positions[12]!.replay);
    expect(document.activeElement).to.equal(game);
  });

  it('reports a `for` that names no game, and does not offer a game that is over', async () => {
    const element = await make({ for: 'nobody' });
    const errors: string[] = [];
    element.addEventListener(
      'game-error',
      (event) => (event.preventDefault(), errors.push(event.detail.message)),
    );
    button(element, 'play-on').click();
    await nextFrame();
    expect(errors).to.deep.equal(['for must be the id of a <game-2048>, not "nobody"']);
    const over = playOn(new Game({ seed: 'over', size: 2 }));
    element.line = over.replay;
    element.at = 'last';
    await element.updateComplete;
    expect(button(element, 'play-on').disabled).to.equal(true);
  });
});

describe('<game-2048-replay> › hearing', () => {
  it('gives its slider a value in words', async () => {
    const element = await make({ at: '12' });
    const { score, maxTile } = positions[12]!;
    expect(slider(element).ariaValueText).to.equal(
      `Move 12 of 60, ${score} points, highest tile ${maxTile}`,
    );
    expect([
      slider(element).ariaValueMax,
      slider(element).ariaValueNow,
      slider(element).ariaLabel,
    ]).to.deep.equal(['60', '12', 'Position in the game']);
  });

  it('announces a position when it is stepped to or paused at, and is silent while it plays', async () => {
    const element = await make({ at: '12', speed: '1' });
    expect(status(element)).to.equal('');
    element.next();
    await waitUntil(() => status(element).startsWith('Move 13, '));
    expect(status(element)).to.match(/^Move 13, \w+, .*new [24] in row \d, column \d\.$/);
    element.play();
    await element.updateComplete;
    expect(status(element)).to.equal('');
    await waitUntil(() => element.moveIndex === 14, 'played', { timeout: 3000 });
    await element.updateComplete;
    expect(status(element)).to.equal('');
    element.pause();
    await waitUntil(() => status(element).startsWith('Move 14, '));
  });

  it('names what was done by hand', async () => {
    const game = playOn(Game.fromReplay(line), 0);
    game.setTile(0, 0, 64);
    game.setScore(5);
    game.setBoard(game.board.map((row) => row.map(() => 2)));
    game.giveUp();
    const element = await make({ line: game.replay, at: '60' });
    expect(element.length).to.equal(64);
    const heard: string[] = [];
    while (!element.ended) {
      const before = status(element);
      element.next();
      await waitUntil(() => status(element) !== before);
      heard.push(status(element));
    }
    expect(heard[0]).to.equal('Tile set by hand: 64 in row 1, column 1.');
    expect(heard[1]).to.equal('Score set by hand: 5.');
    expect(heard[2]).to.match(/^Board set by hand\./);
    expect(heard[3]).to.match(/^Gave up\. Game over\./);
  });

  it('uses the language of its page', async () => {
    await import('../../src/element/locales/de.js');
    const element = await make({ lang: 'de', at: '12' });
    expect(button(element, 'play').ariaLabel).to.equal('Abspielen');
    expect(slider(element).ariaValueText).to.match(/^Zug 12 von 60/);
  });
});
