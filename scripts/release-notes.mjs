/**
 * Prints the notes of a release: this version's part of CHANGELOG.md, and for each CDN file the tag with its exact
 * address and its hash.
 */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';

const { name, version } = JSON.parse(readFileSync('package.json', 'utf8'));
const sections = readFileSync('CHANGELOG.md', 'utf8').split(/^## /m);
const changes = sections.find((section) => section.startsWith(`[${version}]`));
if (!changes) throw new Error(`CHANGELOG.md has no section [${version}]`);

/** The files that a tag loads, and how. */
const scripts = {
  'dist/game-2048.min.js': 'type="module"',
  'dist/game-2048.loader.js': 'type="module"',
  'dist/game-2048-replay.min.js': 'type="module"',
  'dist/game-2048-records.min.js': 'type="module"',
  'dist/game-2048.classic.js': 'defer',
};

function tag([file, kind]) {
  const hash = createHash('sha384').update(readFileSync(file)).digest('base64');
  return `\`\`\`html
<script
  ${kind}
  src="https://cdn.jsdelivr.net/npm/${name}@${version}/${file}"
  integrity="sha384-${hash}"
  crossorigin="anonymous"
></script>
\`\`\``;
}

const tags = Object.entries(scripts).filter(([file]) => existsSync(file));
console.log([changes.replace(/^.*\n/, '').trim(), '### From a CDN', ...tags.map(tag)].join('\n\n'));
