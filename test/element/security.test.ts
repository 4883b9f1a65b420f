import { expect, html } from '@open-wc/testing';
import fc from 'fast-check';
import 'game-2048-element';
import type { Game2048Element } from 'game-2048-element';
import { runs } from '../support/plays.js';
import { fixture } from '../support/fixture.js';
import { playSome } from '../support/games.js';
import { tilesOf } from '../support/screen.js';
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
    '<img src=x onerror=pwned=1>',
    '"><script>pwned=1</script>',
    '<!--',
    '${pwned=1}',
    '{{constructor.constructor("pwned=1")()}}',
    'javascript:pwned=1',
    ' JaVaScRiPt\t:pwned=1',
    'data:text/html,<script>parent.pwned=1</script>',
    'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" onload="parent.pwned=1"/>',
    'data:image/png,{value}") } * { display: none } /*',
    'data:image/gif,");--_image-2:url(https://example.invalid/',
    'blob:null/{value}',
    '//example.invalid:99999/{value}',
    'vbscript:x',
    '__proto__',
    'constructor',
    'toString',
    '__proto__.polluted',
    '{"__proto__":{"polluted":1}}',
    '{"constructor":{"prototype":{"polluted":1}}}',
    '1_4x4_2048_0.1_2_continue_a_td',
    '1___proto___2048_0.1_2_continue_a_',
    '1_4x4_2048_0.1_2_constructor_a_v8',
    '1_4x4_2048_0.1_2_continue_~3Cimg~20src=x~20onerror=pwned=1~3E_is',
    '1_4x4_2048_0.1_2_continue_%3Cb%3E_ss',
    '\u0000',
    '\ud800',
    '\u202e\u2028',
    'NaN',
    '-0',
    '9'.repeat(400),
  ),
);

const attributes = [
  'size',
  'seed',
  'tile-image',
  'win-tile',
  'four-chance',
  'start-tiles',
  'after-win',
  'controls',
  'autoplay-delay',
  'storage-key',
  'name',
  'lang',
  'dir',
];

/** What the hostile texts would make of the page. */
const injected =
  'img,script,svg:not(button > svg),iframe,b[style],object,embed,link,base,meta,a,input';

/** Nothing in the shadow tree that its author did not put there, and a playable board. */
async function expectUnharmed(element: Game2048Element): Promise<void> {
  await element.updateComplete;
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
  const { style } = root.querySelector<HTMLElement>('#board')!;
  for (const property of style) {
    expect(property).to.match(/^--_(image|label)-\d+$/);
    if (property.includes('image')) {
      expect(style.getPropertyValue(property)).to.match(
        /^url\("(https?:|blob:|data:image\/)[^"]*"\)$/,
      );
    }
  }
}

/** Lets every picture arrive at once, from wherever, so that its URL comes into the style sheet. @returns the way back */
function serveAllPictures(): () => void {
  const genuine = Object.getOwnPropertyDescriptor(HTMLImageElement.prototype, 'src')!;
  const urls = new WeakMap<HTMLImageElement, string>();
  Object.defineProperty(HTMLImageElement.prototype, 'src', {
    configurable: true,
    get(this: HTMLImageElement) {
      return urls.get(this) ?? '';
    },
    set(this: HTMLImageElement, url: string) {
      urls.set(this, url);
      queueMicrotask(() => this.dispatchEvent(new Event('load')));
    },
  });
  return () => Object.defineProperty(HTMLImageElement.prototype, 'src', genuine);
}

async function check<Value>(
  values: fc.Arbitrary<Value>,
  act: (element: Game2048Element, value: Value) => unknown,
  numRuns: number,
): Promise<void> {
  const { warn } = console;
  console.warn = () => undefined;
  const holder = await fixture(html`<div></div>`);
  const serveAsEver = serveAllPictures();
  try {
    await fc.assert(
      fc.asyncProperty(values, async (value) => {
        const element = document.createElement('game-2048');
        element.seed = 's';
        holder.append(element);
        await element.updateComplete;
        await act(element, value);
        await expectUnharmed(element);
        playSome(element, 2);
        await expectUnharmed(element);
        element.remove();
      }),
      { numRuns: runs(numRuns), seed: 2048, includeErrorInReport: true },
    );
  } finally {
    serveAsEver();
    console.warn = warn;
    for (const name of Object.keys(localStorage)) {
      if (!name.startsWith('test-') || name.startsWith(key)) localStorage.removeItem(name);
    }
  }
}

