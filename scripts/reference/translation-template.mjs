/** All English texts of the elements in one object, with their comments: the file that a translator copies. */
import { readFileSync } from 'node:fs';
import ts from 'typescript';

/** Where the texts are, and what a heading over them says. */
const sources = {
  'locales/en': 'The game. The replay and the record book use some of these texts, too',
  'teacher-texts': 'Hints with reasons',
  'replay-texts': 'The replay',
  'review-texts': 'The review of a replay',
  'games-texts': 'Games that were played on, in a review and a lesson',
  'learn-texts': 'Questions and lessons of a replay',
  'records-texts': 'The record book',
};

/** The texts of a source, each with its name, the strings in it, and the source code with the comment before it. */
function textsIn(file) {
  const path = `src/words/${file}.ts`;
  const source = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.ES2022);
  return source.statements
    .filter(ts.isVariableStatement)
    .flatMap(({ declarationList }) => declarationList.declarations)
    .map(({ initializer }) => initializer)
    .find(ts.isObjectLiteralExpression)
    .properties.filter(({ name }) => !name.text.startsWith('$'))
    .map((property) => ({
      name: property.name.text,
      strings: stringsIn(property.initializer),
      code: `${blankLineBefore(property.getFullText(source))}${property.getFullText(source).trim()},`,
    }));
}

const blankLineBefore = (code) => (/^\s*\n\s*\n/.test(code) ? '\n' : '');

function stringsIn(node) {
  if (ts.isStringLiteral(node)) return [node.text];
  return node.properties.flatMap(({ initializer }) => stringsIn(initializer));
}

/** @returns the file, and how much it is: `texts`, and the `words` of all their forms */
export function translationTemplate(name) {
  const known = new Set();
  const parts = Object.entries(sources).map(([file, title]) => {
    const texts = textsIn(file).filter((text) => !known.has(text.name));
    for (const text of texts) known.add(text.name);
    return { title, texts };
  });
  const words = parts
    .flatMap(({ texts }) => texts.flatMap(({ strings }) => strings))
    .flatMap((text) => text.match(/[\p{L}\p{N}’{}]+/gu) ?? []).length;
  const bodies = parts.map(
    ({ title, texts }) => `/* ${title}. */\n\n${texts.map(({ code }) => code).join('\n')}`,
  );
  const code = `// @ts-check
// Written by scripts/docs.mjs: run \`npm run docs\`. How to translate it: translating.md
// ${known.size} texts, ${words} words.
import { registerTranslation } from '${name}';

/** @type {import('${name}').GameTranslation} */
const translation = {
  /** The tag of your language, such as \`it\` or \`pt-BR\`; its own name; the direction of its script, \`ltr\` or \`rtl\`. */
  $code: 'en',
  $name: 'English',
  $dir: 'ltr',

${bodies.join('\n\n')}
};

registerTranslation(translation);
`;
  return { code, texts: known.size, words };
}
