import { expect, html } from '@open-wc/testing';
import fc from 'fast-check';
import 'game-2048-element';
import type { Game2048Element } from 'game-2048-element';
import { fixture, game, playSome, settled, warningsOf } from '../support/fixture.js';
import { runs } from '../support/plays.js';
import { boardOf, tilesOf } from '../support/screen.js';
import { key } from '../support/storage.js';

declare global {
  interface Window {
    /** What injected markup would call. */
    pwned?: unknown;
  }
}

const hostile = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.constantFrom(
    ...['<img src=x onerror=pwned=1>', '"><script>pwned=1</script>', '<!--', '${pwned=1}'],
    ...['{{constructor.constructor("pwned=1")()}}', 'javascript:pwned=1'],
    ...[' JaVaScRiPt\t:pwned=1', 'data:text/html,<script>parent.pwned=1</script>'],
    'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" onload="parent.pwned=1"/>',
    'data:image/png,{value}") } * { display: none } /*',
    'data:image/gif,");--_image-2:url(https://example.invalid/',
    ...['blob:null/{value}', '//example.invalid:99999/{value}', 'vbscript:x'],
    ...['__proto__', 'constructor', 'toString', '__proto__.polluted'],
    ...['{"__proto__":{"polluted":1}}', '{"constructor":{"prototype":{"polluted":1}}}'],
    ...['1_4x4_2048_0.1_2_continue_a_td', '1___proto___2048_0.1_2_continue_a_'],
    '1_4x4_2048_0.1_2_constructor_a_v8',
    '1_4x4_2048_0.1_2_continue_~3Cimg~20src=x~20onerror=pwned=1~3E_is',
    '1_4x4_2048_0.1_2_continue_%3Cb%3E_ss',
    ...['\u0000', '\ud800', '\u202e\u2028', 'NaN', '-0', '9'.repeat(400)],
  ),
);

const attributes = [
  ...['size', 'seed', 'tile-image', 'win-tile', 'four-chance', 'start-tiles', 'after-win'],
  ...['controls', 'autoplay-delay', 'storage-key', 'name', 'lang', 'dir', 'tile-labels'],
];

/** What the hostile texts would make of the page. */
const injected =
  'img,script,svg:not(button > svg),iframe,b[style],object,embed,link,base,meta,a,input';

/** Nothing in the shadow tree that its author did not put there, and a playable board. */
async function expectUnharmed(element: Game2048Element): Promise<void> {
  await settled(element);
  const root = element.shadowRoot!;
  expect(root.querySelectorAll(injected)).to.have.length(0);
  for (const node of root.querySelectorAll('*')) {
    for (const name of node.getAttributeNames()) {
      expect(name, node.outerHTML).not.to.match(/^(on|src|href|srcdoc)/);
    }
  }
  expect(root.querySelectorAll('#board')).to.have.length(1);
  expect(tilesOf(element)).to.deep.equal(element.board);
  expect(window.pwned).to.equal(undefined);
  expect(({} as Record<string, unknown>)['polluted']).to.equal(undefined);
  // What a picture's URL did to the style of the board.
  const { style } = boardOf(element);
  for (const property of style) {
    expect(property).to.match(/^--_(image|label)-\d+$/);
    const isImage = property.includes('image');
    const allowed = isImage ? /^url\("(https?:|blob:|data:image\/)[^"]*"\)$/ : /^0$/;
    expect(style.getPropertyValue(property)).to.match(allowed);
  }
}

/** Takes over what pictures are asked for. @param ask called with each URL @returns the way back */
function interceptPictures(ask: (image: HTMLImageElement, url: string) => void): () => void {
  const genuine = Object.getOwnPropertyDescriptor(HTMLImageElement.prototype, 'src')!;
  Object.defineProperty(HTMLImageElement.prototype, 'src', {
    ...genuine,
    set(this: HTMLImageElement, url: string) {
      ask(this, url);
    },
  });
  return () => Object.defineProperty(HTMLImageElement.prototype, 'src', genuine);
}

