/** The scripts that prepare a release, in a copy of what they read. */
import assert from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import { appendFileSync, cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';

const files = [
  ...['package.json', 'README.md', 'CHANGELOG.md', 'LICENSE', 'SECURITY.md', 'scripts'],
  ...['.github/ISSUE_TEMPLATE', 'docs/embedding.md'],
];
const source = 'https://github.com/ada/game';

describe('The scripts of a release', () => {
  let folder;
  const git = (...args) =>
    execFileSync('git', ['-c', 'user.name=Ada', '-c', 'user.email=a@b.example', ...args], {
      cwd: folder,
    });
  const script = (name, ...args) =>
    spawnSync(process.execPath, [`scripts/${name}.mjs`, ...args], {
      cwd: folder,
      encoding: 'utf8',
    });

  before(() => {
    folder = mkdtempSync(join(tmpdir(), 'release-'));
    for (const file of files) cpSync(file, join(folder, file), { recursive: true });
    git('init', '-q');
    git('add', '.');
    git('commit', '-qm', 'All');
  });
  after(() => rmSync(folder, { recursive: true }));

  it('release-first refuses a commit that is not pushed, and a tree with changes', () => {
    const refused = () => script('release-first').stderr;
    assert.equal(refused(), 'HEAD is not pushed\n');
    writeFileSync(join(folder, 'LICENSE'), 'Mine');
    assert.equal(refused(), 'changes are not committed:\n M LICENSE\n\n');
    git('checkout', '-q', '.');
    git('update-ref', 'refs/remotes/origin/main', 'HEAD');
    const readme = () => readFileSync(join(folder, 'README.md'), 'utf8');
    assert.match(readme(), /Not published yet/);
    assert.match(refused(), /^README\.md no longer says that nothing is published: commit/);
    assert.doesNotMatch(readme(), /npm pack|unpublished/i);
    git('commit', '-qam', 'Publish');
    git('update-ref', 'refs/remotes/origin/main', 'HEAD');
    assert.match(refused(), /^CHANGELOG\.md dates|^package\.json names no repository/);
  });

  it('npm pack builds first, and packs what the build has made', () => {
    const manifest = join(folder, 'package.json');
    const text = readFileSync(manifest, 'utf8');
    const { scripts, ...rest } = JSON.parse(text);
    const build = 'mkdir dist && echo built > dist/index.js';
    writeFileSync(manifest, JSON.stringify({ ...rest, scripts: { ...scripts, build } }));
    const before = readFileSync(manifest, 'utf8');
    const packed = execFileSync('npm', ['pack', '--json'], { cwd: folder });
    const [{ filename, files: inside }] = JSON.parse(packed);
    assert.ok(inside.some(({ path }) => path === 'dist/index.js'));
    assert.equal(readFileSync(manifest, 'utf8'), before);
    writeFileSync(manifest, text);
    const manifestIn = (tarball) =>
      JSON.parse(execFileSync('tar', ['-xOf', tarball, 'package/package.json'], { cwd: folder }));
    assert.equal(manifestIn(filename).scripts.prepare, undefined);
    assert.equal(script('pack', 'packed').status, 0);
    assert.equal(manifestIn(join('packed', filename)).scripts.prepare, undefined);
    assert.equal(readFileSync(manifest, 'utf8'), text);
  });

  it('prepare refuses an install from git in one sentence, and nothing else', () => {
    const prepare = (variables) =>
      spawnSync('npm', ['run', '--silent', 'prepare'], {
        cwd: folder,
        encoding: 'utf8',
        env: { ...process.env, ...variables },
      });
    const { status, stderr } = prepare({ _PACOTE_NO_PREPARE_: 'git+https://example.com/a.git' });
    assert.equal(status, 1);
    assert.match(stderr, /^game-2048-element must be installed from npm .*, not from git, .*\.\n$/);
    assert.equal(prepare({ _PACOTE_NO_PREPARE_: '' }).status, 0);
  });

  it('release-notes has the hash of every file that README and guides load by a tag', () => {
    const notes = execFileSync(process.execPath, ['scripts/release-notes.mjs'], {
      encoding: 'utf8',
    });
    const papers = ['README.md', 'docs/embedding.md'].map((file) => readFileSync(file, 'utf8'));
    const tags = papers.join('').matchAll(/ src="https:\/\/cdn\S+(\/dist\/[\w.-]+\.js)"/g);
    const named = [...tags].map(([, file]) => file);
    assert.ok(named.length > 2);
    for (const file of named) assert.ok(notes.includes(`${file}"\n  integrity="sha384-`), file);
  });

  it('owner writes whole addresses where a registry needs them, and again for another owner', () => {
    const readme = join(folder, 'README.md');
    appendFileSync(readme, '<picture><source srcset="docs/media/game-dark.png"></picture>\n');
    for (const owner of ['https://github.com/bob/other', source]) {
      assert.equal(script('owner', owner).status, 0);
    }
    const pictures = [
      ...readFileSync(readme, 'utf8').matchAll(/<source[^>]* srcset="([^"]*)"/g),
    ].map(([, url]) => url);
    assert.ok(pictures.length > 0);
    for (const url of pictures) {
      assert.match(url, /^https:\/\/github\.com\/ada\/game\/raw\/HEAD\/docs\/\S+\.\w+$/);
    }
  });
});
