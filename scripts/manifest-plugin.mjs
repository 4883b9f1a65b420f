/**
 * A plugin of the manifest's analyzer, for what the analyzer cannot know. It describes source files, with every field in
 * them; a reader of the package wants its doors: what `/element` exports, without inner state, and what the main door
 * registers. Three things are taken from the built element itself, which knows them best:
 *
 * - its attributes, and the defaults of their properties,
 * - the colours among its custom properties, and their defaults, from its style sheets.
 *
 * The events are those of the event map, each with the comment of its class and the fields of its detail.
 */
import { pathToFileURL } from 'node:url';

const tag = 'game-2048';
const className = 'Game2048Element';

/** What Lit and the platform call; a page never does. */
const lifeCycle = /^(render|createRenderRoot|(first|will)?updated?|shouldUpdate|\w+Callback)$/i;

const isPublic = (member) =>
  !/^[_#]/.test(member.name) &&
  !/private|protected/.test(member.privacy ?? '') &&
  !(member.static && member.kind === 'field') &&
  !lifeCycle.test(member.name);

export async function packageDoors() {
  const { Game2048Element } = await import(pathToFileURL('dist/element.js').href);
  const types = new TypeReader();

  return {
    name: 'package-doors',
    analyzePhase({ ts, node }) {
      types.read(ts, node);
    },
    packageLinkPhase({ customElementsManifest: manifest }) {
      const all = manifest.modules.flatMap(({ declarations }) => declarations);
      const element = all.find(({ name }) => name === className);
      const events = types.events().map((event) => ({
        ...event,
        description: all.find(({ name }) => name === event.type.text)?.description,
        ...element.events?.find(({ name }) => name === event.name),
      }));
      Object.assign(element, {
        tagName: tag,
        customElement: true,
        superclass: { name: 'LitElement', package: 'lit' },
        attributes: attributesOf(Game2048Element, element, types),
        members: element.members
          .filter(isPublic)
          .map(({ inheritedFrom, privacy, ...member }) => member),
        events: events.map(withDetail),
        cssProperties: [...element.cssProperties, ...colorsOf(Game2048Element)],
      });
      const classes = events.map(({ type }) => all.find(({ name }) => name === type.text));
      manifest.modules = modules(element, [...new Set(classes)].filter(Boolean));
    },
  };
}

/** Collects the event map, the fields of each detail, and the words of each union. */
class TypeReader {
  #unions = new Map();
  #fields = new Map();
  #details = new Map();
  #map = [];

  read(ts, node) {
    if (ts.isTypeAliasDeclaration(node) && ts.isUnionTypeNode(node.type)) {
      this.#unions.set(node.name.text, node.type.getText());
    } else if (ts.isInterfaceDeclaration(node) && node.name.text === 'Game2048EventMap') {
      this.#map = node.members.map(({ name, type }) => [name.text, type.getText()]);
    } else if (ts.isInterfaceDeclaration(node) && node.name.text.endsWith('Detail')) {
      this.#fields.set(node.name.text, node.members.filter(ts.isPropertySignature).map(toField));
    } else if (ts.isClassDeclaration(node) && node.heritageClauses) {
      const [detail] = node.heritageClauses[0].types[0].typeArguments ?? [];
      if (detail) this.#details.set(node.name?.text, detail.getText());
    }
  }

  /** Editors offer the words of a union, not those behind a name. */
  expand(type) {
    return this.#unions.get(type) ?? type;
  }

  events() {
    return this.#map.map(([name, type]) => ({
      name,
      type: { text: type },
      detail: this.#fields.get(this.#details.get(type)),
    }));
  }
}

function toField({ name, type, jsDoc }) {
  return { name: name.text, type: { text: type.getText() }, description: jsDoc?.at(-1).comment };
}

/** The manifest's format knows no detail: editors find its fields in the description. */
function withDetail({ detail, ...event }) {
  if (!detail) return event;
  const names = detail.map(({ name }) => `\`${name}\``).join(', ');
  return { ...event, description: `${event.description} Detail: ${names}.`, detail };
}

function attributesOf(Element, { members }, types) {
  const fresh = new Element();
  return Element.observedAttributes.flatMap((name) => {
    const fieldName = name.replace(/-./g, ([, letter]) => letter.toUpperCase());
    const field = members.find((member) => member.name === fieldName);
    // Not one that all elements have, such as `lang`.
    if (!field) return [];
    const value = fresh[fieldName];
    field.type.text = types.expand(field.type.text);
    field.default = value === undefined || value === null ? undefined : JSON.stringify(value);
    const { type, description, default: shown } = field;
    return { name, fieldName, type, description, default: shown };
  });
}

const surfaces = {
  board: 'the board',
  cell: 'an empty cell',
  panel: 'score, best and most buttons, behind their text',
  text: 'text',
  muted: 'secondary text',
  border: 'borders',
  button: 'the main button, and a hint',
  'button-text': 'the text on the main button',
  overlay: 'the screen over the board',
  focus: 'the focus ring',
};

/** Every `var(--game-2048-…, light-dark(…))` of the style sheets: surfaces first, then the tiles by value. */
function colorsOf(Element) {
  const css = Element.elementStyles.map(({ cssText }) => cssText).join('');
  const used = /var\(\s*--game-2048-([\w-]+)\s*,\s*light-dark\(([^,)]+),([^,)]+)\)/g;
  const found = new Map([...css.matchAll(used)].map(([, name, ...pair]) => [name, pair]));
  const rank = (name) => Number(/^tile-(\d+)/.exec(name)?.[1] ?? (/^tile/.test(name) ? 1e9 : 0));
  return [...found]
    .sort(([one], [other]) => rank(one) - rank(other))
    .map(([name, [light, dark]]) => ({
      name: `--game-2048-${name}`,
      default: `light-dark(${light.trim()}, ${dark.trim()})`,
      description: `Colour of ${describe(name)}.`,
    }));
}

function describe(name) {
  const [, value, text] = /^tile-(\d+|beyond)(-text)?$/.exec(name) ?? [];
  if (!value) return surfaces[name] ?? name.replaceAll('-', ' ');
  const tile = value === 'beyond' ? 'any tile beyond these' : `tile ${value}`;
  return text ? `the number on ${tile}` : tile;
}

function modules(element, eventClasses) {
  const path = 'dist/element.js';
  const declarations = [
    element,
    ...eventClasses.map(({ kind, name, description }) => ({
      kind,
      name,
      description,
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
      path: 'dist/index.js',
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
