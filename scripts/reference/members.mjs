/** The reference of what can be called and read: functions, and the members of a class. */
import { code, list, table, text } from './markdown.mjs';
import { remember } from './told.mjs';

/** @returns a table of the fields of a class; nothing without any */
export function fieldTable(fields, className, head = 'Property') {
  remember(className, fields);
  const settable = fields.filter((one) => !one.readonly).map((one) => code(one.name));
  const rows = fields.map((one) => [
    code(one.name),
    code(one.type.text),
    [text(one.description, one.name), ...thrown(one)].join(' '),
  ]);
  return rows.length > 0
    ? [
        `Read-only${settable.length > 0 ? `, but for ${settable.join(', ')}` : ''}:`,
        table([head, 'Type', 'Meaning'], rows),
      ]
    : [];
}

const thrown = ({ throws = [] }) => throws.map((one) => `Throws ${text(one, 'throws')}.`);

/** Whether this is what every function throws for a wrong argument: the page of the modules says that once. */
const isUsual = (thrown) => /^TypeError, RangeError for (?!.* or whatever )[^;(]*$/.test(thrown);

/** @returns what a function or method does, then a list: parameters, what it returns, what it throws */
export function callable(method, className) {
  const { name, parameters, return: returned, throws = [] } = method;
  const notes = [
    ...parameters
      .filter((one) => one.description)
      .map((one) => `${code(one.name)}: ${plain(one.description)}`),
    ...(returned.description ? [`Returns ${plain(returned.description)}`] : []),
    ...throws.filter((one) => !isUsual(one)).map((one) => `Throws ${plain(one)}`),
  ];
  const meaning = method.description && `: ${text(method.description, name)}`;
  return [`**${code(typedSignature(method, className))}**${meaning}`, list(notes)]
    .filter(Boolean)
    .join('\n\n');
}

function typedSignature({ name, static: isStatic, parameters, return: returned }, className) {
  const typed = parameters.map(
    (one) => `${one.name}${one.optional ? '?' : ''}: ${one.type.text.replace(/\s+/g, ' ')}`,
  );
  const result = name.startsWith('new ') ? '' : `: ${returned.type.text}`;
  return `${isStatic ? `${className}.` : ''}${name}(${typed.join(', ')})${result}`;
}

const plain = (sentence) => text(sentence).replace(/\.$/, '');
