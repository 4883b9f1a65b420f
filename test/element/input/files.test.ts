import { expect } from '@open-wc/testing';
import { Game } from '../../../src/engine/index.js';
import { GameFiles } from '../../../src/element/input/files.js';
import type { Interaction } from '../../../src/session/interaction.js';

const { replay } = new Game({ seed: 'dropped' });

describe('GameFiles', () => {
  for (const { text, whileEnabled, whileDisabled } of [
    { text: replay, whileEnabled: [`load ${replay}`], whileDisabled: [] },
    {
      text: 'a poem',
      whileEnabled: ['open unreadable', 'game-error'],
      whileDisabled: ['game-error'],
    },
  ]) {
    for (const becomesDisabled of [false, true]) {
      const expected = becomesDisabled ? whileDisabled : whileEnabled;
      const state = becomesDisabled ? 'became' : 'was not';
      it(`causes ${expected.join(' and ') || 'nothing'} if the element ${state} disabled while ${text} was read`, async () => {
        const calls: string[] = [];
        const interaction = {
          isDisabled: false,
          session: {
            load: (game: Game) => calls.push(`load ${game.replay}`),
            events: { emit: ({ type }: Event) => calls.push(type) },
          },
          open: (card: string) => calls.push(`open ${card}`),
        };
        const host = new EventTarget();
        new GameFiles(host as HTMLElement, interaction as unknown as Interaction);
        let finish: (text: string) => void = () => undefined;
        const read = new Promise<string>((resolve) => (finish = resolve));
        const files = [{ name: 'game.txt', size: text.length, text: () => read }];
        host.dispatchEvent(
          Object.assign(new Event('drop'), { dataTransfer: { types: ['Files'], files } }),
        );
        interaction.isDisabled = becomesDisabled;
        finish(text);
        await new Promise(setImmediate);
        expect(calls).to.deep.equal(expected);
      });
    }
  }
});
