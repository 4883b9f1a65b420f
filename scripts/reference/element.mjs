/** The page of an element, from its manifest. */
import { commandsAndKeys } from './by-hand.mjs';
import { callable, fieldTable } from './members.mjs';
import { code, defaultOf, list, table, text } from './markdown.mjs';
import { ownerOf, remember, shareSentences } from './told.mjs';

const htmlAttributes = `HTML's own attributes work as on every element. These matter most here:

${list([
  '`lang`: The language of the texts; without it, the language of the nearest ancestor that has one.',
  '`dir`: The direction of the texts. The board itself is never mirrored.',
  '`aria-label`, `aria-labelledby`: The name for screen readers; on a form field, a `<label>` also gives one.',
  '`autofocus`: The board takes focus when the page loads or its dialog opens.',
  '`form`: The id of the form, if the element is not inside it.',
])}`;

const ofHTML = ['lang', 'dir', 'aria-label', 'aria-labelledby'];

/** HTML describes these. */
const ofEveryField = [
  ...['form', 'labels', 'type', 'validity', 'validationMessage', 'willValidate'],
  ...['checkValidity', 'reportValidity', 'setCustomValidity'],
];

const files = `A replay file that is dropped on the board is loaded, as by \`loadFile()\`. A file may have 1 MiB (2 ** 20 bytes); a larger
one, or one that holds no legal game, is refused: \`loadFile()\` rejects, and dropping it fires \`game-error\`.`;

/** @returns the page of an element, without what `known`, the element of another page, has in the same words */
export function elementPage(element, known) {
  const { name, tagName, members, events, slots, cssParts, cssStates, since, status } = element;
  const fields = propertiesOf(element);
  const methods = members.filter(
    (one) => one.kind === 'method' && !ofEveryField.includes(one.name),
  );
  const ofField = members.filter((one) => ofEveryField.includes(one.name)).map(nameOfMember);
  const part = (title, entries, all, show) => chapter(title, entries, all, known, show);
  return [
    `# ${code(`<${tagName}>`)}`,
    `${text(element.description, tagName)} The class is ${code(name)}, ${status} since ${since}.`,
    ...part('Attributes', element.attributes, known?.attributes, attributeTable),
    ...(known ? [] : [htmlAttributes]),
    ...part('Properties without an attribute', fields, known && propertiesOf(known), (own) =>
      fieldTable(own, name),
    ),
    ...(ofField.length > 0 ? [`As on every form field: ${ofField.join(', ')}.`] : []),
    ...part('Methods', methods, known?.members, (own) => own.map((one) => callable(one, name))),
    ...part('Events', events, known?.events, (own) => eventTables(own, known)),
    ...commandsAndKeys(tagName),
    ...(members.some(({ name: member }) => member === 'loadFile') ? ['## Files', files] : []),
    ...part(
      'Slots',
      slots,
      known?.slots,
      rows('Slot', 'Content', (one) => one && code(one)),
    ),
    ...part('Parts', cssParts, known?.cssParts, rows('Part', 'What it is', code)),
    ...part('States', cssStates, known?.cssStates, rows('State', 'When', stateOf)),
    ...(known ? sharedProperties(element, known) : propertyReference(element.cssProperties)),
  ];
}

const nameOfMember = ({ kind, name }) => code(kind === 'method' ? `${name}()` : name);

const stateOf = (name) => code(`:state(${name})`);

function propertiesOf({ attributes, members }) {
  const withAttribute = new Set(attributes.map(({ fieldName }) => fieldName));
  return members.filter(
    ({ kind, name }) =>
      kind === 'field' && !withAttribute.has(name) && !ofEveryField.includes(name),
  );
}

/** A chapter on what an element has: first what it alone has, then the names of what the element `known` has, too. */
function chapter(title, entries = [], all = [], known, show) {
  if (entries.length === 0) return [];
  const isKnown = (one) =>
    all.some((other) => other.name === one.name && other.description === one.description);
  const own = entries.filter((one) => !isKnown(one));
  const same = [
    ...entries
      .filter(isKnown)
      .flatMap(({ name, fieldName = name }) => [...new Set([name, fieldName])])
      .map((name) => nameIn(title, name)),
    ...(known && title === 'Attributes' ? ofHTML.map(code) : []),
  ];
  const there = title.toLowerCase().replaceAll(' ', '-');
  return [
    `## ${title}`,
    ...(own.length > 0 ? show(own) : []),
    ...(same.length > 0
      ? [`As on [${code(`<${known.tagName}>`)}](${known.tagName}.md#${there}): ${same.join(', ')}.`]
      : []),
  ];
}

