/** The reference of an element, from its manifest. */
import { commandsAndKeys } from './by-hand.mjs';
import { code, defaultOf, list, signature, table, text } from './markdown.mjs';

/** Attributes that all elements have, and what they do here. */
const htmlAttributes = ({ isField }) => [
  [
    'lang',
    'The language of the texts; without it, the language of the nearest ancestor that has one.',
  ],
  ['dir', 'The direction of the texts. The board itself is never mirrored.'],
  [
    'aria-label, aria-labelledby',
    `The name for screen readers${isField ? '; a `<label>` also gives one' : ''}.`,
  ],
  ...(isField ? attributesOfField : []),
];

const attributesOfField = [
  ['autofocus', 'The board takes focus when the page loads or its dialog opens.'],
  ['form', 'The id of the form, if the element is not inside it.'],
];

const files = `A replay file that is dropped on the board is loaded, as by \`loadFile()\`. A file may have 1 MiB (2 ** 20 bytes); a larger
one, or one that holds no legal game, is refused: \`loadFile()\` rejects, and dropping it fires \`game-error\`.`;

/** @returns the chapter on an element; custom properties in `known` are only referred to */
export function elementReference(element, known) {
  const { name, tagName, attributes, members, events, slots, cssParts, cssStates } = element;
  const withAttribute = new Set(attributes.map(({ fieldName }) => fieldName));
  const properties = members.filter(
    ({ kind, name: member }) => kind === 'field' && !withAttribute.has(member),
  );
  const isField = members.some(({ name: member }) => member === 'form');
  return [
    `## \`<${tagName}>\``,
    `${text(element.description, tagName)} The class is \`${name}\`.`,
    '### Attributes',
    table(
      ['Attribute', 'Property', 'Type', 'Default', 'Meaning'],
      attributes.map((one) => [
        code(one.name),
        code(one.fieldName),
        code(one.type.text),
        defaultOf(one.default),
        text(one.description, one.name),
      ]),
    ),
    "HTML's own attributes work as on every element. These matter most here:",
    list(
      htmlAttributes({ isField }).map(([attribute, meaning]) => `${code(attribute)}: ${meaning}`),
    ),
    '### Properties without an attribute',
    table(
      ['Property', 'Type', 'Meaning'],
      properties.map((one) => [
        code(one.name) + (one.readonly ? ', read-only' : ''),
        code(one.type.text),
        [text(one.description, one.name), ...thrown(one)].join(' '),
      ]),
    ),
    '### Methods',
    ...members.filter(({ kind }) => kind === 'method').map((one) => methodReference(one, name)),
    ...eventReference(events),
    ...commandsAndKeys(tagName),
    ...(members.some(({ name: member }) => member === 'loadFile') ? ['### Files', files] : []),
    ...rows('Slots', ['Slot', 'Content'], slots, (one) => (one ? code(one) : 'default')),
    ...rows('Parts', ['Part', 'What it is'], cssParts, code),
    ...rows('States', ['State', 'When'], cssStates, (one) => code(`:state(${one})`)),
    ...(known ? sharedProperties(element, known) : propertyReference(element.cssProperties)),
  ];
}

/** Nothing, of what the element has none of. */
const rows = (title, head, entries = [], shown) =>
  entries.length
    ? [
        `### ${title}`,
        table(
          head,
          entries.map((one) => [shown(one.name), text(one.description, one.name)]),
        ),
      ]
    : [];

const thrown = ({ throws = [] }) => throws.map((one) => `Throws ${text(one, 'throws')}.`);

function methodReference(method, className) {
  const { parameters, return: returned } = method;
  const notes = [
    ...parameters.map(
      ({ name, type, description }) =>
        `${code(name)}: ${code(type.text)}${description ? `, ${text(description)}` : ''}`,
    ),
    ...(returned.type.text === 'void'
      ? []
      : [
          `Returns ${code(returned.type.text)}${returned.description ? `: ${text(returned.description)}` : ''}`,
        ]),
    ...(method.throws ?? []).map((one) => `Throws ${text(one)}`),
  ];
  const title = `**${code(signature(method, className))}**`;
  const meaning = text(method.description, method.name);
  return [`${title}: ${meaning}`, list(notes)].filter(Boolean).join('\n\n');
}

function eventReference(events) {
  const own = events.filter(({ detail }) => detail?.length > 0);
  return [
    '### Events',
    table(
      ['Event', 'Class', 'When'],
      events.map((one) => [
        code(one.name),
        code(one.type.text),
        text(one.description.replace(/ Detail: [^.]*\.$/, ''), one.type.text),
      ]),
    ),
    `The events with a class of their own bubble and leave the shadow tree${
      events.some(({ detail }) => detail?.length === 0)
        ? '; the others do not bubble, like those of media'
        : ''
    }. ${code('event.detail.by')} says who caused the event:
${code("'player'")}, ${code("'computer'")}, or ${code("'page'")} for the page's scripts and attributes. What else the detail holds:`,
    table(
      ['Event', 'Field', 'Type', 'Meaning'],
      own.flatMap(({ name: event, detail }) =>
        detail
          .filter((field) => field.name !== 'by')
          .map((field) => [
            code(event),
            code(field.name) + (field.optional ? ', optional' : ''),
            code(field.type.text),
            text(field.description, `${event}: ${field.name}`),
          ]),
      ),
    ),
  ];
}

function sharedProperties({ tagName, cssProperties }, known) {
  const there = new Set(known.cssProperties.map(({ name }) => name));
  const own = cssProperties.filter(({ name }) => !there.has(name));
  if (own.length > 0) throw new Error(`${own[0].name}: write the table of <${tagName}>`);
  const missing = [...there].filter((name) => !cssProperties.some((one) => one.name === name));
  return [
    '### Custom properties',
    `Those of \`<${known.tagName}>\`${missing.length > 0 ? `, without ${missing.map(code).join(', ')}` : ''}.`,
  ];
}

/** The tiles' colours are one row: there are forty of them. */
function propertyReference(properties) {
  const isTile = ({ name }) => /-tile-(\d+|beyond)(-text)?$/.test(name);
  const values = properties
    .map(({ name }) => Number(/-tile-(\d+)$/.exec(name)?.[1]))
    .filter((value) => value > 0);
  const tiles = [
    '`--game-2048-tile-N`, `--game-2048-tile-N-text`',
    'a pair of colours for each',
    `Colour of the tile N and of its number; N is ${Math.min(...values)} to ${Math.max(...values)}, or \`beyond\` for every tile above.`,
  ];
  return [
    '### Custom properties',
    table(
      ['Custom property', 'Default', 'Meaning'],
      [
        ...properties
          .filter((one) => !isTile(one))
          .map((one) => [code(one.name), code(one.default), text(one.description, one.name)]),
        ...(values.length > 0 ? [tiles] : []),
      ],
    ),
  ];
}
