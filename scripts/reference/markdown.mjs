/** Pieces of Markdown that the generated pages are made of. */

const line = (value) => value.replace(/\s*\n\s*/g, ' ');

/** Fails if something that a reader needs is missing. */
export function text(value, subject) {
  if (!value) throw new Error(`${subject} has no meaning: its doc comment is empty`);
  return line(value);
}

export const code = (value) => `\`${line(String(value))}\``;

/** As HTML writes it: without quotes, and `none` if there is no value. */
export function defaultOf(value) {
  const plain = value?.replace(/^"(.*)"$/, '$1');
  return plain ? code(plain) : 'none';
}

export function table(head, rows) {
  const cells = [head, head.map(() => '---'), ...rows];
  const lines = cells.map(
    (row) => `| ${row.join('\n').replaceAll('|', '\\|').replaceAll('\n', ' | ')} |`,
  );
  return lines.join('\n');
}

export function signature({ name, static: isStatic, parameters }, className) {
  const names = parameters.map((one) => one.name + (one.optional ? '?' : ''));
  return `${isStatic ? `${className}.` : ''}${name}(${names.join(', ')})`;
}

/** The texts of a list, each as one line. */
export const list = (items) => items.map((item) => `- ${item}`).join('\n');
