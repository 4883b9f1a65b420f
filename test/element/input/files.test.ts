import { expect } from '@open-wc/testing';
import { Game } from '../../../src/engine/index.js';
import { GameFiles } from '../../../src/element/input/files.js';
import type { Interaction } from '../../../src/session/interaction.js';

describe('GameFiles', () => {
  for (const becomesDisabled of [false, true]) {
    const what = becomesDisabled ? 'drops the game of' : 'loads';
    it(`${what} a file that was read while the element ${becomesDisabled ? 'became' : 'was not'} disabled`, async () => {
      const { replay } = new Game({ seed: 'dropped' });
      const loaded: string[] = [];
      const session = { load: (game: Game) => loaded.push(game.replay) };
      const interaction = { isDisabled: false, session, open: (card: string) => loaded.push(card) };
      const host = new EventTarget();
      new GameFiles(host as HTMLElement, interaction as unknown as Interaction);
      let finish: (text: string) => void = () => undefined;
      const text = new Promise<string>((resolve) => (finish = resolve));
      const files = [{ name: 'game.txt', size: replay.length, text: () => text }];
      host.dispatchEvent(
        Object.assign(new Event('drop'), { dataTransfer: { types: ['Files'], files } }),
      );
      interaction.isDisabled = becomesDisabled;
      finish(replay);
      await new Promise(setImmediate);
      expect(loaded).to.deep.equal(becomesDisabled ? [] : [replay]);
    });
  }
});
