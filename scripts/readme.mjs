/**
 * Writes the tables of README.md from custom-elements.json, each between `<!-- name -->` and `<!-- /name -->`, and the
 * package's version into its CDN addresses. With `--check` it writes nothing and fails where the file is not what it would
 * write.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { format, resolveConfig } from 'prettier';

const file = 'README.md';
const { attributes, members, events, slots, cssParts, cssProperties, cssStates } = JSON.parse(
  readFileSync('custom-elements.json', 'utf8'),
)
  .modules.flatMap((module) => module.declarations)
  .find((entry) => entry.customElement);

const text = (value = '') => value.replace(/\s*\n\s*/g, ' ').replaceAll('|', '\\|');
const code = (value) => (value === undefined || value === '' ? '' : `\`${text(String(value))}\``);
const fields = members.filter((entry) => entry.kind === 'field');
const signature = ({ name, parameters = [] }) =>
  `${name}(${parameters.map((one) => one.name + (one.optional || one.default ? '?' : '')).join(', ')})`;

function table(head, rows) {
  return [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n');
}

const tables = {
  attributes: table(
    ['Attribute', 'Property', 'Default', 'Meaning'],
    attributes.map((entry) => [
      code(entry.name),
      code(entry.fieldName),
      code(entry.default?.replace(/^"(.*)"$/, '$1')),
      text(entry.description),
    ]),
  ),
  properties: table(
    ['Property', 'Type', 'Meaning'],
    fields
      .filter((entry) => entry.readonly)
      .map((entry) => [code(entry.name), code(entry.type?.text), text(entry.description)]),
  ),
  methods: table(
    ['Method', 'Returns', 'Meaning'],
    members
      .filter((entry) => entry.kind === 'method' && entry.description)
      .map((entry) => [
        code((entry.static ? 'Game2048Element.' : '') + signature(entry)),
        code(entry.return?.type.text ?? 'void'),
        text(entry.description),
      ]),
  ),
  events: table(
    ['Event', 'Class', 'When, and what it tells'],
    events.map((entry) => [code(entry.name), code(entry.type?.text), text(entry.description)]),
  ),
  slots: table(
    ['Slot', 'Content'],
    slots.map((entry) => [code(entry.name) || 'none', text(entry.description)]),
  ),
  parts: table(
    ['Part', 'What it is'],
    cssParts.map((entry) => [code(entry.name), text(entry.description)]),
  ),
  'custom-properties': table(
    ['Custom property', 'Default', 'Meaning'],
    cssProperties.map((entry) => [code(entry.name), code(entry.default), text(entry.description)]),
  ),
  states: table(
    ['State', 'When'],
    cssStates.map((entry) => [code(`:state(${entry.name})`), text(entry.description)]),
  ),
};

const before = readFileSync(file, 'utf8');
let after = before;
for (const [name, rows] of Object.entries(tables)) {
  const section = new RegExp(`(<!-- ${name} -->)[^]*?(<!-- /${name} -->)`);
  if (!section.test(after)) throw new Error(`${file} has no section <!-- ${name} -->`);
  after = after.replace(section, (_, start, end) => `${start}\n\n${rows}\n\n${end}`);
}
const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
after = after.replace(/(game-2048-element@)[\d.]+/g, `$1${/^\d+\.\d+/.exec(version)}`);
after = await format(after, { ...(await resolveConfig(file)), filepath: file });

if (!process.argv.includes('--check')) writeFileSync(file, after);
else if (after !== before) {
  const line = before.split('\n').findIndex((row, index) => row !== after.split('\n')[index]);
  console.error(`${file}, line ${line + 1}, is not what the source says. Run: npm run readme`);
  process.exit(1);
}
