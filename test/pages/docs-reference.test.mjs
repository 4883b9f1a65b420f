/** The reference, the manifest, the editors' data and the JSX types list what the elements have, and nothing else. */
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { LitElement } from 'lit';
import { root } from '../support/snippets.mjs';

const read = (file) => readFileSync(root + file, 'utf8');
const json = (file) => JSON.parse(read(file));
const declared = json('custom-elements.json').modules.flatMap(({ declarations }) => declarations);
const namesOf = (list) => list.map(({ name }) => name);
const missingFrom = (known, names) => names.filter((name) => !known.includes(name));
const cssOf = ({ styles }) =>
  [styles]
    .flat()
    .map(({ cssText }) => cssText)
    .join('');

const { Game2048Element } = await import(`${root}dist/element.js`);
const { Game2048ReplayElement } = await import(`${root}dist/replay-element.js`);

/** What the package says of each element, and what the element has. */
const elements = [
  { tag: 'game-2048', Element: Game2048Element, css: cssOf(Game2048Element) },
  {
    tag: 'game-2048-replay',
    Element: Game2048ReplayElement,
    css: cssOf(Game2048ReplayElement),
    // The sheets it shares with the game know the game's states.
    shared: cssOf(Game2048Element),
  },
].map((one) => ({
  ...one,
  element: declared.find(({ tagName }) => tagName === one.tag),
  reference: read('docs/api.md')
    .split('\n## ')
    .find((chapter) => chapter.startsWith(`\`<${one.tag}>\``)),
}));

/** What the platform and Lit call, and what TypeScript keeps from pages. */
function hiddenNames() {
  const files = ['element', 'replay'].flatMap((folder) =>
    readdirSync(`${root}dist/types/${folder}`)
      .filter((file) => file.endsWith('.d.ts'))
      .map((file) => `dist/types/${folder}/${file}`),
  );
  const kept = files
    .map(read)
    .join('')
    .matchAll(/(?:protected|private) (?:abstract |static |readonly |[gs]et )*(\w+)/g);
  return new Set(['constructor', ...Array.from(kept, ([, name]) => name)]);
}

/** The names that a page can reach on an element and that Lit's elements do not have. */
function reachable(Element) {
  const names = new Set();
  const hidden = hiddenNames();
  class Plain extends LitElement {}
  const plain = new Set(Object.getOwnPropertyNames(new Plain()));
  const add = (object, others = new Set()) => {
    for (const name of Object.getOwnPropertyNames(object)) {
      const isOurs = !others.has(name) && !hidden.has(name) && !(name in EventTarget.prototype);
      if (isOurs && !/^_|Callback$/.test(name)) names.add(name);
    }
  };
  add(new Element(), plain);
  let { prototype } = Element;
  for (; prototype !== LitElement.prototype; prototype = Object.getPrototypeOf(prototype)) {
    add(prototype);
  }
  return [...names].sort();
}

for (const { tag, Element, css, shared = '', element, reference } of elements) {
  describe(`the manifest of <${tag}>`, () => {
    it('has the members that a page can reach, and no others', () => {
      const members = namesOf(element.members.filter((one) => !one.static));
      assert.deepEqual(members.sort(), reachable(Element));
    });

    it('has the attributes that the element observes for its properties', () => {
      const observed = Element.observedAttributes;
      assert.deepEqual(missingFrom(observed, namesOf(element.attributes)), []);
      const html = ['lang', 'aria-label', 'aria-labelledby'];
      assert.deepEqual(missingFrom([...namesOf(element.attributes), ...html], observed), []);
    });

    it('has the states that the style sheets know', () => {
      const used = css.replace(shared, '').matchAll(/:state\(([\w-]+)\)/g);
      const states = Array.from(used, ([, state]) => state);
      assert.deepEqual(missingFrom(namesOf(element.cssStates), states), []);
    });

    it('has the custom properties that the style sheets read', () => {
      const used = Array.from(css.matchAll(/var\(\s*(--game-2048-[\w-]+)/g), ([, one]) => one);
      assert.ok(used.length > 0);
      assert.deepEqual(missingFrom(namesOf(element.cssProperties), [...new Set(used)]), []);
    });

    it('shows no code as a default', () => {
      const code = element.members.filter(({ default: shown }) => /[#(]/.test(shown ?? ''));
      assert.deepEqual(namesOf(code), []);
    });
  });

  describe(`docs/api.md on <${tag}>`, () => {
    const named = new Set(Array.from(reference.matchAll(/`([^`]+)`/g), ([, code]) => code));
    const shown = new Set(
      [...named].map((code) => code.replace(`${Element.name}.`, '').replace(/\(.*\)$/, '')),
    );

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
      platform.push('CustomElementRegistry', 'Promise', 'Event', 'Error', 'Readonly');
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

  describe(`the editors' data and the types of frameworks on <${tag}>`, () => {
    const tagIn = (tags) => tags.find(({ name }) => name === tag);

    it('offer every attribute in VS Code', () => {
      const { attributes } = tagIn(json('dist/vscode.html-custom-data.json').tags);
      assert.deepEqual(missingFrom(namesOf(attributes), namesOf(element.attributes)), []);
    });

    it('offer every attribute, property and event in JetBrains editors', () => {
      const { attributes, js } = tagIn(json('dist/web-types.json').contributions.html.elements);
      assert.deepEqual(missingFrom(namesOf(attributes), namesOf(element.attributes)), []);
      assert.deepEqual(missingFrom(namesOf(js.events), namesOf(element.events)), []);
      const fields = element.members.filter((one) => one.kind === 'field' && !one.readonly);
      assert.deepEqual(missingFrom(namesOf(js.properties), namesOf(fields)), []);
    });

    it('have every attribute, settable property and event in JSX', () => {
      const written = read('dist/types/tags.d.ts')
        .split(/^(?=\/\*\* (?:Attributes|Listeners) )/m)
        .filter((part) => part.split('\n')[0].includes(`<${tag}>`))
        .join('');
      const known = Array.from(written.matchAll(/^ {2}'(.+)'\?:/gm), ([, name]) => name);
      const fields = element.members.filter((one) => one.kind === 'field' && !one.readonly);
      const own = element.events.filter(({ detail }) => detail).map(({ name }) => `on${name}`);
      const wanted = [...namesOf(element.attributes), ...namesOf(fields), ...own];
      assert.deepEqual(missingFrom(known, wanted), []);
    });
  });
}
