import { expect, html } from '@open-wc/testing';
import { ReplayError } from 'game-2048-element/engine';
import type { Game2048Element, GameErrorEvent } from 'game-2048-element';
import 'game-2048-element';
import { nextEvent } from '../support/details.js';
import { fixture, warningsOf } from '../support/fixture.js';
import { boardOf } from '../support/screen.js';
import { key } from '../support/storage.js';

const make = () => fixture<Game2048Element>(html`<game-2048 seed="a"></game-2048>`);

/** By kind, a way to cause it, and what its detail says. That of a module is in autoplay-unavailable.test.ts. */
const kinds: Record<
  Exclude<GameErrorEvent['detail']['kind'], 'module'>,
  { cause: (element: Game2048Element) => unknown; name: string; message: RegExp; by: string }
> = {
  attribute: {
    cause: (element) => element.setAttribute('swipe', 'bogus'),
    name: 'swipe',
    message: /^swipe must be "always", "focused" or "never", not "bogus"$/,
    by: 'page',
  },
  storage: {
    cause: (element) => {
      localStorage.setItem(key, 'stranger');
      element.storageKey = key;
    },
    name: 'storage-key',
    message: /^storage-key "test-.*": .*; the entry is kept as test-.*\.aside$/,
    by: 'page',
  },
  file: {
    cause: (element) => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File(['nothing'], 'poem.txt'));
      boardOf(element).dispatchEvent(
        new DragEvent('drop', { dataTransfer, bubbles: true, composed: true }),
      );
    },
    name: 'poem.txt',
    message: /^file "poem\.txt": version must be 1, not "nothing"/,
    by: 'player',
  },
  form: {
    cause: (element) => (element.value = 'nonsense'),
    name: 'value',
    message: /^value must be a replay: /,
    by: 'page',
  },
  computer: {
    cause: (element) => {
      element.player = { chooseMove: () => 'sideways' as 'left' };
      element.autoplay = true;
    },
    name: 'computer',
    message: /^the computer's move 1 must be [a-z, ]+, not "sideways"$/,
    by: 'computer',
  },
};

describe('Game2048Element › game-error', () => {
  for (const [kind, { cause, name, message, by }] of Object.entries(kinds)) {
    it(`of kind ${kind} names what failed, and is written to the console`, async () => {
      const element = await make();
      let detail!: GameErrorEvent['detail'];
      const warnings = await warningsOf(async () => {
        const failed = nextEvent(element, 'game-error');
        cause(element);
        ({ detail } = await failed);
      });
      expect(detail).to.include({ kind, name, by });
      expect(detail.message).to.match(message);
      expect(warnings).to.deep.equal([`<game-2048> ${detail.message}`]);
    });
  }

  it('has the error that was thrown, if one was, and is not written to the console if it is cancelled', async () => {
    const element = await make();
    const errors: unknown[] = [];
    element.addEventListener('game-error', (event) => {
      event.preventDefault();
      errors.push(event.detail.error);
    });
    const warnings = await warningsOf(async () => {
      for (const kind of ['form', 'file', 'storage', 'attribute'] as const) {
        const failed = nextEvent(element, 'game-error');
        kinds[kind].cause(element);
        await failed;
      }
    });
    expect(warnings).to.deep.equal([]);
    const [form, file, storage, attribute] = errors;
    expect(form).to.be.instanceOf(ReplayError);
    expect(file).to.be.instanceOf(ReplayError);
    expect(storage).to.be.instanceOf(SyntaxError);
    expect(attribute).to.equal(undefined);
  });
});
