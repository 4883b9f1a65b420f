/** What only the element can show of its events; their order and details are in session/events.test.ts. */
import { expect, html } from '@open-wc/testing';
import { ReplayError, type Game2048Element } from 'game-2048-element';
import { nearlyOver } from '../support/boards.js';
import { eventsOf } from '../support/events.js';
import { fixture } from '../support/fixture.js';
import { beginAt } from '../support/games.js';

const make = (): Promise<Game2048Element> =>
  fixture<Game2048Element>(html`<game-2048 seed="a"></game-2048>`);

describe('Game2048Element › events', () => {
  it('come after all properties and states have the values of their details', async () => {
    const element = await make();
    beginAt(element, nearlyOver, { winTile: 512, afterWin: 'stop' });
    const seen: string[] = [];
    for (const type of ['move', 'score', 'won', 'game-over'] as const) {
      element.addEventListener(type, ({ detail }) => {
        seen.push(type);
        const { score, moves, won, over, endReason } = element;
        expect({ score, moves }).to.deep.equal({ score: detail.score, moves: detail.moves });
        expect({ won, over, endReason }).to.deep.equal({ won: true, over: true, endReason: 'won' });
        if ('best' in detail) expect(element.best).to.equal(detail.best);
        if ('endReason' in detail) {
          const { maxTile, replay } = element;
          expect(detail).to.deep.include({ maxTile, replay, won, endReason });
        }
        expect(element.matches(':state(won)')).to.equal(true);
        expect(element.matches(':state(over)')).to.equal(true);
      });
    }
    expect(element.move('left')).not.to.equal(null);
    expect(seen).to.deep.equal(['move', 'score', 'won', 'game-over']);
    expect(element.move('up')).to.equal(null);
  });

  it('are not fired for a replay that load() refuses with a ReplayError', async () => {
    const element = await make();
    const { replay } = element;
    const seen = eventsOf(element);
    for (const bad of ['', 'x', `${replay}~q`, replay.slice(0, 9), 'https://example.org/']) {
      expect(() => element.load(bad), bad).to.throw(ReplayError);
    }
    expect(() => element.load(7 as unknown as string)).to.throw(TypeError);
    expect(seen).to.deep.equal([]);
    expect(element.replay).to.equal(replay);
  });
});