const nameIn = (title, name) =>
  title === 'States' ? stateOf(name) : code(title === 'Methods' ? `${name}()` : name);

/** The property of an attribute is named only where its name is another. */
function attributeTable(attributes) {
  const { entries, shared } = shareSentences(attributes);
  const rowsOf = table(
    ['Attribute, property', 'Type', 'Default', 'Meaning'],
    entries.map((one) => [
      [...new Set([one.name, one.fieldName])].map(code).join(', '),
      code(one.type.text),
      defaultOf(one.default),
      text(one.description, one.name),
    ]),
  );
  return [rowsOf, ...shared.map(ofSeveral)];
}

/** A sentence that several entries share. */
const ofSeveral = ([sentence, names]) => `${names.map(code).join(', ')}: ${sentence}`;

const rows = (head, meaning, shown) => (entries) => [
  table(
    [head, meaning],
    entries.map((one) => [shown(one.name) || 'default', text(one.description, one.name)]),
  ),
];

function eventTables(events, known) {
  const own = events.filter(({ detail }) => detail?.length > 0);
  const plain = events.filter(({ type }) => type.text === 'Event').map((one) => code(one.name));
  const classes = plain.length > 0 ? `${plain.join(', ')} are of the class \`Event\`. ` : '';
  const { entries, shared } = shareSentences(
    events.map((one) => ({
      ...one,
      description: one.description
        .replace(/ Detail: [^.]*\.$/, '')
        .replace(/^Fired (.)/, (_, letter) => letter.toUpperCase()),
    })),
  );
  const how = known
    ? `${plain.length > 0 ? 'The others' : 'They'} bubble and have \`detail.by\`.`
    : `The class of the others is named like the event, as \`MoveEvent\`: they bubble and leave the shadow tree, and \`event.detail.by\`
says who caused them: \`'player'\`, \`'computer'\`, or \`'page'\` for the page's scripts and attributes.`;
  return [
    table(
      ['Event', 'When'],
      entries.map((one) => [code(one.name), text(one.description, one.name)]),
    ),
    ...shared.map(ofSeveral),
    `${classes}${how}`,
    ...detailTable(own),
  ];
}

/** One row for the fields that several events have, and none for what a property of that name says. */
function detailTable(events) {
  const seen = new Map();
  const fields = events.flatMap(({ name: event, detail }) =>
    detail.filter(({ name }) => name !== 'by').map((field) => ({ event, field })),
  );
  for (const { event, field } of fields) {
    const key = `${field.name} ${field.description}`;
    seen.set(key, { field, events: [...(seen.get(key)?.events ?? []), event] });
  }
  const all = [...seen.values()];
  const rowsOf = table(
    ['Detail', 'Of', 'Type', 'Meaning'],
    all.map(({ field, events: of }) => [
      code(field.name) + (field.optional ? ', optional' : ''),
      of.map(code).join(', '),
      code(field.type.text),
      ownerOf(field) ? 'As the property.' : text(field.description, `${of[0]}: ${field.name}`),
    ]),
  );
  for (const { field, events: of } of all) remember(`the detail of ${of[0]}`, [field]);
  return [rowsOf];
}

function sharedProperties({ tagName, cssProperties }, known) {
  const there = new Set(known.cssProperties.map(({ name }) => name));
  const own = cssProperties.filter(({ name }) => !there.has(name));
  if (own.length > 0) throw new Error(`${own[0].name}: write the table of <${tagName}>`);
  const missing = [...there].filter((name) => !cssProperties.some((one) => one.name === name));
  const without = missing.length > 0 ? `, without ${missing.map(code).join(', ')}` : '';
  return [
    '## Custom properties',
    `[${code(`<${known.tagName}>`)}](${known.tagName}.md#custom-properties) has them${without}.`,
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
    '## Custom properties',
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
