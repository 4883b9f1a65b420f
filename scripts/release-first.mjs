/**
 * `node scripts/release-first.mjs`: the first publish is made by hand, since a trusted publisher can only be attached to a package
 * that exists. Checks, packs, and prints the commands and what to switch on afterwards. It publishes nothing.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';

/** Runs a check, which says itself what is wrong. */
function run(command, ...args) {
  const { status } = spawnSync(command, args, { stdio: 'inherit' });
  if (status !== 0) process.exit(1);
}
const read = (command, ...args) => execFileSync(command, args, { encoding: 'utf8' });

/** What is published must be what everyone can check out. */
function checkCommit() {
  const changed = read('git', 'status', '--porcelain');
  const problem =
    (changed && `changes are not committed:\n${changed}`) ||
    (!read('git', 'branch', '--remotes', '--contains', 'HEAD') && 'HEAD is not pushed');
  if (!problem) return;
  console.error(problem);
  process.exit(1);
}

/** Until now the README says that the package is not published, and how to get it all the same. */
function checkReadme() {
  const readme = readFileSync('README.md', 'utf8');
  const published = readme.replace(/<!-- unpublished -->[^]*<!-- \/unpublished -->\n\n/, '');
  if (published === readme) return;
  writeFileSync('README.md', published);
  console.error(
    'README.md no longer says that nothing is published: commit, push, and run this again',
  );
  process.exit(1);
}

const { name, version, repository } = JSON.parse(readFileSync('package.json', 'utf8'));
checkCommit();
checkReadme();
run(process.execPath, 'scripts/release-check.mjs', `v${version}`);
run('bash', '.ci/run', 'release');
// The build writes files that are committed: they must have been up to date.
checkCommit();
const [{ filename, integrity }] = JSON.parse(read(process.execPath, 'scripts/pack.mjs', '.'));
run(process.execPath, 'scripts/release-rebuild.mjs', filename);
writeFileSync('reports/release-notes.md', read(process.execPath, 'scripts/release-notes.mjs'));
const source = repository.url.replace(/^git\+|\.git$/g, '');
const tag = version.includes('-') ? 'next' : 'latest';

console.log(`
${filename} is packed (${integrity}). Publish it by hand, once, with two-factor authentication:

  npm login
  npm publish ./${filename} --access public --tag ${tag}
  git tag v${version} && git push origin v${version}
  gh release create v${version} --verify-tag --notes-file reports/release-notes.md ${filename}

The notes hold the hash of each CDN file. The workflow that the tag starts passes over what is published.

Then switch on:

1. Trusted publisher: https://www.npmjs.com/package/${name}/access
   GitHub Actions, workflow release.yml, environment npm; then "Require two-factor authentication and disallow tokens".
2. The environment npm: ${source}/settings/environments
3. Private vulnerability reporting: ${source}/settings/security_analysis
4. Pages, source "GitHub Actions": ${source}/settings/pages

From the next version on a tag publishes: git tag vX.Y.Z && git push origin vX.Y.Z`);
