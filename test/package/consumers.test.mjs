/** The packed package, used from fresh folders the ways a page or a server would: `npm run test:package`. */
import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { writeSnippets } from './snippets.mjs';
import { openPage } from '../runner/open-page.mjs';
import { playUntilHeard } from './play-page.mjs';
import { installed, openWorkspace, run } from './workspace.mjs';

const listener = `<output id="heard"></output><script type="module">
  document.querySelector('game-2048').addEventListener('score', (event) => {
    document.querySelector('#heard').textContent = event.detail.score;
  });
</script>`;

/** FULL=1: every framework; otherwise a plain page and one framework. */
const { FULL } = process.env;
const others = ['angular', 'vue', 'svelte', 'lit', 'preact', 'solid'];
const pages = ['vanilla', 'react', ...(FULL ? others : [])];

const { browser, serve, ...work } = await openWorkspace();
const bare = work.empty();
const cdn = await serve((path) => join(installed(bare), path));
const host = await serve((path) => join(bare, path));

/** @returns the address of a page with this body. */
const hosted = (body, head = '') =>
  host.put(
    '/page.html',
    `<!doctype html><html lang="en"><meta charset="utf-8"><title>Consumer</title>${head}<body>${body}`,
  );

/** Opens the page, plays to the first point with real keys, and checks that the host has received it. */
async function scores(url, selector) {
  const page = await openPage(browser, url);
  try {
    assert.ok((await playUntilHeard(page, selector)) > 0);
  } catch (error) {
    throw new Error(`${error.message}; the page said: ${page.said.join('\n')}`, { cause: error });
  }
  return page;
}

describe('a plain page with the CDN file from another origin', () => {
  const tag = '<game-2048 seed="7"></game-2048>';
  const script = (file = 'game-2048.min.js') =>
    `<script type="module" src="${cdn.origin}/dist/${file}"></script>`;
  const player = /player/;

  it('receives the score of a real key press and fetches nothing but that file', async () => {
    const before = cdn.requests.length;
    const page = await scores(hosted(script() + tag + listener));
    assert.deepEqual(cdn.requests.slice(before), ['/dist/game-2048.min.js']);
    assert.deepEqual(page.said, []);
    await page.close();
  });

  it('fetches the player at the first hint, and gets a direction that moves', async () => {
    const page = await openPage(browser, hosted(script() + tag));
    assert.ok(!cdn.requests.some((path) => player.test(path)));
    const [hint, moved] = await page.evaluate(async () => {
      const game = document.querySelector('game-2048');
      const direction = await game.hint();
      return [direction, game.move(direction) !== null];
    });
    assert.match(hint, /^(up|right|down|left)$/);
    assert.ok(moved);
    assert.ok(cdn.requests.some((path) => player.test(path)));
    assert.deepEqual(page.said, []);
    await page.close();
  });

  for (const [how, scripts] of Object.entries({
    'from a file before its own': () => script('locales/de.min.js') + script(),
    'with query strings on both files': () =>
      script('game-2048.min.js?ver=1') + script('locales/de.min.js?ver=2'),
    'from another origin': () =>
      script() +
      '<script type="module" src="/node_modules/game-2048-element/dist/locales/de.js"></script>',
  })) {
    it(`shows another language ${how}, and is fetched once`, async () => {
      const before = cdn.requests.length;
      const page = await openPage(browser, hosted(scripts() + tag.replace(' ', ' lang="de" ')));
      await page.waitForFunction(
        () => /Punkte/.test(document.querySelector('game-2048').shadowRoot?.textContent),
        {},
      );
      assert.equal(cdn.requests.slice(before).filter((path) => /game-2048/.test(path)).length, 1);
      assert.deepEqual(page.said, []);
      await page.close();
    });
  }

  it('leaves a tag to the library that owns it, warns once, and works under another tag', async () => {
    const other = `<script>customElements.define('game-2048', class Other extends HTMLElement {
      connectedCallback() { this.textContent = 'not ours'; }
    })</script>`;
    const ours = `<script type="module">
      import { Game2048Element } from '${cdn.origin}/dist/game-2048.min.js';
      Game2048Element.define('other-2048');
    </script>`;
    const page = await scores(
      hosted(
        other +
          tag +
          ours +
          '<other-2048 seed="7"></other-2048>' +
          listener.replace("'game-", "'other-"),
      ),
      'other-2048',
    );
    assert.equal(await page.$eval('game-2048', (element) => element.textContent), 'not ours');
    assert.equal(page.said.length, 1);
    assert.match(page.said[0], /^warn: .*game-2048/);
    await page.close();
  });
});

