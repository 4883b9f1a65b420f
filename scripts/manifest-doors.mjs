/**
 * A plugin of the manifest's analyzer. It describes source files, with every field in them; a reader of the package
 * wants its doors: what `/element` exports, without inner state, and what the main door registers.
 *
 * - The element's looks (slots, parts, custom properties, states) are told above its export in src/element/index.ts.
 * - Its attributes are those that the built class observes.
 * - Its events are those of the event map, each with the comment of its class and the fields of its detail.
 */
import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { transformSync } from 'esbuild';

const tag = 'game-2048';
const className = 'Game2048Element';
const door = 'src/element/index.ts';

/** What Lit and the platform call; a page never does. */
const lifeCycle = /^(render|createRenderRoot|(first|will)?updated?|shouldUpdate|\w+Callback)$/i;

const isPublic = (member) =>
  !/^[_#]/.test(member.name) &&
  !/private|protected/.test(member.privacy ?? '') &&
  !(member.static && member.kind === 'field') &&
  !lifeCycle.test(member.name);

export async function doors() {
  const { Game2048Element } = await import(pathToFileURL('dist/element.js').href);
  // Lit knows its properties once it was asked for their attributes.
  void Game2048Element.observedAttributes;
  // The analyzer would show the name of a constant where a page sees its value.
  const fresh = new Game2048Element();
  const observed = [...Game2048Element.elementProperties].filter(([, one]) => !one.state);
  const { code } = transformSync(readFileSync('src/element/styles/palette.ts', 'utf8'), {
    loader: 'ts',
  });
  const palette = colors(await import(`data:text/javascript,${encodeURIComponent(code)}`));
  const looks = {};
  const details = new Map();
  const unions = new Map();
  const events = [];

  return {
    name: 'doors',
    analyzePhase({ ts, node, moduleDoc }) {
      if (moduleDoc.path === door) readLooks(ts, node, looks);
      if (ts.isTypeAliasDeclaration(node) && ts.isUnionTypeNode(node.type)) {
        unions.set(node.name.text, node.type.getText());
      }
      if (!moduleDoc.path.endsWith('/events.ts')) return;
      if (ts.isInterfaceDeclaration(node)) {
        const names = node.members.map((member) => member.name.text);
        details.set(node.name.text, names);
        if (node.name.text === 'Game2048EventMap') {
          for (const member of node.members) {
            events.push({ name: member.name.text, type: member.type.typeName.text });
          }
        }
      } else if (ts.isClassDeclaration(node) && node.heritageClauses) {
        const [detail] = node.heritageClauses[0].types[0].typeArguments ?? [];
        if (detail?.typeName) details.set(node.name.text, detail.typeName.text);
      }
    },
    packageLinkPhase({ customElementsManifest: manifest }) {
      const all = manifest.modules.flatMap((module) => module.declarations);
      const element = all.find((entry) => entry.name === className);
      const eventClasses = events.map(({ type }) => all.find((entry) => entry.name === type));
      const fields = element.members.filter((member) => member.kind === 'field');
      Object.assign(element, looks, {
        cssProperties: [...looks.cssProperties, ...palette],
        tagName: tag,
        customElement: true,
        attributes: observed.map(([fieldName, { attribute }]) => {
          const field = fields.find((one) => one.name === fieldName);
          const value = fresh[fieldName];
          // Editors offer the words of a union, not those behind a name.
          field.type.text = unions.get(field.type.text) ?? field.type.text;
          field.default = value === undefined || value === null ? undefined : JSON.stringify(value);
          const name = typeof attribute === 'string' ? attribute : fieldName.toLowerCase();
          const { type, description, default: shown } = field;
          return { name, fieldName, type, description, default: shown };
        }),
        members: element.members
          .filter(isPublic)
          .map(({ inheritedFrom, privacy, ...member }) => member),
        events: events.map(({ name, type }, index) => ({
          name,
          type: { text: type },
          description: [
            eventClasses[index].description,
            `Detail: ${details
              .get(details.get(type))
              .map((field) => `\`${field}\``)
              .join(', ')}.`,
          ].join(' '),
        })),
      });
      element.superclass = { name: 'LitElement', package: 'lit' };
      manifest.modules = modules(element, eventClasses);
    },
  };
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

const kinds = {
  slot: 'slots',
  csspart: 'cssParts',
  cssproperty: 'cssProperties',
  cssstate: 'cssStates',
};

/** `@cssproperty [--name=default] - text`, and the same without brackets, above the element's export. */
function readLooks(ts, node, looks) {
  if (!ts.isExportDeclaration(node)) return;
  for (const { tagName, comment } of node.jsDoc?.flatMap((doc) => doc.tags ?? []) ?? []) {
    const list = kinds[tagName.text];
    if (!list) continue;
    const text = ts.getTextOfJSDocComment(comment) ?? '';
    const [, name, value, description] = /^\[?([\w-]*)(?:=([^\]]+))?\]?\s*-\s*([^]*)$/.exec(text);
    (looks[list] ??= []).push({
      name,
      description: description.replace(/\s+/g, ' '),
      ...(value && { default: value }),
    });
  }
}

const surfaceWords = {
  board: 'the board',
  cell: 'an empty cell',
  panel: 'score, best and most buttons, behind their text',
  text: 'text',
  muted: 'secondary text',
  border: 'borders',
  button: 'the main button, and a hint',
  'button-text': 'the text on the main button',
  overlay: 'the veil over the board while a card is shown',
  card: 'the cards over the board',
  focus: 'the focus ring',
};

/** The colours of palette.ts, each a pair of light and dark. */
function colors({ tileColors, surfaceColors }) {
  const entry = (name, [light, dark], description) => ({
    name: `--game-2048-${name}`,
    default: `light-dark(${light}, ${dark})`,
    description,
  });
  const surfaces = Object.entries(surfaceColors).map(([name, pair]) =>
    entry(name, pair, `Colour of ${surfaceWords[name] ?? name.replaceAll('-', ' ')}.`),
  );
  const tiles = tileColors.flatMap(({ background, text }, index) => {
    const last = index === tileColors.length - 1;
    const name = last ? 'tile-beyond' : `tile-${2 ** (index + 1)}`;
    const which = last ? 'any tile beyond these' : `tile ${2 ** (index + 1)}`;
    return [
      entry(name, background, `Colour of ${which}.`),
      entry(`${name}-text`, text, `Colour of the number on ${which}.`),
    ];
  });
  return [...surfaces, ...tiles];
}
