/**
 * `node scripts/owner.mjs https://github.com/NAME/REPOSITORY [--author "NAME <MAIL>"] [--homepage URL]` writes who owns the package,
 * and where it lives, into every place that needs it: package.json (repository, homepage, bugs, author), the README's
 * demo link, badges and pictures, the holder in LICENSE, the host in docs/embedding.md, and the links for vulnerabilities in SECURITY.md
 * and the issue forms. llms.txt follows with `npm run docs`.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { author: { type: 'string' }, homepage: { type: 'string' } },
});
const [, source, host, owner, repository] =
  /^(https:\/\/([^/]+)\/([\w.-]+)\/([\w.-]+?))(?:\.git)?\/?$/.exec(positionals[0] ?? '') ?? [];
if (!source) {
  console.error(
    `The repository must be https://HOST/NAME/REPOSITORY, not ${JSON.stringify(positionals[0])}`,
  );
  process.exit(1);
}
const pages = host === 'github.com' ? `https://${owner}.github.io/${repository}/` : source;
const { author = owner, homepage = pages } = values;

const { name, ...fields } = JSON.parse(readFileSync('package.json', 'utf8'));
const { version, description, keywords, license, ...rest } = fields;
const owned = {
  homepage,
  bugs: `${source}/issues`,
  repository: { type: 'git', url: `git+${source}.git` },
  author,
};
for (const key of Object.keys(owned)) Reflect.deleteProperty(rest, key);
write('package.json', () =>
  JSON.stringify({ name, version, description, keywords, ...owned, license, ...rest }, null, 2),
);

const badges = [
  `**[Play the demo](${homepage})**`,
  `[![npm](https://img.shields.io/npm/v/${name})](https://www.npmjs.com/package/${name})`,
  `[![CI](${source}/actions/workflows/ci.yml/badge.svg)](${source}/actions/workflows/ci.yml)`,
  `[![MIT](https://img.shields.io/npm/l/${name})](LICENSE)`,
];
write('README.md', (text) =>
  text
    .replace(/(<!-- owner -->)[^]*?(<!-- \/owner -->)/, `$1\n\n${badges.join('\n')}\n\n$2`)
    // npm's page finds the relative addresses of images, but not these.
    .replace(
      /(<source\b[^>]*\bsrcset=")(?:https:[^"]*\/raw\/HEAD\/)?(?!https:)/g,
      `$1${source}/raw/HEAD/`,
    ),
);
write('.github/ISSUE_TEMPLATE/config.yml', (text) =>
  text.replace(/\ncontact_links:[^]*$|\s*$/, () =>
    [
      '',
      'contact_links:',
      '  - name: A vulnerability',
      `    url: ${source}/security/advisories/new`,
      '    about: Please report it privately. SECURITY.md says what is in scope.',
    ].join('\n'),
  ),
);
write('LICENSE', (text) =>
  text.replace(/^(Copyright \(c\) \d+) .*$/m, `$1 ${author.replace(/ <.*/, '')}`),
);
write('docs/embedding.md', (text) =>
  text.replaceAll('https://YOUR-HOST/', homepage.replace(/\/?$/, '/')),
);
write('SECURITY.md', (text) =>
  text.replace(
    /"Report a vulnerability" on the repository's Security tab|\[report a vulnerability\]\([^)]*\)/,
    `[report a vulnerability](${source}/security/advisories/new)`,
  ),
);
console.log(`${name} belongs to ${author}, ${source}. Now run: npm run build && npm run docs`);

function write(file, change) {
  writeFileSync(file, `${change(readFileSync(file, 'utf8')).trimEnd()}\n`);
}
