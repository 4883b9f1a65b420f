import { expect, html } from '@open-wc/testing';
import { ReplayError } from '../../src/engine/index.js';
import type { Game2048Element, GameErrorEvent } from '../../src/index.js';
import '../../src/index.js';
import { warningsOf } from '../support/attributes.js';
import { nextEvent } from '../support/details.js';
import { fixture } from '../support/fixture.js';
import { boardOf } from '../support/screen.js';
import { key } from '../support/storage.js';

const make = () => fixture<Game2048Element>(html`<game-2048 seed="a"></game-2048>`);

/** By kind, a way to cause it, and what its detail says. That of the player is in autoplay-unavailable.test.ts. */
const kinds: Record<
  Exclude<GameErrorEvent['detail']['kind'], 'player'>,
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

    it(`of kind ${kind} is not written to the console if a listener cancels it`, async () => {
      const element = await make();
      const { replay } = element;
      element.addEventListener('game-error', (event) => event.preventDefault());
      const warnings = await warningsOf(async () => {
        const failed = nextEvent(element, 'game-error');
        cause(element);
        await failed;
        await element.updateComplete;
      });
      expect(warnings).to.deep.equal([]);
      expect(element.replay).to.equal(replay);
    });
  }

  it('has the error that was thrown, if one was', async () => {
    const element = await make();
    const errors: unknown[] = [];
    element.addEventListener('game-error', (event) => {
      event.preventDefault();
      errors.push(event.detail.error);
    });
    for (const kind of ['form', 'file', 'storage', 'attribute'] as const) {
      const failed = nextEvent(element, 'game-error');
      kinds[kind].cause(element);
      await failed;
    }
    const [form, file, storage, attribute] = errors;
    expect(form).to.be.instanceOf(ReplayError);
    expect(file).to.be.instanceOf(ReplayError);
    expect(storage).to.be.instanceOf(SyntaxError);
    expect(attribute).to.equal(undefined);
  });

  it('can be cancelled by a listener on the document', async () => {
    const element = await make();
    const cancel = (event: Event) => event.preventDefault();
    document.addEventListener('game-error', cancel);
    const warnings = await warningsOf(() => (element.value = 'nonsense'));
    document.removeEventListener('game-error', cancel);
    expect(warnings).to.deep.equal([]);
  });
});
