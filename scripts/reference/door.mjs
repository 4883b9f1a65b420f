/** The reference of an entry point without an element: a line for each export, and one for each member of a class. */
import { code, list, signature, table, text } from './markdown.mjs';

/** @returns the tables of an entry point's exports */
export function doorReference(exports) {
  const of = (wanted) => exports.filter(({ kind }) => kind === wanted);
  return [
    ...callables('Function', of('function')),
    ...of('class').flatMap(({ name, description, members }) => [
      `### \`${name}\``,
      text(description, name),
      ...callables('Member', members, name),
    ]),
    ...typeReference(of('type')),
  ];
}

/** One line for each type: how it is written, or the meaning of each of its fields. */
function typeReference(types) {
  const lines = types.map(({ name, shape, fields, description }) =>
    [
      `**${code(name)}**${shape ? `, ${code(shape)}` : ''}: ${text(description, name)}`,
      ...fields.map((one) => `${code(one.name)}: ${text(one.description, `${name}.${one.name}`)}`),
    ].join(' '),
  );
  return lines.length > 0 ? ['### Types', list(lines)] : [];
}

function callables(head, entries, className) {
  if (entries.length === 0) return [];
  const rows = entries.map((one) => {
    const isField = one.kind === 'field';
    const type = isField ? one.type.text : one.return.type.text;
    return [
      code(isField ? one.name : signature(one, className)) + (one.readonly ? ', read-only' : ''),
      one.name.startsWith('new ') ? code(className) : code(type),
      meaningOf(one),
    ];
  });
  return [table([head, 'Type, or what it returns', 'Meaning'], rows)];
}

function meaningOf({ name, description, parameters = [], return: returned, throws = [] }) {
  const told = parameters.filter((one) => one.description);
  const sentences = [
    description,
    ...told.map((one) => `${code(one.name)}: ${plain(one.description)}.`),
    ...(returned?.description ? [`Returns ${plain(returned.description)}.`] : []),
    ...throws.map((one) => `Throws ${plain(one)}.`),
  ];
  return text(sentences.filter(Boolean).join(' '), name);
}

const plain = (sentence) => sentence.replace(/\.$/, '');
