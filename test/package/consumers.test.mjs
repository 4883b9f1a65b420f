/** The packed package, used from fresh folders the ways a page or a server would: `npm run test:package`. */
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openBrowser } from '../runner/find-browser.mjs';
import { serve } from '../runner/serve.mjs';
import { open, playUntilHeard } from './player.mjs';
import { installed, packPackage, run } from './workspace.mjs';

const listener = `<output id="heard"></output><script type="module">
  document.querySelector('game-2048').addEventListener('score', (event) => {
    document.querySelector('#heard').textContent = event.detail.score;
  });
</script>`;

let work, bare, frameworks, browser, cdn, host;

before(async () => {
  work = packPackage();
  bare = work.empty();
  frameworks = work.project('frameworks');
  cdn = await serve((path) => join(installed(bare), path));
  host = await serve((path) => join(bare, path));
  browser = await openBrowser();
});

after(async () => {
  await browser?.close();
  cdn?.close();
  host?.close();
  work?.remove();
});

/** @returns the address of a page with this body. */
const hosted = (body, head = '') =>
  host.put(
    '/page.html',
    `<!doctype html><html lang="en"><meta charset="utf-8"><title>Consumer</title>${head}<body>${body}`,
  );

/** Opens the page, plays to the first point with real keys, and checks that the host has received it. */
async function scores(url, selector) {
  const { page, said } = await open(browser, url);
  try {
    assert.ok((await playUntilHeard(page, selector)) > 0);
  } catch (error) {
    throw new Error(`${error.message}; the page said: ${said.join('\n')}`, { cause: error });
  }
  return { page, said };
}

