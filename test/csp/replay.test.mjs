/** The CDN file of the player, alone on a page with the strictest policy there is: nothing is reported, everything works. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { Game } from '../../dist/engine.js';
import { drawn, openSite } from '../pages/site.mjs';
import { openBrowser } from '../runner/find-browser.mjs';

const policy =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; " +
  "require-trusted-types-for 'script'; trusted-types lit-html game-2048";

let site;
let browser;

before(async () => {
  [site, browser] = await Promise.all([openSite(), openBrowser()]);
});

after(async () => {
  await browser?.close();
  site?.close();
});

test('plays a fetched replay by keys, pointer and clock without a report, and brings the board along', async () => {
  const game = new Game({ seed: 'csp' });
  for (let n = 0; n < 40; n++) game.move('left') ?? game.move('down') ?? game.move('right') ?? game.move('up'); // prettier-ignore
  site.put('/best.txt', `${game.replay}\n`);
  site.put(
    '/report.js',
    `window.reports = [];
    addEventListener('securitypolicyviolation', (event) =>
      reports.push(event.effectiveDirective + ' ' + event.blockedURI + ' ' + event.sample));`,
  );
  const address = site.put(
    '/strict.html',
    `<!doctype html><html lang="en"><title>Strict</title><script src="/report.js"></script>
    <script type="module" src="/dist/game-2048-replay.min.js"></script>
    <body><game-2048-replay src="best.txt" at="last" controls="play step scrub speed score moves copy download"
    ></game-2048-replay><game-2048-replay line="${game.replay}"></game-2048-replay>`,
    { 'content-security-policy': policy },
  );
  const page = await browser.newPage();
  const said = [];
  page.on('console', (message) => said.push(message.text()));
  page.on('pageerror', (error) => said.push(error.message));
  const globals = () => page.evaluate(() => Object.keys(window).length);
  await page.goto(address);
  await drawn(page, 'game-2048-replay');
  const before = await globals();
  const tag = 'game-2048-replay';
  assert.equal(await page.$eval(tag, ({ moveIndex }) => moveIndex), game.moves);
  await page.$eval(tag, (element) => element.focus());
  for (const key of ['ArrowLeft', 'Home', 'ArrowRight', ']', ' ']) await page.keyboard.press(key);
  await page.waitForFunction(() => document.querySelector('game-2048-replay').moveIndex > 2);
  await page.$eval(tag, (element) => element.pause());
  const slider = await page.evaluateHandle(() => document.querySelector('game-2048-replay').shadowRoot.querySelector('[role=slider]')); // prettier-ignore
  await slider.asElement().click();
  assert.ok(
    await page.$eval(tag, ({ moveIndex, length }) => Math.abs(moveIndex - length / 2) <= 1),
  );
  assert.equal(await page.evaluate(() => customElements.get('game-2048') !== undefined), true);
  assert.deepEqual(await page.evaluate(() => window.reports), []);
  assert.deepEqual(said, []);
  assert.equal(await globals(), before);
});

test('reviews a game in the worker without a report, fetching the computer only when asked', async () => {
  const game = new Game({ seed: 'csp' });
  for (let n = 0; n < 80; n++) game.move('left') ?? game.move('down') ?? game.move('right') ?? game.move('up'); // prettier-ignore
  site.put(
    '/report.js',
    `window.reports = [];
    addEventListener('securitypolicyviolation', (event) =>
      reports.push(event.effectiveDirective + ' ' + event.blockedURI + ' ' + event.sample));`,
  );
  const address = site.put(
    '/review.html',
    `<!doctype html><html lang="en"><title>Review</title><script src="/report.js"></script>
    <script type="module" src="/dist/game-2048-replay.min.js"></script>
    <body><game-2048-replay review line="${game.replay}"></game-2048-replay>`,
    { 'content-security-policy': policy },
  );
  const page = await browser.newPage();
  const problems = [];
  const fetched = [];
  page.on('console', (message) => problems.push(message.text()));
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('request', (request) => fetched.push(request.url().replace(/.*\//, '')));
  await page.goto(address);
  const wait = (part) =>
    page.waitForFunction(
      (name) =>
        document.querySelector('game-2048-replay').shadowRoot.querySelector(`[part~="${name}"]`),
      {},
      part,
    );
  const button = await wait('button-review');
  assert.ok(fetched.includes('game-2048-replay-review.min.js'), fetched.join(' '));
  assert.ok(!fetched.some((file) => /player|engine/.test(file)), fetched.join(' '));
  await button.asElement().click();
  await wait('review-summary');
  assert.ok(fetched.includes('game-2048-player.min.js'), fetched.join(' '));
  assert.ok(fetched.includes('player-worker.js') || page.workers().length > 0);
  await button.asElement().click();
  await wait('best-arrow');
  const position = await page.$eval(
    'game-2048-replay',
    (element) => getComputedStyle(element.shadowRoot.querySelector('.arrows')).position,
  );
  assert.equal(position, 'absolute', 'its style sheet is in force');
  assert.deepEqual(await page.evaluate(() => window.reports), []);
  assert.deepEqual(problems, []);
  await page.close();
});
