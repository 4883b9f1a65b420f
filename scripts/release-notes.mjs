/** Prints what a release says: this version's part of CHANGELOG.md, and the CDN tag with the file's SRI hash. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

const { name, version } = JSON.parse(readFileSync('package.json', 'utf8'));
const sections = readFileSync('CHANGELOG.md', 'utf8').split(/^## /m);
const changes = sections.find((section) => section.startsWith(`[${version}]`));
if (!changes) throw new Error(`CHANGELOG.md has no section [${version}]`);

const file = 'dist/game-2048.min.js';
const hash = createHash('sha384').update(readFileSync(file)).digest('base64');

console.log(`${changes.replace(/^.*\n/, '').trim()}

### From a CDN

\`\`\`html
<script
  type="module"
  src="https://cdn.jsdelivr.net/npm/${name}@${version}/${file}"
  integrity="sha384-${hash}"
  crossorigin="anonymous"
></script>
\`\`\``);
