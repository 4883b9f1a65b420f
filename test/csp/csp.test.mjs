/** The built CDN file under the strictest policy that a page can have: nothing is reported, everything works. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { drawn, openSite, play } from '../pages/site.mjs';
import { openBrowser } from '../runner/find-browser.mjs';

const policy =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; " +
  "require-trusted-types-for 'script'; trusted-types lit-html game-2048";

let site;
let browser;

before(async () => {
  [site, browser] = await Promise.all([openSite(), openBrowser()]);
  site.put(
    '/report.js',
    `window.reports = [];
    addEventListener('securitypolicyviolation', (event) =>
      reports.push(event.effectiveDirective + ' ' + event.blockedURI + ' ' + event.sample));`,
  );
  site.put('/style.css', 'game-2048 { --game-2048-gap: 0.05; }');
});

after(async () => {
  await browser?.close();
  site?.close();
});

async function open(attributes, { policy: wanted = policy } = {}) {
  const address = site.put(
    '/strict.html',
    `<!doctype html><html lang="en"><title>Strict</title><script src="/report.js"></script>
    <link rel="stylesheet" href="/style.css">
    <script type="module" src="/dist/game-2048.min.js"></script>
    <body><game-2048 ${attributes}></game-2048>`,
    { 'content-security-policy': wanted },
  );
  const page = await browser.newPage();
  const said = [];
  page.on('console', (message) => said.push(message.text()));
  page.on('pageerror', (error) => said.push(error.message));
  await page.goto(address);
  await drawn(page);
  const width = await page.$eval(
    'game-2048',
    ({ shadowRoot }) => shadowRoot.querySelector('[part~="cell"]').getBoundingClientRect().width,
  );
  assert.ok(width > 20, `a cell of ${width} px is not seen`);
  return { page, said };
}

async function expectSilence(page, said) {
  assert.deepEqual(await page.evaluate(() => window.reports), []);
  assert.deepEqual([...said], []);
}

test('a violation of the policy would be reported', async () => {
  const { page } = await open('seed="csp"');
  await page.evaluate(() => document.body.setAttribute('style', 'color: red'));
  await page.waitForFunction(() => window.reports.length > 0);
});

test('drawing, playing, every control, new sizes and the end are not reported', async () => {
  const { page, said } = await open(
    'seed="csp" controls="score best moves new undo hint autoplay directions save load give-up"',
  );
  await page.$eval('game-2048', (game) => game.focus());
  for (const key of ['ArrowLeft', 'ArrowDown', 'ArrowRight', 'ArrowUp']) {
    await page.keyboard.press(key);
  }
  await page.keyboard.down('Shift');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.up('Shift');
  assert.ok(await page.$eval('game-2048', (game) => game.moves > 1));
  for (const size of ['3', '5x4', '8', '2']) {
    await page.$eval('game-2048', (game, value) => game.setAttribute('size', value), size);
    await play(page, 30);
  }
  for (const part of ['new', 'undo', 'left', 'give-up']) {
    await page.$eval(
      'game-2048',
      (game, name) => game.shadowRoot.querySelector(`[part~="button-${name}"]`)?.click(),
      part,
    );
  }
  await page.$eval('game-2048', async (game) => {
    game.newGame({
      board: [
        [1024, 1024],
        [2, 4],
      ],
    });
    await game.updateComplete;
    game.move('left');
    await game.updateComplete;
    game.lang = 'de';
    game.disabled = true;
    await game.updateComplete;
    document.body.append(game);
    await game.updateComplete;
  });
  await expectSilence(page, said);
});

test('pictures from the page’s own server are shown', async () => {
  const { page, said } = await open('seed="csp" tile-image="/demo/tiles/{value}.svg"');
  await play(page, 10);
  await page.waitForFunction(() => {
    const board = document.querySelector('game-2048').shadowRoot.querySelector('#board');
    return board.style.getPropertyValue('--_image-1').includes('/demo/tiles/2.svg');
  });
  await expectSilence(page, said);
});

test('hint and autoplay compute in a worker', async () => {
  const { page, said } = await open('seed="csp"');
  const workers = [];
  page.on('workercreated', (worker) => workers.push(worker.url()));
  const direction = await page.$eval('game-2048', (game) => game.hint());
  assert.ok(['up', 'right', 'down', 'left'].includes(direction));
  await page.$eval('game-2048', (game) => {
    game.autoplay = true;
  });
  await page.waitForFunction(() => document.querySelector('game-2048').moves > 2);
  assert.equal(workers.length, 1);
  await expectSilence(page, said);
});

test('hint works even if the policy forbids workers', async () => {
  const { page } = await open('seed="csp"', { policy: `${policy}; worker-src 'none'` });
  const direction = await page.$eval('game-2048', (game) => game.hint());
  assert.ok(['up', 'right', 'down', 'left'].includes(direction));
});

test('storage, files and forms are not reported', async () => {
  const { page, said } = await open('seed="csp" storage-key="csp" name="game"');
  const client = await page.createCDPSession();
  await client.send('Browser.setDownloadBehavior', { behavior: 'deny' });
  await page.$eval('game-2048', async (game) => {
    const { replay } = game;
    game.move('left');
    game.move('down');
    await game.loadFile(new File([replay], 'game.txt'));
    await game.saveFile();
    await game.loadFile(new File(['<img src=x>'], 'bad.txt')).catch(() => undefined);
  });
  await expectSilence(page, said);
});
