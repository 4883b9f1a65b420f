/**
 * `npm run release:first`: the first publish is made by hand, since a trusted publisher can only be attached to a package
 * that exists. Checks, packs, and prints the commands and what to switch on afterwards. It publishes nothing.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** Runs a check, which says itself what is wrong. */
function run(command, ...args) {
  const { status } = spawnSync(command, args, { stdio: 'inherit' });
  if (status !== 0) process.exit(1);
}

const { name, version, repository } = JSON.parse(readFileSync('package.json', 'utf8'));
run(process.execPath, 'scripts/release-check.mjs', `v${version}`);
run('npm', 'run', '--silent', 'build');
run('npm', 'run', '--silent', 'package:check');
const [{ filename }] = JSON.parse(
  execFileSync('npm', ['pack', '--json', '--ignore-scripts'], { encoding: 'utf8' }),
);
const source = repository.url.replace(/^git\+|\.git$/g, '');
const tag = version.includes('-') ? 'next' : 'latest';

console.log(`
${filename} is packed. Publish it by hand, once, with two-factor authentication:

  npm login
  npm publish ./${filename} --access public --tag ${tag}

Then switch on:

1. Trusted publisher: https://www.npmjs.com/package/${name}/access
   GitHub Actions, workflow release.yml, environment npm; then "Require two-factor authentication and disallow tokens".
2. The environment npm: ${source}/settings/environments
3. Private vulnerability reporting: ${source}/settings/security_analysis
4. Pages, source "GitHub Actions": ${source}/settings/pages

From the next version on a tag publishes: git tag vX.Y.Z && git push origin vX.Y.Z`);