describe('a project with a bundler', () => {
  let frameworks, site;

  before(async () => {
    frameworks = work.project('frameworks');
    if (FULL) run(frameworks, 'npm', 'run', 'angular');
    run(frameworks, 'npm', 'run', 'build');
    site = await serve((path) => join(frameworks, 'dist', path));
  });

  for (const name of pages) {
    it(`receives the score of a real key press: ${name}`, async () => {
      const page = await scores(`${site.origin}/${name}/index.html`);
      assert.deepEqual(page.said, []);
      await page.close();
    });
  }

  it('gets hints from the bundled player in a worker', async () => {
    const page = await openPage(browser, `${site.origin}/vanilla/index.html`);
    const workers = [];
    page.on('workercreated', (worker) => workers.push(worker.url()));
    assert.match(await page.$eval('game-2048', (game) => game.hint()), /^(up|right|down|left)$/);
    assert.equal(workers.length, 1);
    assert.match(workers[0], /^http.*player-worker/);
    assert.deepEqual(page.said, []);
    await page.close();
  });

  it('type-checks the React snippets of the documentation, each pasted alone', () => {
    const folders = writeSnippets(frameworks, 'tsx');
    assert.ok(folders.length >= 4);
    for (const folder of folders) run(folder, 'npx', 'tsc', '-p', '.');
  });

  it('type-checks attributes, properties, listeners and templates', { skip: !FULL }, () => {
    run(frameworks, 'npm', 'run', 'types');
  });

  it(
    'type-checks the other snippets of the documentation, each pasted alone',
    { skip: !FULL },
    () => {
      for (const [language, heading, ...check] of [
        ['vue', 'Vue', 'vue-tsc', '-p', '.'],
        [
          'svelte',
          'Svelte and SvelteKit',
          'svelte-check',
          '--workspace',
          '.',
          '--fail-on-warnings',
        ],
        ['ts', 'Angular', 'ngc', '-p', '.', '--noEmit'],
      ]) {
        const folders = writeSnippets(frameworks, language, heading);
        assert.equal(folders.length, 1, heading);
        for (const folder of folders) run(folder, 'npx', ...check);
      }
    },
  );
});

describe('the tarball', () => {
  it('is under 760 kB, without maps, sources, docs or pictures', () => {
    assert.ok(statSync(work.tarball).size < 760_000);
    const files = readdirSync(installed(bare), { recursive: true }).map(String);
    assert.deepEqual(
      files.filter((file) => /\.map$|^(src|docs|demo|test)\b|\.(png|webp)$/.test(file)),
      [],
    );
  });
});

describe('llms.txt of the package', () => {
  it('links to what is in the package, or to a whole address', () => {
    const index = readFileSync(join(installed(bare), 'llms.txt'), 'utf8');
    const targets = Array.from(index.matchAll(/\]\(([^)]+)\)/g), ([, target]) => target);
    assert.ok(targets.length > 2);
    const missing = targets.filter(
      (target) => !/^https:/.test(target) && !existsSync(join(installed(bare), target)),
    );
    assert.deepEqual(missing, []);
  });
});

describe('Node', () => {
  const evaluate = (folder, code) =>
    JSON.parse(run(folder, process.execPath, '--input-type=module', '--eval', code));

  it('plays with the engine and verifies the replay', () => {
    const { score, verified } = evaluate(
      bare,
      `import { Game, verify } from 'game-2048-element/engine';
       const game = new Game({ seed: '2026-11-20' });
       for (let turn = 0; turn < 100; turn++) for (const way of ['left', 'down', 'right']) game.move(way);
       console.log(JSON.stringify({ score: game.score, verified: verify(game.replay).score }));`,
    );
    assert.ok(score > 0);
    assert.equal(verified, score);
  });
});
