/**
 * Writes what is generated for readers: the reference docs/api.md, llms.txt (an index), and the skill for coding agents. The element comes from custom-elements.json, engine and player from
 * their built types. With `--check` it writes nothing, and fails if a file is not what it would write.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { index, skill } from './reference/agents.mjs';
import { importsAndFiles } from './reference/by-hand.mjs';
import { elementReference } from './reference/element.mjs';
import { PublicTypes } from './reference/public-types.mjs';

const manifest = JSON.parse(readFileSync('package.json', 'utf8'));
const { name, version } = manifest;
const cdn = `https://cdn.jsdelivr.net/npm/${name}@${version}/dist/game-2048.min.js`;
const elements = JSON.parse(readFileSync('custom-elements.json', 'utf8'))
  .modules.flatMap(({ declarations }) => declarations)
  .filter(({ customElement }) => customElement);

const typescript = (door, wanted) =>
  `\`\`\`ts\n${new PublicTypes(door).declarations(wanted)}\n\`\`\``;

/** Types that the tables mention: those that are not classes, and not shown with the engine. */
const engine = typescript('./engine');
const isPlainType = ({ name: type, declarations: [declaration] }) =>
  !(
    'members' in declaration &&
    'heritageClauses' in declaration &&
    /class /.test(declaration.getText())
  ) &&
  !/^Game2048(Replay)?Element$|EventMap$|Detail$|Event$/.test(type) &&
  !engine.includes(`type ${type} `) &&
  !engine.includes(`interface ${type} `);

const reference = [
  importsAndFiles(name),
  ...elements.flatMap((one, index) => elementReference(one, index > 0 ? elements[0] : undefined)),
  '## Types of the elements',
  `\`ControlName\` is a name that the attribute \`controls\` takes. \`LanguageInfo\` has \`$code\`, \`$name\` and \`$dir\`.
\`GameTexts\`, \`TeacherTexts\`, \`ReplayTexts\` and \`ReviewTexts\` have a text under each name in
[\`en.ts\`](../src/element/locales/en.ts) and the files that [Translations](translating.md#another-language) lists.`,
  typescript('./element', isPlainType),
  `## The engine: \`${name}/engine\``,
  engine,
  `## The computer player: \`${name}/player\``,
  typescript('./player'),
  `## Pictures: \`${name}/picture\``,
  typescript('./picture', isPlainType),
].join('\n\n');

const generated =
  '<!-- Written by scripts/docs.mjs from the comments in the source: run `npm run docs`. -->';
const files = {
  'docs/api.md': `# Reference\n\n${generated}\n\n${reference}\n`,
  'llms.txt': index(manifest),
  'skills/game-2048-element/SKILL.md': skill({ name, cdn }, elements),
};

const drifted = [];
for (const [file, content] of Object.entries(files)) {
  const wanted = await format(content, { ...(await resolveConfig(file)), parser: 'markdown' });
  if (process.argv.includes('--check')) {
    if (readOr(file) !== wanted) drifted.push(file);
  } else {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, wanted);
  }
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
