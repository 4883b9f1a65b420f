/** A game that waits for its first touch, key or focus, behind a still board: `game-2048.loader.js?load=touch`. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, afterEach, describe, test } from 'node:test';
import { allLaunchers, openBrowser } from '../runner/find-browser.mjs';
import { openPage } from '../runner/open-page.mjs';
import { root } from '../support/snippets.mjs';
import { nextFrames, openSite } from './site.mjs';

const file = '/dist/game-2048.min.js';
const loader = '<script type="module" src="/dist/game-2048.loader.js?load=touch"></script>';
const game = '<game-2048 seed="7"></game-2048>';
const polling = 50;

const site = await openSite();
after(() => site.close());
// Beside this loader there is no game.
for (const name of ['game-2048.loader.js', 'game-2048-still.min.js'])
  site.put(`/alone/${name}`, readFileSync(`${root}dist/${name}`, 'utf8'));

const html = (body) =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>A page</title>
  <meta name="viewport" content="width=device-width"><link rel="icon" href="data:,">${loader}
  <body>${body}<p><a href="#">Link</a></p>`;

const untilStill = (page) =>
  page.waitForFunction(
    () => document.querySelector('game-2048').shadowRoot?.querySelector('button[part=board]'),
    { polling },
  );
const untilGame = (page) =>
  page.waitForFunction(
    () => document.querySelector('game-2048').shadowRoot?.querySelector('[role=application]'),
    { polling },
  );
const untilMoves = (page, count) =>
  page.waitForFunction(
    (wanted) => document.querySelector('game-2048').moves === wanted,
    { polling },
    count,
  );
const directionsOf = (page) => page.evaluate(() => window.moved.join(' '));

/** What a player can do, in each browser. */
const hands = {
  puppeteer: {
    key: (page, key) => page.keyboard.press(key),
    async swipe(page, [x, y], [toX, toY]) {
      // Only once a page is drawn does the browser know where it takes touches itself.
      await nextFrames(page);
      const touch = await page.touchscreen.touchStart(x, y);
      for (let step = 1; step <= 4; step++)
        await touch.move(x + ((toX - x) * step) / 4, y + ((toY - y) * step) / 4);
      await touch.end();
    },
    tap: (page, x, y) => page.touchscreen.tap(x, y),
  },
  // Its driver never ends a pointer's action in a whole page.
  WebKit: { key: (page, key) => page.press(key) },
};

test('without JavaScript the content of a tag stays', async () => {
  const browser = await openBrowser();
  after(() => browser.close());
  const prepare = (page) => page.setJavaScriptEnabled(false);
  const address = site.put('/none.html', html('<game-2048>2048 needs JavaScript</game-2048>'));
  const page = await openPage(browser, address, { prepare });
  assert.match(await page.$eval('body', ({ innerText }) => innerText), /2048 needs JavaScript/);
});

