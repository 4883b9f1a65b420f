import { expect } from '@open-wc/testing';
import { Game } from 'game-2048-element/engine';
import { expectSpokenBoard } from '../support/application.js';
import { until } from '../support/fixture.js';
import { press } from '../support/input.js';
import { button, find, line, make, positions, slider, status } from './support.js';

describe('<game-2048-replay> › hearing', () => {
  it('has a board within an application without a name, and with instructions in it', async () => {
    expectSpokenBoard(await make(), /^Left and right arrow keys step /);
    const element = await make({ ask: '30' });
    await until(() => find(element, '[part~=learn-question]'));
    expectSpokenBoard(element, /^Arrow keys answer\./);
  });

  it('announces the question of a page once, when the board first gets the focus', async () => {
    const element = await make({ ask: '30' });
    await until(() => find(element, '[part~=learn-question]'));
    expect(status(element)).to.equal('');
    find(element, '#board').focus();
    await until(() => status(element).startsWith('Move '));
    const heard = find(element, '[role=status]').textContent;
    find(element, '[part~=button-show]').focus();
    find(element, '#board').focus();
    await press('b');
    await until(() => status(element).startsWith('Row 1: '));
    expect(heard.trim()).to.match(/^Move \d+\. What would you play\? Highest tiles: [^.]+\.$/);
  });

  it('names the button that goes on, once a question is settled', async () => {
    const element = await make({ ask: '30' });
    await until(() => find(element, '[part~=learn-question]'));
    button(element, 'show').click();
    await until(() => status(element).startsWith('Best move: '));
    expect(status(element)).to.match(/ Press “Next” to go on\.$/);
    expect(find(element, '[part~=learn-answer]').textContent).not.to.include('Next');
  });

  it('gives its slider a value in words', async () => {
    const element = await make({ at: '12' });
    const { score, maxTile } = positions[12]!;
    expect(slider(element)).to.include({
      ariaValueText: `Move 12 of 60, ${score} points, highest tile ${maxTile}`,
      ...{ ariaValueMax: '60', ariaValueNow: '12', ariaLabel: 'Position in the game' },
    });
  });

  it('announces a position when it is stepped to or paused at, and is silent while it plays', async () => {
    const element = await make({ at: '12', speed: '1' });
    expect(status(element)).to.equal('');
    element.next();
    await until(() => status(element).startsWith('Move 13, '));
    expect(status(element)).to.match(/^Move 13, \w+, .*new [24] in row \d, column \d\.$/);
    element.play();
    await element.updateComplete;
    expect(status(element)).to.equal('');
    await until(() => element.index > 13);
    await element.updateComplete;
    expect(status(element)).to.equal('');
    element.pause();
    await until(() => status(element).startsWith(`Move ${element.index}, `));
  });

  it('announces edits by name', async () => {
    const game = Game.fromReplay(line);
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
      await until(() => status(element) !== before);
      heard.push(status(element));
    }
    expect(heard[0]).to.equal('Tile edited: 64 in row 1, column 1.');
    expect(heard[1]).to.equal('Score edited: 5.');
    expect(heard[2]).to.match(/^Board edited\./);
    expect(heard[3]).to.match(/^Gave up\. Game over\./);
  });

  it('uses the language of its page', async () => {
    await import('game-2048-element/locales/de');
    const element = await make({ lang: 'de', at: '12' });
    expect(button(element, 'play').ariaLabel).to.equal('Abspielen');
    expect(slider(element).ariaValueText).to.match(/^Zug 12 von 60/);
  });
});
