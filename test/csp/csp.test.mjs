/** The built CDN files under the strictest policy that a page can have: everything works, and no violation is reported. */
import assert from 'node:assert/strict';
import { afterEach, test } from 'node:test';
import { newPage } from '../runner/open-page.mjs';
import { drawn, openStage, play, playUntilWon } from '../pages/site.mjs';
import { played } from '../support/played.mjs';

const policy =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; " +
  "require-trusted-types-for 'script'; trusted-types lit-html game-2048";

const { site, browser } = await openStage();
site.put(
  '/report.js',
  `window.reports = [];
  addEventListener('securitypolicyviolation', (event) =>
    reports.push(event.effectiveDirective + ' ' + event.blockedURI + ' ' + event.sample));`,
);
site.put('/style.css', 'game-2048 { --game-2048-gap: 0.05; }');

// A page behind another one draws nothing, and never sees that it is in view: there is one at a time.
afterEach(async () => {
  for (const page of (await browser.pages()).slice(1)) await page.close();
});

/** Opens a page with a module of `dist` under a policy. @returns it, what it has `said`, and names of files `fetched` */
async function openPage(file, body, wanted) {
  const address = site.put(
    '/strict.html',
    `<!doctype html><html lang="en"><title>Strict</title><script src="/report.js"></script>
    <link rel="stylesheet" href="/style.css">
    <script type="module" src="/dist/${file}"></script>
    <body>${body}`,
    { 'content-security-policy': wanted },
  );
  const page = await newPage(browser);
  const said = [];
  const fetched = [];
  page.on('console', (message) => said.push(message.text()));
  page.on('pageerror', (error) => said.push(error.message));
  page.on('request', (request) => fetched.push(request.url().replace(/.*\//, '')));
  await page.goto(address);
  return { page, said, fetched };
}

async function open(attributes) {
  const { page, said } = await openPage(
    'game-2048.min.js',
    `<game-2048 ${attributes}></game-2048>`,
    policy,
  );
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

test('drawing, playing, every control, new sizes and the end violate no policy', async () => {
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
  await page.$eval('game-2048', async (game) => {
    for (const name of ['new', 'undo', 'left', 'give-up']) {
      game.shadowRoot.querySelector(`[part~="button-${name}"]`)?.click();
    }
    game.newGame({ board: Array(2).fill([1024, 1024]) });
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

test('tile-image shows pictures from the server of the page', async () => {
  const { page, said } = await open('seed="csp" tile-image="/demo/tiles/{value}.svg"');
  await play(page, 10);
  await page.waitForFunction(() => {
    const board = document.querySelector('game-2048').shadowRoot.querySelector('#board');
    return board.style.getPropertyValue('--_image-1').includes('/demo/tiles/2.svg');
  });
  await expectSilence(page, said);
});

test('hint() and autoplay compute in a worker', async () => {
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

test('storage, files and forms violate no policy', async () => {
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

test('the share button fetches the code of the picture when it is pressed, and violates no policy', async () => {
  const { page, said, fetched } = await openPage(
    'game-2048.min.js',
    '<game-2048 seed="csp" controls="share"></game-2048>',
    policy,
  );
  await drawn(page);
  await play(page, 10);
  const isFetched = () => fetched.includes('game-2048-picture.min.js');
  assert.equal(isFetched(), false);
  const shared = await page.$eval('game-2048', async (game) => {
    const { promise, resolve } = Promise.withResolvers();
    Object.assign(navigator, { canShare: () => true, share: async (data) => resolve(data) });
    game.shadowRoot.querySelector('[part~="button-share"]').click();
    const [file] = (await promise).files;
    const { width, height } = await createImageBitmap(file);
    const bytes = new Uint8Array(await file.arrayBuffer());
    return { width, height, png: Array.from(bytes) };
  });
  assert.equal(isFetched(), true);
  assert.ok(shared.width >= 800 && shared.height >= 800);
  assert.deepEqual(shared.png.slice(0, 4), [0x89, 0x50, 0x4e, 0x47]);
  await expectSilence(page, said);
});

/** The player of replays fetches files of the page's own server. */
const replayPolicy = `${policy}; connect-src 'self'`;

test('a fetched replay is played by keys, pointer and clock, and violates no policy', async () => {
  const line = played({ seed: 'csp' }, 40).replay;
  site.put('/best.txt', `${line}\n`);
  const { page, said } = await openPage(
    'game-2048-replay.min.js',
    `<game-2048-replay src="best.txt" at="last" controls="play step scrub speed score moves copy download"
    ></game-2048-replay><game-2048-replay line="${line}"></game-2048-replay>`,
    replayPolicy,
  );
  const globals = () => page.evaluate(() => Object.keys(window).length);
  await drawn(page, 'game-2048-replay');
  const before = await globals();
  const tag = 'game-2048-replay';
  assert.equal(await page.$eval(tag, ({ index }) => index), 40);
  await page.$eval(tag, (element) => element.focus());
  for (const key of ['ArrowLeft', 'Home', 'ArrowRight', ']', ' ']) await page.keyboard.press(key);
  await page.waitForFunction(() => document.querySelector('game-2048-replay').index > 2);
  await page.$eval(tag, (element) => element.pause());
  const slider = await page.evaluateHandle(() => document.querySelector('game-2048-replay').shadowRoot.querySelector('[role=slider]')); // prettier-ignore
  await slider.asElement().click();
  assert.ok(await page.$eval(tag, ({ index, length }) => Math.abs(index - length / 2) <= 1));
  assert.equal(await page.evaluate(() => customElements.get('game-2048') !== undefined), true);
  await expectSilence(page, said);
  assert.equal(await globals(), before);
});

test('a review and the computer are fetched when they are asked for, runs in a worker, and violates no policy', async () => {
  const { page, said, fetched } = await openPage(
    'game-2048-replay.min.js',
    `<game-2048-replay review line="${played({ seed: 'review' }, 1000).replay}"></game-2048-replay>`,
    replayPolicy,
  );
  const wait = (part) =>
    page
      .waitForFunction(
        (name) =>
          document.querySelector('game-2048-replay').shadowRoot?.querySelector(`[part~="${name}"]`),
        { polling: 50 },
        part,
      )
      .catch(() => assert.fail(`no ${part}; fetched ${fetched.join(' ')}; ${said.join(' ')}`));
  const button = await wait('button-review');
  await page.waitForNetworkIdle();
  assert.ok(!fetched.some((file) => /review|player|engine/.test(file)), fetched.join(' '));
  await button.evaluate((node) => node.click());
  await wait('review-summary');
  assert.ok(fetched.includes('game-2048-replay-review.min.js'), fetched.join(' '));
  assert.ok(fetched.includes('game-2048-player.min.js'), fetched.join(' '));
  assert.ok(fetched.includes('player-worker.js') || page.workers().length > 0);
  // A row tells the best move, also of the position that is shown already.
  const mistake = await wait('button-worst-mistake');
  await mistake.evaluate((node) => node.click());
  await wait('best-arrow');
  const position = await page.$eval(
    'game-2048-replay',
    (element) => getComputedStyle(element.shadowRoot.querySelector('.move-arrows')).position,
  );
  assert.equal(position, 'absolute', 'its style sheet is in force');
  await expectSilence(page, said);
});

test('a record book keeps, sorts, plays back, deletes, saves and loads games, and violates no policy', async () => {
  const { page, said } = await openPage(
    'game-2048-records.min.js',
    `<script type="module" src="/dist/locales/de.min.js"></script>
    <game-2048 id="game" win-tile="16"></game-2048>
    <game-2048-records for="game" lang="de"></game-2048-records>`,
    policy,
  );
  await drawn(page);
  await playUntilWon(page);
  await playUntilWon(page, { isNew: true });
  const client = await page.createCDPSession();
  await client.send('Browser.setDownloadBehavior', { behavior: 'deny' });
  const press = async (part) => {
    const button = await page.waitForSelector(`game-2048-records >>> [part~="${part}"]:enabled`);
    // By a script: the book may be scrolling, from under a pointer.
    await button.evaluate((node) => node.click());
  };
  for (const button of ['sort', 'download', 'watch']) await press(`button-${button}`);
  await page.waitForFunction(() => {
    const { shadowRoot } = document.querySelector('game-2048-records');
    return shadowRoot.querySelector('game-2048-replay')?.length > 0;
  });
  await press('button-delete');
  const { replay: text } = played({ seed: 'csp' });
  await page.$eval('game-2048-records', (book, line) => book.load(`${line}\nno game`), text);
  assert.equal(await page.$eval('game-2048-records', ({ games }) => games.length), 2);
  assert.match(
    await page.$eval('game-2048-records >>> [part="message"]', ({ innerText }) => innerText),
    /1 Spiel hinzugefügt/,
  );
  const widths = await page.$$eval('game-2048-records >>> [part="bar"]', (bars) =>
    bars.map((bar) => bar.getBoundingClientRect().width),
  );
  assert.ok(
    widths.some((width) => width > 20),
    `bars of ${widths} px are not seen`,
  );
  await expectSilence(page, said);
});
