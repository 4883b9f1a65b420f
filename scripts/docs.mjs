/**
 * Writes the reference: docs/api.md, and llms.txt with the same and what a reader without the other pages needs. What the
 * element has comes from custom-elements.json, engine and player from their built types. With `--check` it writes nothing
 * and fails where a file is not what it would write.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { format, resolveConfig } from 'prettier';
import ts from 'typescript';

const { name, version, description } = JSON.parse(readFileSync('package.json', 'utf8'));
const element = JSON.parse(readFileSync('custom-elements.json', 'utf8'))
  .modules.flatMap(({ declarations }) => declarations)
  .find(({ customElement }) => customElement);

const text = (value = '') => value.replace(/\s*\n\s*/g, ' ').replaceAll('|', '\\|');
const code = (value) => (value === undefined || value === '' ? '' : `\`${text(String(value))}\``);
const unquoted = (value) => value?.replace(/^"(.*)"$/, '$1');

function table(title, head, rows) {
  const lines = [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`);
  return `### ${title}\n\n${lines.join('\n')}`;
}

function signature({ name: method, static: isStatic, parameters = [] }) {
  const names = parameters.map((one) => one.name + (one.optional || one.default ? '?' : ''));
  return `${isStatic ? `${element.name}.` : ''}${method}(${names.join(', ')})`;
}

function elementReference() {
  const { attributes, members, events, slots, cssParts, cssProperties, cssStates } = element;
  const fields = members.filter(({ kind }) => kind === 'field');
  const withAttribute = new Set(attributes.map(({ fieldName }) => fieldName));
  return [
    '## The element',
    table(
      'Attributes',
      ['Attribute', 'Property', 'Type', 'Default', 'Meaning'],
      attributes.map((one) => [
        code(one.name),
        code(one.fieldName),
        code(one.type?.text),
        code(unquoted(one.default)),
        text(one.description),
      ]),
    ),
    table(
      'Properties without an attribute',
      ['Property', 'Type', 'Meaning'],
      fields
        .filter((one) => !withAttribute.has(one.name))
        .map((one) => [
          code(one.name) + (one.readonly ? ', read-only' : ''),
          code(one.type?.text),
          text(one.description),
        ]),
    ),
    table(
      'Methods',
      ['Method', 'Returns', 'Meaning'],
      members
        .filter(({ kind, description: meaning }) => kind === 'method' && meaning)
        .map((one) => [
          code(signature(one)),
          code(one.return?.type.text ?? 'void'),
          text(one.description),
        ]),
    ),
    ...eventReference(events),
    table(
      'Slots',
      ['Slot', 'Content'],
      slots.map((one) => [code(one.name) || 'none', text(one.description)]),
    ),
    table(
      'Parts',
      ['Part', 'What it is'],
      cssParts.map((one) => [code(one.name), text(one.description)]),
    ),
    table(
      'States',
      ['State', 'When'],
      cssStates.map((one) => [code(`:state(${one.name})`), text(one.description)]),
    ),
    table(
      'Custom properties',
      ['Custom property', 'Default', 'Meaning'],
      cssProperties.map((one) => [code(one.name), code(one.default), text(one.description)]),
    ),
  ];
}

function eventReference(events) {
  const withDetail = events.filter(({ detail }) => detail);
  return [
    table(
      'Events',
      ['Event', 'Class', 'When'],
      events.map((one) => [
        code(one.name),
        code(one.type?.text),
        text(one.description?.replace(/ Detail: [^.]*\.$/, '')),
      ]),
    ),
    table(
      'What `event.detail` holds',
      ['Event', 'Field', 'Type', 'Meaning'],
      withDetail.flatMap(({ name: event, detail }) =>
        detail.map((field, index) => [
          index ? '' : code(event),
          code(field.name),
          code(field.type.text),
          text(field.description),
        ]),
      ),
    ),
  ];
}

/** The exported declarations of an entry, as its built types have them. */
function declarations(entry) {
  const file = `dist/types/${entry}/index.d.ts`;
  const program = ts.createProgram([file], { moduleResolution: ts.ModuleResolutionKind.Bundler });
  const checker = program.getTypeChecker();
  const exported = checker.getExportsOfModule(
    checker.getSymbolAtLocation(program.getSourceFile(file)),
  );
  const texts = exported.map((symbol) => {
    const target = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
    return target.declarations.map((one) => `${commentOf(one)}${one.getText()}`).join('\n\n');
  });
  const shown = texts.join('\n\n').replace(/^ *(#private|private .*);\n/gm, '');
  return `\`\`\`ts\n${shown.replace(/^(export )?declare /gm, '$1')}\n\`\`\``;
}

function commentOf(declaration) {
  const [comment] = ts.getJSDocCommentsAndTags(declaration).filter(ts.isJSDoc).slice(-1);
  return comment ? `${comment.getText()}\n` : '';
}

const reference = [
  ...elementReference(),
  `## The engine: \`${name}/engine\``,
  declarations('engine'),
  `## The computer player: \`${name}/player\``,
  declarations('player'),
].join('\n\n');

const files = {
  'docs/api.md': `# Reference\n\n<!-- Written by scripts/docs.mjs from the comments in the source: run \`npm run docs\`. -->\n\n${reference}\n`,
  'llms.txt': `# ${name} ${version}

> ${description}

- \`npm install ${name}\`, then \`import '${name}'\` registers the tag; or, without a bundler,
  \`<script type="module" src="https://cdn.jsdelivr.net/npm/${name}@${version}/dist/game-2048.min.js"></script>\`.
- \`<game-2048></game-2048>\` is a whole game. It speaks by events (payload in \`event.detail\`), and listens to attributes,
  properties and methods.
- \`${name}/element\` exports the class and registers nothing; \`${name}/engine\` and \`${name}/player\` need no DOM.

${reference}
`,
};

const drifted = [];
for (const [file, content] of Object.entries(files)) {
  const wanted = await format(content, { ...(await resolveConfig(file)), parser: 'markdown' });
  if (!process.argv.includes('--check')) writeFileSync(file, wanted);
  else if (readOr(file) !== wanted) drifted.push(file);
}
if (drifted.length > 0) {
  console.error(`${drifted.join(', ')}: not what the source says. Run: npm run docs`);
  process.exit(1);
}

function readOr(file, otherwise = '') {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return otherwise;
  }
}
