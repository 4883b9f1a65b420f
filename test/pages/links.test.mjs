/** A link to a moment of a replay in an article: where the page has scrolled once everything has loaded. */
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { launchers } from '../runner/find-browser.mjs';
import { openPage } from '../runner/open-page.mjs';
import { played } from '../support/played.mjs';
import { nextFrames, openSite } from './site.mjs';

const game = played({ seed: 'linked' }, 60);

const site = await openSite();
const browsers = {};
for (const [name, launch] of Object.entries(launchers)) browsers[name] = await launch();
after(async () => {
  for (const browser of Object.values(browsers)) await browser.close();
  site.close();
});

const text = '<p>Text that stands above the replay, and goes on for a line or two.</p>'.repeat(40);
const script = '<script type="module" src="/dist/game-2048-replay.min.js"></script>';
const replay =
  '<game-2048-replay id="best" src="/slow.txt"><a href="/slow.txt">My best game</a></game-2048-replay>';
const article = (
  body,
) => `<!doctype html><html lang="en"><meta charset="utf-8"><title>Article</title>
  <link rel="icon" href="data:,"><meta name="viewport" content="width=device-width">
  <body><h1>An article</h1><a id="link" href="#best@41">Move 41</a>
  <a id="other" href="#best@12">Move 12</a>${body}${text}`;

/** What loads late: the page waits for the promise `come`, which `arrive` resolves. */
const pages = {
  'a slow file': text + replay + script,
  'a slow neighbour above':
    '<game-2048-replay src="/slow.txt"></game-2048-replay>' +
    `${text}<div id="neighbour"></div>${replay}${script}` +
    `<script>come.then(() => neighbour.style.height = '700px')</script>`,
  'a slow element':
    text + replay + `<script>come.then(() => import('/dist/game-2048-replay.min.js'))</script>`,
};
const sizes = { 'a phone': [390, 844], 'a tablet': [820, 1180], 'a desktop': [1280, 800] };

async function openLink(browser, body, [width, height]) {
  const page = await openPage(browser, 'about:blank', { viewport: { width, height } });
  const late =
    '<script>globalThis.come = new Promise((resolve) => { globalThis.arrive = resolve })</script>';
  const fetched = `<script>{ const { fetch } = window; window.fetch = (...all) => come.then(() => fetch(...all)) }</script>`;
  site.put('/slow.txt', game.replay);
  await page.goto(`${site.put('/article.html', article(late + fetched + body))}#best@41`);
  return page;
}

async function arrive(page) {
  await nextFrames(page);
  await page.evaluate(() => globalThis.arrive());
  // Also those above, which move the others.
  await page.waitForFunction(() =>
    [...document.querySelectorAll('game-2048-replay')].every((film) =>
      film.shadowRoot?.querySelector('[role=application]'),
    ),
  );
  for (let n = 0; n < 5; n++) await nextFrames(page);
}

/** How much of the replay is in sight, from 0 to 1. */
const share = () => {
  const { top, bottom, height } = document.querySelector('#best').getBoundingClientRect();
  return (Math.min(bottom, innerHeight) - Math.max(top, 0)) / height;
};
const untilInSight = (page) => page.waitForFunction(`(${share})() >= 0.8`);

for (const [name, browser] of Object.entries(browsers)) {
  for (const [where, size] of Object.entries(sizes)) {
    for (const [what, body] of Object.entries(pages)) {
      test(`a link to a moment lands on its replay with ${what} on ${where}, ${name}`, async () => {
        const page = await openLink(browser, body, size);
        await arrive(page);
        const seen = await page.evaluate(share);
        assert.ok(seen >= 0.8, `${seen} of the replay is in sight`);
        assert.equal(await page.$eval('#best', ({ index }) => index), 41);
        await page.close();
      });
    }
  }

  test(`a reader who scrolls stays there; the next click on the link lands again, ${name}`, async () => {
    const page = await openLink(browser, pages['a slow file'], sizes['a desktop']);
    await page.waitForFunction(() => scrollY > 0);
    await page.keyboard.press('Home');
    await page.waitForFunction(() => scrollY === 0);
    await arrive(page);
    assert.equal(await page.evaluate(() => scrollY), 0);
    await page.click('#link');
    await untilInSight(page);
    await page.close();
  });

  test(`Back shows the moment before, ${name}`, async () => {
    const page = await openLink(browser, pages['a slow file'], sizes['a desktop']);
    await arrive(page);
    await page.click('#other');
    await page.waitForFunction(() => document.querySelector('#best').index === 12);
    await page.goBack();
    await page.waitForFunction(() => document.querySelector('#best').index === 41);
    await nextFrames(page);
    await untilInSight(page);
    await page.close();
  });

  test(`no text below a replay jumps when its file has come, ${name}`, async () => {
    const page = await openLink(browser, replay + script, sizes['a phone']);
    await page.waitForFunction(() => customElements.get('game-2048-replay'));
    await nextFrames(page);
    const height = () => page.$eval('#best', (element) => element.getBoundingClientRect().height);
    const reserved = await height();
    await arrive(page);
    assert.ok(Math.abs((await height()) - reserved) < 40, `${reserved}, then ${await height()}`);
    await page.close();
  });
}
