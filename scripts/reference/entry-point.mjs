/** The reference of what an entry point exports: functions, classes and types. */
import { callable, fieldTable } from './members.mjs';
import { code, text } from './markdown.mjs';
import { ownerOf, remember } from './told.mjs';

/**
 * @param explained links to the pages that explain the fields of a type, by its name
 * @returns the chapters on an entry point's exports
 */
export function entryPoint(exports, titleOfTypes = ['### Types'], explained = {}) {
  const typeEntry = (one) =>
    explained[one.name] ? typeLink(one, explained[one.name]) : typeReference(one);
  const of = (wanted) => exports.filter(({ kind }) => kind === wanted);
  return [
    ...of('function').map((one) => callable(one)),
    ...of('class').flatMap(({ name, description, members }) => [
      `### ${code(name)}`,
      text(description, name),
      ...fieldTable(
        members.filter(({ kind }) => kind === 'field'),
        name,
        'Member',
      ),
      ...members.filter(({ kind }) => kind === 'method').map((one) => callable(one, name)),
    ]),
    ...(of('type').length > 0 ? [...titleOfTypes, of('type').map(typeEntry).join('\n')] : []),
  ];
}

/** What a type is, the names of its fields, and where they are explained. */
function typeLink({ name, fields, description }, link) {
  const names = fields.map((one) => code(one.name)).join(', ');
  return `- **${code(name)}**: ${text(description, name)} ${link} explains ${names || 'each kind'}.`;
}

/** Longer than this, a type is code that nobody reads. */
const longest = 250;

/** A type as it is written, or the meaning of each of its fields. */
function typeReference({ name, shape, fields, description }) {
  const known = new Map();
  const own = fields.filter((one) => !ownerOf(one));
  for (const one of fields) {
    const owner = ownerOf(one);
    if (owner) known.set(owner, [...(known.get(owner) ?? []), one]);
  }
  remember(name, own);
  return [
    `- **${code(name)}**${shape && shape.length <= longest ? `, ${code(shape)}` : ''}: ${text(description, name)}`,
    ...own.map((one) => `  - ${code(one.name)}: ${text(one.description, `${name}.${one.name}`)}`),
    ...[...known].map(
      ([owner, same]) =>
        `  - As in ${code(owner)}: ${same.map((one) => code(one.name)).join(', ')}`,
    ),
  ].join('\n');
}
