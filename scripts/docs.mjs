/**
 * Writes what is generated for readers: the reference (the index docs/api.md and the pages in docs/api/), llms.txt (an index of
 * all pages), the file that a translator copies, and the skill for coding agents. The elements come from custom-elements.json, everything else from the built
 * types. With `--check` it writes nothing, and fails if a file is not what it would write.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { index, skill } from './reference/agents.mjs';
import { importsAndFiles } from './reference/by-hand.mjs';
import { elementPage } from './reference/element.mjs';
import { entryPoint } from './reference/entry-point.mjs';
import { elements as registered, PublicTypes } from './reference/public-types.mjs';
import { list } from './reference/markdown.mjs';
import { translationTemplate } from './reference/translation-template.mjs';

const manifest = JSON.parse(readFileSync('package.json', 'utf8'));
const { name, version } = manifest;
const cdn = `https://cdn.jsdelivr.net/npm/${name}@${version}/dist/game-2048.min.js`;
const elements = JSON.parse(readFileSync('custom-elements.json', 'utf8'))
  .modules.flatMap(({ declarations }) => declarations)
  .filter(({ customElement }) => customElement);

const namesOf = (exports) => exports.map((one) => one.name);
/** What an entry point exports besides what `known` names. */
const exportsOf = (path, known = [], options = {}) =>
  new PublicTypes(path, options).exports().filter((one) => !known.includes(one.name));

/** The page of the modules has the types that it names. */
const byName = { spellsOut: false };
const engine = exportsOf('./engine', [], byName);
const player = exportsOf('./player', namesOf(engine), byName);
const playerOfEngine = exportsOf('./player', namesOf(player)).filter(
  ({ kind }) => kind === 'class',
);
const ratings = '[Ratings](../ratings-and-reviews.md#ratings)';
const reviews = '[Reviews](../ratings-and-reviews.md#reviews)';
const explained = {
  ...{ Rating: ratings, Reason: ratings },
  ...{ Review: reviews, MoveReview: reviews, TurningPoint: reviews },
};
const modules = [
  '# Engine, player and picture',
  'What needs no page: it runs in workers and on servers, too. A wrong argument throws: a TypeError for the wrong kind, a RangeError for a value that is not allowed. The entries name only what else is thrown, or when.',
  `## The engine: \`${name}/engine\``,
  ...entryPoint(engine),
  `## The computer player: \`${name}/player\``,
  `It also exports ${playerOfEngine.map((one) => `\`${one.name}\``).join(', ')} of the engine.`,
  ...entryPoint(player, undefined, explained),
  `## Pictures: \`${name}/picture\``,
  ...entryPoint(exportsOf('./picture', namesOf(engine), byName)),
];

const texts = `\`LanguageInfo\` has \`$code\`, \`$name\` and \`$dir\`. \`GameTexts\`, \`TeacherTexts\`, \`ReplayTexts\`, \`ReviewTexts\`, \`LearnTexts\` and \`RecordsTexts\` have
together a text under each name in [translation.js](../translation.js), which [Translations](../translating.md#another-language) explains.`;
/** Whether a type is only a name for the values of an attribute. */
const isOfAttribute = ({ attributes }, { shape }) =>
  attributes.some(({ type }) => shape && type.text === shape);
const told = namesOf(engine);
/** The page of each element, with the functions and types that no page before it has. */
const pages = elements.map((element, nth) => {
  const { entry } = registered.find(({ tag }) => tag === element.tagName);
  // The class and its events have chapters of their own.
  const own = exportsOf(entry, told).filter(
    (one) =>
      one.kind !== 'class' && !/(EventMap|Detail)$/.test(one.name) && !isOfAttribute(element, one),
  );
  told.push(...namesOf(own));
  return [
    ...elementPage(element, nth > 0 ? elements[0] : undefined),
    ...(own.length > 0
      ? ['## Functions and types', ...entryPoint(own, nth === 0 ? ['### Types'] : [])]
      : []),
    ...(nth === 0 ? [texts] : []),
  ];
});
const pathOf = ({ tagName }) => `api/${tagName}.md`;
const generated =
  '<!-- Written by scripts/docs.mjs from the comments in the source: run `npm run docs`. -->';
const paper = (title, ...pieces) => `${[title, generated, ...pieces].join('\n\n')}\n`;
const files = {
  'docs/api.md': paper(
    '# Reference',
    'What is stable changes only with a new minor version before 1.0, and afterwards with a new major one; what is experimental may change with any release. The changelog says what to change.',
    list([
      ...elements.map((element) => `[\`<${element.tagName}>\`](${pathOf(element)})`),
      '[Engine, player and picture](api/modules.md)',
    ]),
    importsAndFiles(name),
  ),
  ...Object.fromEntries(
    elements.map((element, nth) => [`docs/${pathOf(element)}`, paper(...pages[nth])]),
  ),
  'docs/api/modules.md': paper(...modules),
  'docs/translation.js': translationTemplate(name).code,
  'llms.txt': index(manifest),
  'skills/game-2048-element/SKILL.md': skill({ name, cdn }, elements),
};

const drifted = [];
for (const [file, content] of Object.entries(files)) {
  const parser = file.endsWith('.js') ? 'babel' : 'markdown';
  const wanted = await format(content, { ...(await resolveConfig(file)), parser });
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
