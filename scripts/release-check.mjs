/** Fails unless a release may go out: `node scripts/release-check.mjs vX.Y.Z`, or without a tag for a dry run. */
import { readFileSync } from 'node:fs';

const { version, repository } = JSON.parse(readFileSync('package.json', 'utf8'));
const [tag] = process.argv.slice(2);
const heading = new RegExp(`^## \\[${version.replaceAll('.', '\\.')}\\] - (.*)$`, 'm');
const [, date] = heading.exec(readFileSync('CHANGELOG.md', 'utf8')) ?? [];

const problems = [
  tag && tag !== `v${version}` && `the tag is ${tag}, and package.json has version ${version}`,
  !date && `CHANGELOG.md has no section [${version}]`,
  tag && date && !/^\d{4}-\d\d-\d\d$/.test(date) && `CHANGELOG.md dates ${version} "${date}"`,
  tag && !repository?.url && 'package.json names no repository: node scripts/owner.mjs https://…',
].filter(Boolean);
for (const problem of problems) console.error(problem);
process.exitCode = problems.length > 0 ? 1 : 0;
