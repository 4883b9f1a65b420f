/**
 * Writes what is generated for readers: the reference docs/api.md, llms.txt (an index), and the skill for coding agents. The elements come
 * from custom-elements.json, everything else from the built types. With `--check` it writes nothing, and fails if a file is not what it would write.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { index, skill } from './reference/agents.mjs';
import { importsAndFiles } from './reference/by-hand.mjs';
import { doorReference } from './reference/door.mjs';
import { elementReference } from './reference/element.mjs';
import { PublicTypes } from './reference/public-types.mjs';

const manifest = JSON.parse(readFileSync('package.json', 'utf8'));
const { name, version } = manifest;
const cdn = `https://cdn.jsdelivr.net/npm/${name}@${version}/dist/game-2048.min.js`;
const elements = JSON.parse(readFileSync('custom-elements.json', 'utf8'))
  .modules.flatMap(({ declarations }) => declarations)
  .filter(({ customElement }) => customElement);

const engine = new PublicTypes('./engine').exports();
const isOfEngine = ({ name }) => engine.some((known) => known.name === name);
/** What an entry point exports besides the engine's. */
const exportsOf = (door) => new PublicTypes(door).exports().filter((one) => !isOfEngine(one));
const player = new PublicTypes('./player').exports();
const playerOfEngine = player.filter((one) => isOfEngine(one) && one.kind === 'class');
/** The elements and the events have chapters of their own. */
const own = ['./element', './replay/element', './records/element']
  .flatMap(exportsOf)
  .filter(({ kind, name: exported }) => kind !== 'class' && !/(EventMap|Detail)$/.test(exported))
  .filter((one, nth, all) => all.findIndex((other) => other.name === one.name) === nth);

const reference = [
  importsAndFiles(name),
  ...elements.flatMap((one, index) => elementReference(one, index > 0 ? elements[0] : undefined)),
  '## Functions and types of the elements',
  ...doorReference(own),
  `\`LanguageInfo\` has \`$code\`, \`$name\` and \`$dir\`. \`GameTexts\`, \`TeacherTexts\`, \`ReplayTexts\`, \`ReviewTexts\` and \`RecordsTexts\` have a text under
each name in [\`en.ts\`](../src/board/locales/en.ts) and the files that [Translations](translating.md#another-language) lists.`,
  `## The engine: \`${name}/engine\``,
  ...doorReference(engine),
  `## The computer player: \`${name}/player\``,
  `It also exports ${playerOfEngine.map(({ name }) => `\`${name}\``).join(', ')}, which the engine's chapter describes.`,
  ...doorReference(player.filter((one) => !isOfEngine(one))),
  `## Pictures: \`${name}/picture\``,
  ...doorReference(exportsOf('./picture')),
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
