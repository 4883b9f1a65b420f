/** The reference, the manifest, the editors' data and the JSX types say what the element has, and nothing else. */
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { after, before, describe, it } from 'node:test';
import { LitElement } from 'lit';
import { root } from '../support/snippets.mjs';
import { Papers } from './papers.mjs';

const read = (file) => readFileSync(root + file, 'utf8');
const json = (file) => JSON.parse(read(file));
const { Game2048Element } = await import(`${root}dist/element.js`);
const element = json('custom-elements.json')
  .modules.flatMap(({ declarations }) => declarations)
  .find(({ tagName }) => tagName === 'game-2048');
const reference = read('docs/api.md').split('\n## ')[1];
const namesOf = (list) => list.map(({ name }) => name);
const missingFrom = (known, names) => names.filter((name) => !known.includes(name));

/** What the platform and Lit call, and what TypeScript keeps from pages. */
function hiddenNames() {
  const types = readdirSync(`${root}dist/types/element`).filter((file) => file.endsWith('.d.ts'));
  const text = types.map((file) => read(`dist/types/element/${file}`)).join('');
  const kept = text.matchAll(
    /(?:protected|private) (?:abstract |static |readonly |[gs]et )*(\w+)/g,
  );
  return new Set(['constructor', ...Array.from(kept, ([, name]) => name)]);
}

/** The names that a page can reach on the element and that Lit's elements do not have. */
function reachable() {
  const names = new Set();
  const hidden = hiddenNames();
  class Plain extends LitElement {}
  const plain = new Set(Object.getOwnPropertyNames(new Plain()));
  const add = (object, others = new Set()) => {
    for (const name of Object.getOwnPropertyNames(object)) {
      const isOurs = !others.has(name) && !hidden.has(name);
      if (isOurs && !/^_|Callback$/.test(name)) names.add(name);
    }
  };
  add(new Game2048Element(), plain);
  let prototype = Game2048Element.prototype;
  for (; prototype !== LitElement.prototype; prototype = Object.getPrototypeOf(prototype)) {
    add(prototype);
  }
  return [...names].sort();
}

