import { expect } from '@open-wc/testing';
import { ReplayError } from 'game-2048-element/engine';
import type { Game2048Element, GameErrorEvent } from 'game-2048-element';
import 'game-2048-element';
import { nextEvent } from '../support/events.js';
import { game, warningsOf } from '../support/fixture.js';
import { dropOn } from '../support/screen.js';
import { key } from '../support/storage.js';

type Kind = Exclude<GameErrorEvent['detail']['kind'], 'module'>;

/** A way to cause each kind, what its detail says, and the error in it. That of a module is in autoplay-unavailable.test.ts. */
const kinds: Record<
  Kind,
  [(element: Game2048Element) => unknown, name: string, RegExp, by: string, error?: unknown]
> = {
  attribute: [
    (element) => element.setAttribute('swipe', 'bogus'),
    'swipe',
    /^swipe must be "always", "focused", "never" or "page", not "bogus"$/,
    'page',
  ],
  storage: [
    (element) => {
      localStorage.setItem(key, 'stranger');
      element.storageKey = key;
    },
    'storage-key',
    /^storage-key "test-.*": .*; the entry is kept as test-.*\.aside$/,
    'page',
    SyntaxError,
  ],
  file: [
    (element) => dropOn(element, new File(['nothing'], 'poem.txt')),
    'poem.txt',
    /^file "poem\.txt": version must be 1, not "nothing"/,
    'player',
    ReplayError,
  ],
  form: [
    (element) => (element.value = 'nonsense'),
    'value',
    /^value must be a replay: /,
    'page',
    ReplayError,
  ],
  computer: [
    (element) => {
      element.player = { chooseMove: () => 'sideways' as 'left' };
      element.autoplay = true;
    },
    'computer',
    /^the computer's move 1 must be [a-z, ]+, not "sideways"$/,
    'computer',
    RangeError,
  ],
};

describe('game-error', () => {
  for (const [kind, [cause, name, message, by, Thrown]] of Object.entries(kinds)) {
    it(`of kind ${kind} names what failed, and is logged unless it is cancelled`, async () => {
      for (const isCancelled of [false, true]) {
        const element = await game('seed="a"');
        let detail!: GameErrorEvent['detail'];
        const warnings = await warningsOf(async () => {
          element.addEventListener('game-error', (event) => {
            if (isCancelled) event.preventDefault();
          });
          const failed = nextEvent(element, 'game-error');
          cause(element);
          ({ detail } = await failed);
        });
        expect(detail).to.include({ kind, name, by });
        expect(detail.message).to.match(message);
        element.remove();
        if (Thrown) expect(detail.error).to.be.instanceOf(Thrown);
        else expect(detail.error).to.equal(undefined);
        expect(warnings).to.deep.equal(isCancelled ? [] : [`<game-2048> ${detail.message}`]);
      }
    });
  }
});
