/**
 * A plugin of the manifest's analyzer, which describes source files with every field in them. A reader of the package
 * needs its entry points: what `/element` exports, without inner state, and what the main one registers. Slots, parts,
 * states and most custom properties come from the analyzer, which reads them in the comment of the class; the rest
 * comes from where it is known best:
 *
 * - the built types, for the members and events (`reference/public-types.mjs`),
 * - the built element, for its attributes, the defaults of their properties, and the colours in its style sheets.
 */
import { pathToFileURL } from 'node:url';
import { elements, fileOf, PublicTypes } from './reference/public-types.mjs';

/** As a form field, an element fires HTML's own events, which have no class here. */
const fieldEvents = [
  {
    name: 'input',
    description:
      'The user or the computer has changed the value, which is the replay. Not fired for changes made by scripts.',
  },
  {
    name: 'change',
    description:
      'The game has ended, or the element lost focus and its value changed while it had it. Not fired for changes made by scripts.',
  },
  {
    name: 'invalid',
    description:
      '`checkValidity()` or `reportValidity()` found a message set by `setCustomValidity()`. Does not bubble.',
  },
].map((event) => ({ ...event, type: { text: 'Event' } }));

export async function packageEntryPoints() {
  const found = await Promise.all(
    elements.map(async (one) => {
      const built = await import(pathToFileURL(fileOf(one.entry)).href);
      return { ...one, Element: built[one.className], types: new PublicTypes(one.entry) };
    }),
  );
  return {
    name: 'package-entry-points',
    packageLinkPhase({ customElementsManifest: manifest }) {
      const all = manifest.modules.flatMap(({ declarations }) => declarations);
      const declared = found.map((one) => all.find(({ name }) => name === one.className));
      const documented = declared.flatMap(({ cssProperties = [] }) => cssProperties);
      manifest.modules = found.flatMap((one, index) =>
        modules(describe(declared[index], one, documented), one),
      );
    },
  };
}

/**
 * The analyzer's declaration of an element, corrected from the built package. The elements share style sheets, and so
 * the custom properties: each is documented once, in the comment of one class.
 */
function describe(declared, { tag, className, Element, types }, documented) {
  const css = textOf(Element);
  const members = types.members(className);
  const attributes = attributesOf(Element, members);
  const events = types.events(`${className.replace(/Element$/, '')}EventMap`);
  return {
    ...declared,
    tagName: tag,
    customElement: true,
    since: types.tag(className, 'since'),
    status: types.tag(className, 'status'),
    superclass: { name: 'LitElement', package: 'lit' },
    attributes,
    members: members.map((member) => {
      const attribute = attributes.find(({ fieldName }) => fieldName === member.name);
      return { ...member, ...(attribute && { default: attribute.default }) };
    }),
    events: [
      ...events.map((event) => withDetail(event, members, events)),
      ...(Element.formAssociated ? fieldEvents : []),
    ],
    cssProperties: [
      ...documented.filter(({ name }) => new RegExp(`${name}\\b(?!-)`).test(css)),
      ...colorsOf(css),
    ],
  };
}

/**
 * The manifest's format has no place for an event's detail: editors find its fields in the description. A field without
 * a comment is described by the property of that name, or by that field of another detail.
 */
function withDetail({ detail, ...event }, members, events) {
  const fields = detail.map((field) => {
    const namesakes = [...events.flatMap((one) => one.detail), ...members];
    const meaning = namesakes.find(({ name, description }) => name === field.name && description);
    return { ...field, description: field.description || (meaning?.description ?? '') };
  });
  if (fields.length === 0) return { ...event, detail };
  const names = fields.map(({ name }) => `\`${name}\``).join(', ');
  return { ...event, description: `${event.description} Detail: ${names}.`, detail: fields };
}

function attributesOf(Element, members) {
  const fresh = new Element();
  return Element.observedAttributes.flatMap((name) => {
    // `for` is a reserved word in JavaScript: as on a label, the property has another name.
    const fieldName =
      name === 'for' ? 'htmlFor' : name.replace(/-./g, ([, letter]) => letter.toUpperCase());
    const field = members.find((member) => member.name === fieldName);
    // Not one that all elements have, such as `lang`.
    if (!field) return [];
    const value = fresh[fieldName];
    const { type, description } = field;
    const shown = value === undefined || value === null ? undefined : JSON.stringify(value);
    return [{ name, fieldName, type, description, default: shown }];
  });
}

const textOf = (Element) =>
  [Element.styles]
    .flat()
    .map(({ cssText }) => cssText)
    .join('');

const surfaces = {
  board: 'the board',
  cell: 'an empty cell',
  panel: 'the background of most buttons, and of the graph of a replay',
  text: 'text',
  muted: 'secondary text',
  border: 'borders',
  button: 'the main button, and a hint',
  'button-text': 'the text on the main button',
  overlay: 'the veil over the board',
  card: 'a card on that veil',
  focus: 'the focus ring',
};

/** Every `var(--game-2048-…, light-dark(…))` of the style sheets: surfaces first, then the tiles by value. */
function colorsOf(css) {
  const used = /var\(\s*--game-2048-([\w-]+)\s*,\s*light-dark\(([^,)]+),([^,)]+)\)/g;
  const found = new Map([...css.matchAll(used)].map(([, name, ...pair]) => [name, pair]));
  const rank = (name) => Number(/^tile-(\d+)/.exec(name)?.[1] ?? (/^tile/.test(name) ? 1e9 : 0));
  return [...found]
    .sort(([one], [other]) => rank(one) - rank(other))
    .map(([name, [light, dark]]) => ({
      name: `--game-2048-${name}`,
      default: `light-dark(${light.trim()}, ${dark.trim()})`,
      description: `Colour of ${colored(name)}.`,
    }));
}

function colored(name) {
  const [, value, text] = /^tile-(\d+|beyond)(-text)?$/.exec(name) ?? [];
  if (value) {
    const tile = value === 'beyond' ? 'any tile beyond these' : `tile ${value}`;
    return text ? `the number on ${tile}` : tile;
  }
  if (!surfaces[name]) throw new Error(`manifest-plugin.mjs: what has --game-2048-${name}?`);
  return surfaces[name];
}

function modules(element, { tag, entry, registers, types }) {
  const path = fileOf(entry).slice(2);
  const classes = new Set(element.events.map(({ type }) => type.text));
  classes.delete('Event');
  const declarations = [
    element,
    ...[...classes].map((name) => ({
      kind: 'class',
      name,
      description: types.meaning(name),
      superclass: { name: 'CustomEvent', package: 'global:' },
    })),
  ];
  return [
    {
      kind: 'javascript-module',
      path,
      declarations,
      exports: declarations.map(({ name }) => ({
        kind: 'js',
        name,
        declaration: { name, module: path },
      })),
    },
    {
      kind: 'javascript-module',
      path: fileOf(registers).slice(2),
      declarations: [],
      exports: [
        {
          kind: 'custom-element-definition',
          name: tag,
          declaration: { name: element.name, module: path },
        },
      ],
    },
  ];
}