describe('Game2048Element › hostile text does no harm', () => {
  it('in attributes', () =>
    check(
      fc.dictionary(fc.constantFrom(...attributes), hostile, { maxKeys: 4, noNullPrototype: true }),
      (element, values) => {
        for (const [name, value] of Object.entries(values)) element.setAttribute(name, value);
      },
      150,
    )).timeout(60_000);

  it('in properties', () =>
    check(
      fc.tuple(
        fc.constantFrom('size', 'seed', 'winTile', 'startTiles', 'afterWin', 'name', 'lang'),
        fc.oneof(hostile, fc.anything({ withSparseArray: true, withTypedArray: true })),
      ),
      (element, [name, value]) => {
        try {
          Object.assign(element, { [name]: value });
        } catch {
          // a browser's own property may refuse it
        }
      },
      150,
    )).timeout(60_000);

  it('in replays, form states and files', () =>
    check(
      hostile,
      async (element, text) => {
        try {
          element.load(text);
        } catch (error) {
          expect(error).to.have.property('name', 'ReplayError');
        }
        element.formStateRestoreCallback(text);
        try {
          await element.loadFile(new File([text], text));
        } catch (error) {
          expect(error).to.have.property('name', 'ReplayError');
        }
      },
      150,
    )).timeout(60_000);

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
      150,
    )).timeout(60_000);

  it('in the options of a new game', () =>
    check(
      fc.oneof(
        fc.dictionary(
          fc.constantFrom(
            'size',
            'columns',
            'seed',
            'board',
            'score',
            'winTile',
            'afterWin',
            '__proto__',
          ),
          fc.oneof(hostile, fc.anything()),
        ),
        fc.constant(JSON.parse('{"__proto__":{"polluted":1},"size":3}') as object),
      ),
      (element, options) => {
        const { replay } = element;
        try {
          element.newGame(options);
        } catch (error) {
          expect((error as Error).name).to.be.oneOf(['TypeError', 'RangeError']);
          expect(element.replay).to.equal(replay);
        }
      },
      150,
    )).timeout(60_000);

  it('in keys that a script makes up', () =>
    check(
      fc.tuple(hostile, hostile),
      (element, [pressed, code]) => {
        const board = element.shadowRoot!.querySelector('#board')!;
        board.dispatchEvent(new KeyboardEvent('keydown', { key: pressed, code, bubbles: true }));
        board.dispatchEvent(
          new KeyboardEvent('keydown', { key: pressed, code, bubbles: true, shiftKey: true }),
        );
      },
      100,
    )).timeout(60_000);
});

describe('Game2048Element › tile-image › hostile URLs', () => {
  const picture = (text: string): string =>
    `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg"><text>${text}</text></svg>`)}`;

  it('are never fetched from a URL that is not allowed', async () => {
    const asked: string[] = [];
    const genuine = Object.getOwnPropertyDescriptor(HTMLImageElement.prototype, 'src')!;
    Object.defineProperty(HTMLImageElement.prototype, 'src', {
      ...genuine,
      set(this: HTMLImageElement, value: string) {
        asked.push(value);
        genuine.set!.call(this, value);
      },
    });
    const { warn } = console;
    console.warn = () => undefined;
    const element = await fixture<Game2048Element>(html`<game-2048></game-2048>`);
    for (const template of [
      'javascript:alert({value})',
      'data:text/html,{value}',
      'data:application/pdf,{value}',
      'file:///{value}',
      'ftp://example.invalid/{value}',
      'about:blank',
      'https://',
    ]) {
      element.tileImage = template;
      await element.updateComplete;
    }
    expect(asked).to.deep.equal([]);
    element.tileImage = picture('{value}').replaceAll('%7B', '{').replaceAll('%7D', '}');
    await element.updateComplete;
    expect(asked.length).to.be.greaterThan(1);
    for (const url of asked) expect(url).to.match(/^data:image\/svg/);
    Object.defineProperty(HTMLImageElement.prototype, 'src', genuine);
    console.warn = warn;
  });
});