describe('the manifest', () => {
  it('has the members that a page can reach, and no others', () => {
    const members = namesOf(element.members.filter((one) => !one.static));
    assert.deepEqual(members.sort(), reachable());
  });

  it('has the attributes that the element observes for its properties', () => {
    const observed = Game2048Element.observedAttributes;
    assert.deepEqual(missingFrom(observed, namesOf(element.attributes)), []);
    const html = ['lang', 'aria-label', 'aria-labelledby'];
    assert.deepEqual(missingFrom([...namesOf(element.attributes), ...html], observed), []);
  });

  it('has the states that the style sheets know', () => {
    const css = Game2048Element.elementStyles.map(({ cssText }) => cssText).join('');
    const used = Array.from(css.matchAll(/:state\(([\w-]+)\)/g), ([, state]) => state);
    assert.deepEqual(missingFrom(namesOf(element.cssStates), used), []);
  });

  it('has the custom properties that the style sheets read', () => {
    const css = Game2048Element.elementStyles.map(({ cssText }) => cssText).join('');
    const used = new Set(
      Array.from(css.matchAll(/var\(\s*(--game-2048-[\w-]+)/g), ([, one]) => one),
    );
    assert.deepEqual(missingFrom(namesOf(element.cssProperties), [...used]), []);
  });

  it('shows no code as a default', () => {
    const code = element.members.filter(({ default: shown }) => /[#(]/.test(shown ?? ''));
    assert.deepEqual(namesOf(code), []);
  });
});

describe('docs/api.md', () => {
  const named = new Set(Array.from(reference.matchAll(/`([^`]+)`/g), ([, code]) => code));
  const shown = new Set([...named].map((code) => code.replace(/^Game2048Element\.|\(.*\)$/g, '')));

  it('names every attribute, property, method, event, part, slot and state', () => {
    const { attributes, members, events, cssParts, slots, cssStates } = element;
    const names = [attributes, members, events, cssParts, slots].flatMap(namesOf).filter(Boolean);
    assert.deepEqual(missingFrom([...shown], names), []);
    const states = namesOf(cssStates).map((state) => `:state(${state})`);
    assert.deepEqual(missingFrom([...named], states), []);
  });

  it('has no empty cell', () => {
    assert.deepEqual(reference.match(/^\|.*\| +\|.*$/gm), null);
  });

  it('defines each type that it names', () => {
    const platform = ['HTMLFormElement', 'NodeList', 'ValidityState', 'FocusOptions', 'Blob'];
    platform.push('CustomElementRegistry', 'Promise', 'Event', 'Error');
    const whole = read('docs/api.md');
    const types = element.members.flatMap(({ type, return: returned, parameters = [] }) =>
      [type, returned?.type, ...parameters.map((one) => one.type)].map((one) => one?.text ?? ''),
    );
    const details = element.events.flatMap(({ detail = [] }) =>
      detail.map(({ type }) => type.text),
    );
    const used = [...types, ...details].flatMap((text) => text.match(/\b[A-Z]\w+/g) ?? []);
    const unknown = missingFrom(platform, [...new Set(used)]).filter(
      (name) => !new RegExp(`(type|interface|class) ${name}\\b`).test(whole),
    );
    assert.deepEqual(unknown, []);
  });
});

describe("the editors' data and the types of frameworks", () => {
  it('offer every attribute in VS Code', () => {
    const [tag] = json('dist/vscode.html-custom-data.json').tags;
    assert.deepEqual(missingFrom(namesOf(tag.attributes), namesOf(element.attributes)), []);
  });

  it('offer every attribute, property and event in JetBrains editors', () => {
    const [tag] = json('dist/web-types.json').contributions.html.elements;
    assert.deepEqual(missingFrom(namesOf(tag.attributes), namesOf(element.attributes)), []);
    assert.deepEqual(missingFrom(namesOf(tag.js.events), namesOf(element.events)), []);
    const fields = element.members.filter((one) => one.kind === 'field' && !one.readonly);
    assert.deepEqual(missingFrom(namesOf(tag.js.properties), namesOf(fields)), []);
  });

  it('have every attribute, settable property and event in JSX', () => {
    const names = Array.from(read('dist/types/attributes.d.ts').matchAll(/^ {2}'(.+)'\?:/gm));
    const known = names.map(([, name]) => name);
    const fields = element.members.filter((one) => one.kind === 'field' && !one.readonly);
    const own = element.events.filter(({ detail }) => detail).map(({ name }) => `on${name}`);
    const wanted = [...namesOf(element.attributes), ...namesOf(fields), ...own];
    assert.deepEqual(missingFrom(known, wanted), []);
  });
});

describe('the parts', () => {
  let papers;
  before(async () => {
    papers = await Papers.prepare([]);
  });
  after(() => papers?.close());

  it('of the element with every control and card are in the manifest', async () => {
    const { description } = element.members.find(({ name }) => name === 'controls');
    const [, controls] = /`(score [^`]+)`/.exec(description);
    const page = await papers.open(
      `<script type="module" src="/dist/game-2048.min.js"></script>
      <game-2048 seed="7" controls="${controls}" win-tile="4"></game-2048>`,
    );
    const parts = await page.evaluate(async () => {
      const game = document.querySelector('game-2048');
      const seen = new Set();
      const look = async () => {
        await game.updateComplete;
        for (const node of game.shadowRoot.querySelectorAll('[part]')) {
          for (const part of node.part) seen.add(part);
        }
      };
      await look();
      game.shadowRoot.querySelector('[part~=button-help]').click();
      await look();
      for (let turn = 0; turn < 40 && !game.won; turn++) {
        ['left', 'down', 'right', 'up'].some((direction) => game.move(direction));
      }
      await look();
      return [...seen];
    });
    const known = namesOf(element.cssParts);
    const isButton = (part) => /^button-[a-zA-Z-]+$/.test(part) && known.includes('button');
    assert.deepEqual(
      parts.filter((part) => !isButton(part) && !known.includes(part)),
      [],
    );
    assert.ok(parts.includes('message'));
    await page.close();
  });
});