for (const [name, launch] of Object.entries(allLaunchers)) {
  describe(`in ${name}`, async () => {
    const browser = await launch();
    after(() => browser.close());
    const hand = hands[name] ?? hands.puppeteer;
    // Its tabs stand behind the first, and never see that a board comes near.
    const near = { skip: name === 'WebKit' };
    const pages = [];
    afterEach(async () => {
      for (const page of pages.splice(0)) await page.close();
    });

    /** Opens a page with this body, which notes its moves. */
    async function open(body, { path = '/touch.html', headers } = {}) {
      const page = await openPage(browser, site.put(path, html(body), headers), {});
      pages.push(page);
      await page.evaluate(() => {
        window.moved = [];
        addEventListener('move', ({ detail }) =>
          window.moved.push(`${detail.by}:${detail.direction}`),
        );
      });
      return page;
    }
    async function openStill(body = game, options) {
      const page = await open(body, options);
      await untilStill(page);
      return page;
    }
    const isLoaded = (page) => page.evaluate(() => Boolean(customElements.get('game-2048')));
    const middle = (page) =>
      page.$eval('game-2048', ({ shadowRoot }) => {
        const { x, y, width, height } = shadowRoot
          .querySelector('[part~=board]')
          .getBoundingClientRect();
        return [Math.round(x + width / 2), Math.round(y + height / 2)];
      });

    test('a game in view is a still board, and its file is not fetched', async () => {
      const before = site.requests.length;
      const page = await openStill();
      assert.equal(await isLoaded(page), false);
      assert.ok(!site.requests.slice(before).includes(file));
    });

    test('the arrow keys and WASD that bring the game are played, in their order', async () => {
      const page = await openStill();
      await hand.key(page, 'Tab');
      for (const key of ['x', 'ArrowLeft', 's', 'ArrowRight', 'w']) await hand.key(page, key);
      await untilMoves(page, 4);
      assert.equal(await directionsOf(page), 'player:left player:down player:right player:up');
      await hand.key(page, 'ArrowLeft');
      await untilMoves(page, 5);
    });

    test('the arrow keys that bring the game are played though the focus has left', async () => {
      const page = await openStill(`${game}<input>`);
      // All in one task: the file cannot come before the focus has left.
      await page.evaluate(() => {
        const { shadowRoot } = document.querySelector('game-2048');
        const board = shadowRoot.querySelector('button');
        board.focus();
        for (const key of ['ArrowLeft', 'ArrowDown', 'ArrowRight'])
          board.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, composed: true }));
        document.querySelector('input').focus();
      });
      await untilMoves(page, 3);
      assert.equal(await directionsOf(page), 'player:left player:down player:right');
      assert.equal(await page.evaluate(() => document.activeElement.localName), 'input');
    });

    test('the swipe that brings the game is played', { skip: !hand.swipe }, async () => {
      const page = await openStill();
      const [x, y] = await middle(page);
      await hand.swipe(page, [x, y], [x - 90, y + 5]);
      await untilMoves(page, 1);
      assert.equal(await directionsOf(page), 'player:left');
    });

    test('a tap brings the game, and gives it the focus', { skip: !hand.tap }, async () => {
      const page = await openStill();
      await hand.tap(page, ...(await middle(page)));
      await untilGame(page);
      await page.waitForFunction(() => document.activeElement.localName === 'game-2048', {
        polling,
      });
      await hand.key(page, 'ArrowLeft');
      await untilMoves(page, 1);
    });

    test('the button "Play 2048" brings the game; data-play-label names it otherwise', async () => {
      const page = await openStill('<game-2048 data-play-label="2048 spielen"></game-2048>' + game);
      const labels = await page.evaluate(() =>
        [...document.querySelectorAll('game-2048')].map(
          ({ shadowRoot }) => shadowRoot.querySelector('button').ariaLabel,
        ),
      );
      assert.deepEqual(labels, ['2048 spielen', 'Play 2048']);
      await page.$eval('game-2048', ({ shadowRoot }) => shadowRoot.querySelector('button').click());
      await untilGame(page);
    });

    test('the page finds its attributes as they were, and nothing of the still board', async () => {
      const tag =
        '<game-2048 style="margin-top: 3px" tabindex="0" class="mine" seed="7"></game-2048>';
      const read = () => document.querySelector('game-2048').outerHTML;
      const page = await openStill(tag);
      assert.equal(await page.evaluate(read), tag);
      await page.evaluate(async () => {
        const { load } = await import('/dist/game-2048.loader.js?load=touch');
        await load('game-2048');
      });
      await untilGame(page);
      assert.equal(await page.evaluate(read), tag);
      const { buttons, sections } = await page.$eval('game-2048', ({ shadowRoot }) => ({
        buttons: shadowRoot.querySelectorAll('button[part=board]').length,
        sections: shadowRoot.querySelectorAll('section').length,
      }));
      assert.deepEqual({ buttons, sections }, { buttons: 0, sections: 0 });
    });

    test('a strict policy and Trusted Types refuse nothing', async () => {
      const policy =
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; " +
        "require-trusted-types-for 'script'; trusted-types lit-html game-2048";
      site.put(
        '/report.js',
        `window.reports = [];
        addEventListener('securitypolicyviolation', (event) => reports.push(event.violatedDirective));`,
      );
      const page = await openStill(`<script src="/report.js"></script>${game}`, {
        path: '/strict.html',
        headers: { 'content-security-policy': policy },
      });
      await hand.key(page, 'Tab');
      await hand.key(page, 'ArrowLeft');
      await untilMoves(page, 1);
      assert.deepEqual(await page.evaluate(() => window.reports), []);
    });

    test('the still board is as high as the game, wherever it stands', async () => {
      const tags = [
        game,
        '<game-2048 controls="none"></game-2048>',
        '<game-2048 size="5x4"></game-2048>',
        '<game-2048 size="3x6" controls="score new save"></game-2048>',
        '<game-2048 size="16"></game-2048>',
        '<game-2048 size="bogus"></game-2048>',
        '<game-2048 controls="score best new undo hint help"></game-2048>',
        '<game-2048 style="--game-2048-gap: 0.3; --game-2048-max-size: 200px"></game-2048>',
        `<div style="display: flex">${game}</div>`,
        `<div style="display: grid; grid-template-columns: 2fr 1fr">${game}<p>Beside</p></div>`,
        `<dialog open style="position: static">${game}</dialog>`,
        '<game-2048 style="height: 300px"></game-2048>',
        `<div style="width: 300px">${game}</div>`,
        `<div style="width: 200px">${game}</div>`,
      ];
      const page = await openStill(tags.join(''));
      const boxes = () =>
        [...document.querySelectorAll('game-2048')].map((element) => {
          const board = element.shadowRoot.querySelector('[part~=board]').getBoundingClientRect();
          const { x, y, width, height } = element.getBoundingClientRect();
          return [x, y, width, height, board.x, board.width, board.height].map(Math.round);
        });
      const still = await page.evaluate(boxes);
      await page.evaluate((path) => import(path).then(() => undefined), file);
      await untilGame(page);
      const drawn = await page.evaluate(boxes);
      for (const [index, tag] of tags.entries())
        for (const [side, value] of drawn[index].entries())
          assert.ok(
            Math.abs(still[index][side] - value) <= 1,
            `${tag}: ${still[index]}, ${drawn[index]}`,
          );
    });

    test('the still board has the colours of the game, light, dark and in a theme', async () => {
      const theme = '--game-2048-board: rgb(1, 2, 3); --game-2048-cell: rgb(4, 5, 6)';
      const page = await openStill(
        ['color-scheme: light', 'color-scheme: dark', theme]
          .map((style) => `<game-2048 style="${style}"></game-2048>`)
          .join(''),
      );
      const colors = () =>
        [...document.querySelectorAll('game-2048')].map(({ shadowRoot }) =>
          ['board', 'cell'].map(
            (part) => getComputedStyle(shadowRoot.querySelector(`[part~=${part}]`)).backgroundColor,
          ),
        );
      const still = await page.evaluate(colors);
      await page.evaluate((path) => import(path).then(() => undefined), file);
      await untilGame(page);
      assert.deepEqual(still, await page.evaluate(colors));
      assert.deepEqual(still[2], ['rgb(1, 2, 3)', 'rgb(4, 5, 6)']);
      assert.notDeepEqual(still[0], still[1]);
    });

    test('what the page or a server has put into a tag stays until it is touched', async () => {
      const page = await open(
        `<game-2048><p id="inside">No scripts</p></game-2048>
        <game-2048 id="server"><template shadowrootmode="open"><p>Drawn</p></template></game-2048>`,
      );
      await page.evaluate(() => import('/dist/game-2048-still.min.js').then(() => undefined));
      assert.equal(await page.$eval('#inside', (node) => node.checkVisibility()), true);
      assert.equal(
        await page.$eval('#server', ({ shadowRoot }) => shadowRoot.textContent),
        'Drawn',
      );
      assert.equal(await isLoaded(page), false);
      await page.$eval('#inside', (node) => node.click());
      await untilGame(page);
    });

    test('Tab brings a game in view whose tag holds only text', near, async () => {
      const page = await open('<game-2048><p>No scripts</p></game-2048>');
      await page.evaluate(() => import('/dist/game-2048-still.min.js').then(() => undefined));
      await hand.key(page, 'Tab');
      await untilGame(page);
    });

    const ways = {
      autofocus: '<game-2048 autofocus></game-2048>',
      autoplay: '<game-2048 autoplay></game-2048>',
      'keys="page"': '<game-2048 keys="page"></game-2048>',
      'swipe="page"': '<game-2048 swipe="page"></game-2048>',
      name: '<game-2048 name="game"></game-2048>',
      'arrow buttons': '<game-2048 controls="score directions"></game-2048>',
      'a button that commands it':
        '<game-2048 id="game"></game-2048><button commandfor="game" command="--undo">Undo</button>',
      'a record book':
        '<game-2048 id="game"></game-2048><game-2048-records for="game"></game-2048-records>',
    };
    for (const [what, body] of Object.entries(ways)) {
      test(`a game with ${what} comes untouched, as it comes near`, near, async () => {
        await untilGame(await open(body));
      });
    }

    test('a game that gets autoplay later comes untouched', near, async () => {
      const page = await openStill();
      await page.$eval('game-2048', (element) => element.setAttribute('autoplay', ''));
      await untilGame(page);
    });

    test('a still board of another size follows the attribute', async () => {
      const page = await openStill();
      await page.$eval('game-2048', (element) => element.setAttribute('size', '3'));
      await page.waitForFunction(
        () => document.querySelector('game-2048').shadowRoot.querySelectorAll('span').length === 9,
        { polling },
      );
    });

    test('a tag that is added later waits, too', async () => {
      const page = await open('');
      await page.evaluate((tag) => document.body.insertAdjacentHTML('beforeend', tag), game);
      await untilStill(page);
      assert.equal(await isLoaded(page), false);
    });

    test('without ?load=touch no still board is fetched', near, async () => {
      const before = site.requests.length;
      const path = '/near.html';
      const page = await openPage(
        browser,
        site.put(path, html(game).replace('?load=touch', '')),
        {},
      );
      pages.push(page);
      await untilGame(page);
      assert.ok(!site.requests.slice(before).includes('/dist/game-2048-still.min.js'));
    });

    test('a game whose file cannot come stays a still board, and the console says why', async () => {
      const address = site.put('/alone/page.html', html(game).replace('/dist/', '/alone/'));
      const page = await openPage(browser, address, {});
      pages.push(page);
      await page.evaluate(() => {
        window.reasons = [];
        addEventListener('unhandledrejection', ({ reason }) => window.reasons.push(reason.name));
      });
      await untilStill(page);
      await page.$eval('game-2048', (element) => element.focus());
      await page.waitForFunction(() => window.reasons.length > 0, { polling });
      assert.equal(await page.evaluate(() => window.reasons[0]), 'TypeError');
      assert.equal(await isLoaded(page), false);
    });
  });
}