/** Does something with many values to an element, whose pictures arrive at once, from wherever. */
async function check<Value>(
  values: fc.Arbitrary<Value>,
  act: (element: Game2048Element, value: Value) => unknown,
): Promise<void> {
  const holder = await fixture(html`<div></div>`);
  const restore = interceptPictures((image) =>
    queueMicrotask(() => image.dispatchEvent(new Event('load'))),
  );
  const property = fc.asyncProperty(values, async (value) => {
    const element = document.createElement('game-2048');
    element.seed = 's';
    holder.append(element);
    await element.updateComplete;
    await act(element, value);
    await expectUnharmed(element);
    playSome(element, 2);
    await expectUnharmed(element);
    element.remove();
  });
  const parameters = { numRuns: runs(150), seed: 2048, includeErrorInReport: true };
  try {
    await warningsOf(() => fc.assert(property, parameters));
  } finally {
    restore();
    for (const name of Object.keys(localStorage)) {
      // Of other test files: their own keys, and late edits of record books.
      if (/^(test-|game-2048-records \[)/.test(name) && !name.startsWith(key)) continue;
      localStorage.removeItem(name);
    }
  }
}

/** Does what may throw one of these errors. */
async function tolerate(names: readonly string[], action: () => unknown): Promise<void> {
  try {
    await action();
  } catch (error) {
    expect((error as Error).name).to.be.oneOf(names);
  }
}

const odd = fc.oneof(hostile, fc.anything({ withSparseArray: true, withTypedArray: true }));

describe('Hostile text does no harm', () => {
  it('in attributes', () =>
    check(
      fc.dictionary(fc.constantFrom(...attributes), hostile, { maxKeys: 4, noNullPrototype: true }),
      (element, values) => {
        for (const [name, value] of Object.entries(values)) element.setAttribute(name, value);
      },
    ));

  it('in properties', () => {
    const names = ['size', 'seed', 'winTile', 'startTiles', 'afterWin', 'name', 'lang'];
    return check(fc.tuple(fc.constantFrom(...names), odd), (element, [name, value]) => {
      try {
        Object.assign(element, { [name]: value });
      } catch {
        // A browser's own property may refuse it.
      }
    });
  });

  it('in replays, form states and files', () =>
    check(hostile, async (element, text) => {
      await tolerate(['ReplayError'], () => element.load(text));
      element.formStateRestoreCallback(text);
      await tolerate(['ReplayError'], () => element.loadFile(new File([text], text)));
    }));

  it('in storage', () =>
    check(
      fc.oneof(
        hostile,
        fc.json(),
        fc
          .record({ version: fc.constantFrom(1, 2, '1'), best: fc.anything(), replay: hostile })
          .map((entry) =>
            JSON.stringify(entry, (_, value: unknown) => (typeof value === 'bigint' ? 0 : value)),
          ),
      ),
      (element, raw) => {
        localStorage.setItem(key, raw);
        element.storageKey = key;
      },
    ));

  it('in the options of a new game', () => {
    const names = ['size', 'columns', 'seed', 'board', 'score', 'winTile', 'afterWin', '__proto__'];
    const polluting = JSON.parse('{"__proto__":{"polluted":1},"size":3}') as object;
    return check(
      fc.oneof(fc.dictionary(fc.constantFrom(...names), odd), fc.constant(polluting)),
      (element, options) => {
        const { replay } = element;
        return tolerate(['TypeError', 'RangeError'], () => {
          try {
            element.newGame(options);
          } catch (error) {
            expect(element.replay).to.equal(replay);
            throw error;
          }
        });
      },
    );
  });

  it('in keys that a script makes up', () =>
    check(fc.tuple(hostile, hostile), (element, [pressed, code]) => {
      for (const shiftKey of [false, true]) {
        const init = { key: pressed, code, shiftKey, bubbles: true };
        boardOf(element).dispatchEvent(new KeyboardEvent('keydown', init));
      }
    }));
});

it('Pictures are never fetched from a URL that is not allowed', async () => {
  const asked: string[] = [];
  const restore = interceptPictures((_, url) => asked.push(url));
  const element = await game();
  const refused = [
    ...['javascript:alert({value})', 'data:text/html,{value}', 'data:application/pdf,{value}'],
    ...['file:///{value}', 'ftp://example.invalid/{value}', 'about:blank', 'https://'],
  ];
  const warnings = await warningsOf(async () => {
    for (const template of refused) {
      element.tileImage = template;
      await settled(element);
    }
  });
  expect(warnings).to.have.length(refused.length);
  for (const [nth, url] of refused.entries()) {
    expect(warnings[nth]).to.include('tile-image').and.include(JSON.stringify(url));
  }
  expect(asked).to.deep.equal([]);
  element.tileImage = 'data:image/svg+xml,{value}';
  await settled(element);
  restore();
  expect(asked.length).to.be.greaterThan(1);
  for (const url of asked) expect(url).to.match(/^data:image\/svg/);
});