describe('a plain page with the CDN file from another origin', () => {
  const tag = '<game-2048 seed="7"></game-2048>';
  const script = (file = 'game-2048.min.js') =>
    `<script type="module" src="${cdn.origin}/dist/${file}"></script>`;
  const player = /player/;

  it('receives the score of a real key press and fetches nothing but that file', async () => {
    const before = cdn.requests.length;
    const { page, said } = await scores(hosted(script() + tag + listener));
    assert.deepEqual(cdn.requests.slice(before), ['/dist/game-2048.min.js']);
    assert.deepEqual(said, []);
    await page.close();
  });

  it('fetches the player at the first hint, and gets a direction that moves', async () => {
    const { page, said } = await open(browser, hosted(script() + tag));
    assert.ok(!cdn.requests.some((path) => player.test(path)));
    const [hint, moved] = await page.evaluate(async () => {
      const game = document.querySelector('game-2048');
      const direction = await game.hint();
      return [direction, game.move(direction) !== null];
    });
    assert.match(hint, /^(up|right|down|left)$/);
    assert.ok(moved);
    assert.ok(cdn.requests.some((path) => player.test(path)));
    assert.deepEqual(said, []);
    await page.close();
  });

  for (const [how, scripts] of Object.entries({
    'after a second tag': () => script() + script('locales/de.min.js'),
    'from a file before its own': () => script('locales/de.min.js') + script(),
    'with query strings on both files': () =>
      script('game-2048.min.js?ver=1') + script('locales/de.min.js?ver=2'),
    'from another origin': () =>
      script() +
      '<script type="module" src="/node_modules/game-2048-element/dist/locales/de.js"></script>',
  })) {
    it(`shows another language ${how}, and is fetched once`, async () => {
      const before = cdn.requests.length;
      const { page, said } = await open(
        browser,
        hosted(scripts() + tag.replace(' ', ' lang="de" ')),
      );
      await page.waitForFunction(
        () => /Punkte/.test(document.querySelector('game-2048').shadowRoot?.textContent),
        { timeout: 10_000 },
      );
      assert.equal(cdn.requests.slice(before).filter((path) => /game-2048/.test(path)).length, 1);
      assert.deepEqual(said, []);
      await page.close();
    });
  }

  it('works when the file is on the page twice, from two places', async () => {
    const twice = `${script()}<script type="module" src="/node_modules/game-2048-element/dist/game-2048.min.js"></script>`;
    const { page, said } = await scores(hosted(twice + tag + listener));
    assert.deepEqual(said, []);
    await page.close();
  });

  it('leaves a tag to the library that owns it, warns once, and works under another name', async () => {
    const other = `<script>customElements.define('game-2048', class Other extends HTMLElement {
      connectedCallback() { this.textContent = 'not ours'; }
    })</script>`;
    const ours = `<script type="module">
      import { Game2048Element } from '${cdn.origin}/dist/game-2048.min.js';
      Game2048Element.define('other-2048');
    </script>`;
    const { page, said } = await scores(
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
    assert.equal(said.length, 1);
    assert.match(said[0], /^warn: .*game-2048/);
    await page.close();
  });

  it('does no harm to a page that forgets type="module", and the console says why', async () => {
    const classic = script().replace('type="module" ', '');
    const { page, said } = await open(browser, hosted(`${classic}${tag}<p>The page</p>`));
    assert.equal(await page.$eval('p', (element) => element.textContent), 'The page');
    assert.equal(said.length, 1);
    assert.match(said[0], /SyntaxError|import|export|module/);
    await page.close();
  });
});

describe('a page with an import map', () => {
  it('hears the score of a real key press', async () => {
    const at = (path) => `/node_modules/${path}`;
    const imports = {
      'game-2048-element': at('game-2048-element/dist/index.js'),
      lit: at('lit/index.js'),
      'lit/': at('lit/'),
      'lit-html': at('lit-html/lit-html.js'),
      'lit-html/': at('lit-html/'),
      'lit-element/lit-element.js': at('lit-element/lit-element.js'),
      '@lit/reactive-element': at('@lit/reactive-element/reactive-element.js'),
    };
    const { page, said } = await scores(
      hosted(
        `<game-2048 seed="7"></game-2048>${listener}<script type="module">import 'game-2048-element'</script>`,
        `<script type="importmap">${JSON.stringify({ imports })}</script>`,
      ),
    );
    assert.deepEqual(said, []);
    await page.close();
  });
});

describe('a project with a bundler', () => {
  let site;

  before(async () => {
    run(frameworks, 'npm', 'run', 'build');
    site = await serve((path) => join(frameworks, 'dist', path));
  });
  after(() => site?.close());

  for (const name of ['vanilla', 'angular', 'react', 'vue', 'svelte', 'lit', 'preact', 'solid']) {
    it(`receives the score of a real key press: ${name}`, async () => {
      const { page, said } = await scores(`${site.origin}/${name}/index.html`);
      assert.deepEqual(said, []);
      await page.close();
    });
  }

  it('gets hints from the bundled player, in a worker', async () => {
    const { page, said } = await open(browser, `${site.origin}/vanilla/index.html`);
    const workers = [];
    page.on('workercreated', (worker) => workers.push(worker.url()));
    assert.match(await page.$eval('game-2048', (game) => game.hint()), /^(up|right|down|left)$/);
    assert.equal(workers.length, 1);
    assert.match(workers[0], /^http.*player-worker/);
    assert.deepEqual(said, []);
    await page.close();
  });

  it('type-checks attributes, properties, listeners and templates', () => {
    run(frameworks, 'npm', 'run', 'types');
  });
});

describe('the tarball', () => {
  it('is under 500 kB, without maps, sources, docs or pictures', () => {
    assert.ok(statSync(work.tarball).size < 500_000);
    const files = readdirSync(installed(bare), { recursive: true }).map(String);
    assert.deepEqual(
      files.filter((file) => /\.map$|^(src|docs|demo|test)\b|\.(png|webp)$/.test(file)),
      [],
    );
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

  it('lets the computer play a game to its end', () => {
    const { over } = evaluate(
      bare,
      `import { Game } from 'game-2048-element/engine';
       import { ComputerPlayer, playGame } from 'game-2048-element/player';
       const result = await playGame(new Game({ size: 3, seed: 7 }), new ComputerPlayer({ thinkTime: 1 }));
       console.log(JSON.stringify(result));`,
    );
    assert.equal(over, true);
  });

  it('waits for a player that never answers for as long as a signal lets it', () => {
    const reason = evaluate(
      bare,
      `import { Game } from 'game-2048-element/engine';
       import { playGame } from 'game-2048-element/player';
       const player = { chooseMove: () => new Promise(() => {}) };
       const signal = AbortSignal.timeout(200);
       await playGame(new Game(), player, { signal }).catch(({ name }) => console.log(JSON.stringify(name)));`,
    );
    assert.equal(reason, 'TimeoutError');
  });

  it('imports every entry point without a DOM', () => {
    const { exports } = JSON.parse(readFileSync(join(installed(bare), 'package.json'), 'utf8'));
    const doors = Object.entries(exports)
      .filter(([door, target]) => door !== './cdn' && 'default' in Object(target))
      .map(([door]) => door.replace('.', 'game-2048-element').replace('*', 'de'));
    assert.ok(doors.length >= 5);
    for (const door of doors) {
      assert.equal(evaluate(bare, `await import('${door}'); console.log(1)`), 1, door);
    }
  });

  it('judges posted games with the ranking of docs/ranking.md', () => {
    const page = readFileSync(new URL('../../docs/ranking.md', import.meta.url), 'utf8');
    const [, ranking] = /```js\n([^`]*export function check[^`]*)```/.exec(page);
    writeFileSync(join(bare, 'ranking.mjs'), ranking);
    const verdicts = evaluate(
      bare,
      `import { Game } from 'game-2048-element/engine';
       import { check } from './ranking.mjs';
       const day = (ago) => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10);
       const play = (seed) => {
         const game = new Game({ seed });
         while (!game.over) for (const way of ['left', 'down', 'right', 'up']) game.move(way);
         return game;
       };
       const game = play(day(0));
       const late = play(day(1));
       const left = new Game({ seed: day(0) });
       left.giveUp();
       console.log(JSON.stringify({
         honest: check(game.replay)?.score === game.score,
         yesterdays: check(late.replay)?.score === late.score,
         older: check(play(day(2)).replay),
         unfinished: check(new Game({ seed: day(0) }).replay),
         left: check(left.replay),
         tampered: check(game.replay.slice(0, -9)),
         nonsense: check('2048'),
       }));`,
    );
    assert.deepEqual(verdicts, {
      honest: true,
      yesterdays: true,
      older: null,
      unfinished: null,
      left: null,
      tampered: null,
      nonsense: null,
    });
  });

  it('renders a seeded board on the server', () => {
    const markup = evaluate(
      frameworks,
      `import { render } from '@lit-labs/ssr';
       import { collectResult } from '@lit-labs/ssr/lib/render-result.js';
       import { html } from 'lit';
       import 'game-2048-element';
       const result = render(html\`<game-2048 seed="7" size="5x4"></game-2048>\`);
       console.log(JSON.stringify(await collectResult(result)));`,
    );
    assert.match(
      markup,
      /<template shadowroot="open" shadowrootmode="open" shadowrootdelegatesfocus>/,
    );
    assert.match(markup, /role="application"/);
  });
});
