/** The daily puzzle of the built demo, as somebody plays it day by day. */
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { Game } from '../../dist/engine.js';
import { gameOf, openSite, press, serveJson } from './site.mjs';

const aDay = 86_400_000;
const dayAt = (time) => new Date(time).toISOString().slice(0, 10);
const valueOf = (page, selector, name) => page.$eval(selector, (node, key) => node[key], name);
const textOf = async (page, selector) => (await valueOf(page, selector, 'innerText')).trim();
const until = (page, holds, ...values) => page.waitForFunction(holds, {}, ...values);
const finish = (page) =>
  page.$eval('game-2048', (game) => {
    while (!game.over) ['left', 'down', 'right', 'up'].some((way) => game.move(way));
  });
const cardIsThere = (page) => page.waitForSelector('game-2048 >>> [part~=overlay]');

/** The visible buttons "Share" of the page, by what they stand in. */
const shares = (page) =>
  page.$eval('game-2048', ({ shadowRoot }) =>
    [...shadowRoot.querySelectorAll('[part~=button-share]')]
      .filter((button) => button.checkVisibility({ visibilityProperty: true }))
      .map((button) => (button.closest('[part~=overlay]') ? 'card' : 'bar')),
  );

/** A puzzle of the past, played to its end, in a line as a record book has it. */
function playedOn(day) {
  const game = new Game({ seed: day });
  while (!game.over) ['left', 'down', 'right', 'up'].some((way) => game.move(way));
  return `${day}T18:03Z ${game.replay}`;
}
const load = (page, days) =>
  page.$eval(
    'game-2048-records',
    async (book, text) => {
      await book.ready;
      await book.load(text);
    },
    days.map(playedOn).join('\n'),
  );

let site;
before(async () => (site = await openSite()));
after(() => site.close());

/** A test on the page, which must not print anything. */
const onPage = (sentence, use, options) =>
  it(sentence, async () => {
    const { page, said, close } = await site.open('daily', options);
    await use(page);
    assert.deepEqual(said, []);
    await close();
  });

describe('the daily puzzle', () => {
  onPage('has its number and date in the heading, and the date as its seed', async (page) => {
    const seed = await valueOf(page, 'game-2048', 'seed');
    assert.equal(seed, dayAt(Date.now()));
    const number = (Date.parse(seed) - Date.parse('2026-01-01')) / aDay + 1;
    const date = new Date(seed).toLocaleDateString('en-GB', { dateStyle: 'long' });
    assert.equal(await textOf(page, 'h1'), `Daily puzzle No. ${number} · ${date}`);
  });

  onPage('has no button "Share" before its end, and then one', async (page) => {
    assert.deepEqual(await shares(page), []);
    await press(page, ['ArrowLeft', 'ArrowDown', 'ArrowRight']);
    assert.deepEqual(await shares(page), []);
    await finish(page);
    await cardIsThere(page);
    assert.deepEqual(await shares(page), ['card']);
    await page.click('game-2048 >>> [part~=button-show-board]');
    await until(
      page,
      () => !document.querySelector('game-2048').shadowRoot.querySelector('[part~=overlay]'),
    );
    assert.deepEqual(await shares(page), ['bar']);
  });

  onPage('is shared in words, with the address of this page', async (page) => {
    await finish(page);
    const { text, url } = await page.$eval('game-2048', (game) => {
      const asked = new Promise((resolve) => {
        game.addEventListener('share', (event) => {
          event.preventDefault();
          resolve(event.detail);
        });
      });
      void game.share();
      return asked;
    });
    const { score, maxTile, moves } = await gameOf(page);
    const [points, count] = [score, moves].map((value) => value.toLocaleString('en'));
    const day = await textOf(page, '#day');
    const result = `${points} points · highest tile ${maxTile} · ${count} moves`;
    assert.equal(text, `2048 ${day} · ${result}`);
    assert.equal(url, page.url());
  });

  onPage(
    'shows result, streak, bars and the time left on its card, as the record book has them',
    async (page) => {
      const today = Date.now();
      await load(
        page,
        [5, 3, 2, 1].map((ago) => dayAt(today - ago * aDay)),
      );
      await finish(page);
      await until(page, () => document.querySelector('game-2048-records').games.length === 5);
      await cardIsThere(page);
      const { score } = await gameOf(page);
      const card = await textOf(page, '[slot=over]');
      assert.ok(card.startsWith(`${score.toLocaleString('en')} points\n\nHighest tile `), card);
      assert.match(card, /Next puzzle in \d+ h \d+ min$/);
      const streaks = await page.$$eval('[slot=over] .end-streak dd', (all) =>
        all.map(({ textContent }) => textContent),
      );
      assert.deepEqual(streaks, ['4', '4']);
      const told = await page.$$eval('game-2048-records >>> [part~=streak]', (all) =>
        all.map(({ textContent }) => /\d+/.exec(textContent)[0]),
      );
      assert.deepEqual(streaks, told);
      const bars = await page.$$eval('[slot=over] .end-tiles dl > *', (all) =>
        all.map((bar) => [bar.innerText.match(/\d+/g).map(Number), bar.className]),
      );
      assert.equal(
        bars.reduce((sum, [[, count]]) => sum + count, 0),
        5,
      );
      assert.deepEqual(
        bars.filter(([, className]) => className === 'today').map(([[tile]]) => tile),
        [(await gameOf(page)).maxTile],
      );
    },
  );

  onPage(
    'begins no game by Enter on its card, but by "Play again for practice"; the first try counts',
    async (page) => {
      assert.equal(await valueOf(page, '#again', 'hidden'), true);
      await finish(page);
      await cardIsThere(page);
      assert.equal(await page.$('[slot=over] .end-tiles'), null);
      const { replay, score } = await gameOf(page);
      const said = await page.$eval('game-2048', ({ shadowRoot }) =>
        shadowRoot.querySelector('[role=status]').textContent.trim(),
      );
      assert.match(said, /moves, highest tile \d+\. .*Press Tab for the choices\.$/);
      await press(page, ['Enter', 'Escape', 'Enter']);
      assert.equal((await gameOf(page)).replay, replay);
      await page.click('#again');
      assert.deepEqual(
        [(await gameOf(page)).moves, await valueOf(page, '#again', 'hidden')],
        [0, true],
      );
      await page.$eval('game-2048', (game) => {
        while (!game.over) ['up', 'right', 'down', 'left'].some((way) => game.move(way));
      });
      await until(page, () => document.querySelector('game-2048-records').games.length === 2);
      const first = `Your first try counts: ${score.toLocaleString('en')} points`;
      await until(
        page,
        (text) => document.querySelector('[slot=over]').innerText.includes(text),
        first,
      );
    },
  );

  onPage(
    'leads from its end to the film in one press, and fetches nothing of it before',
    async (page) => {
      const isFetched = () => page.evaluate(() => !!customElements.get('game-2048-replay'));
      await finish(page);
      await cardIsThere(page);
      assert.equal(await isFetched(), false);
      await page.click('game-2048 >>> [part~=button-watch]');
      await page.waitForSelector('game-2048 >>> game-2048-replay');
      assert.equal(await isFetched(), true);
    },
  );

  for (const [width, text] of [
    [390, 100],
    [320, 100],
    [390, 200],
    [1280, 100],
  ]) {
    it(`shows all of its card at ${width} px and ${text} % text${text > 100 ? '' : ', over at most three quarters of the board'}`, async () => {
      const { page, close } = await site.open('daily');
      await page.setViewport({ width, height: 844 });
      await page.evaluate((size) => (document.documentElement.style.fontSize = `${size}%`), text);
      const today = Date.now();
      await load(
        page,
        [3, 2, 1].map((ago) => dayAt(today - ago * aDay)),
      );
      await finish(page);
      await cardIsThere(page);
      const { hidden, covered, outside } = await page.$eval('game-2048', ({ shadowRoot }) => {
        const find = (part) => shadowRoot.querySelector(`[part~=${part}]`);
        const [board, message] = [find('board'), find('message')];
        const box = message.getBoundingClientRect();
        const buttons = [...message.querySelectorAll('button')].filter((each) => each.offsetWidth);
        return {
          hidden: message.scrollHeight - message.clientHeight,
          covered: box.height / board.offsetHeight,
          outside: buttons.filter((each) => each.getBoundingClientRect().bottom > box.bottom)
            .length,
        };
      });
      assert.ok(hidden <= 1, `${hidden} px are hidden`);
      assert.equal(outside, 0);
      if (text === 100) assert.ok(covered <= 0.76, `${covered} of the board`);
      await close();
    });
  }

  /** Gives the page a clock that `turn()` sets to the next day, with what the page does every 20 s. */
  const atMidnight = (page) =>
    page.evaluateOnNewDocument(() => {
      const RealDate = Date;
      let shift = 0;
      globalThis.Date = class extends RealDate {
        constructor(...given) {
          super(...(given.length ? given : [RealDate.now() + shift]));
        }
        static now() {
          return RealDate.now() + shift;
        }
      };
      globalThis.setInterval = (tick) => {
        globalThis.turn = () => {
          shift = 86_400_000;
          tick();
        };
      };
    });

  onPage(
    'goes on to the next day by itself only where no game is being played',
    async (page) => {
      await until(page, () => globalThis.turn);
      await Promise.all([page.waitForNavigation(), page.evaluate(() => globalThis.turn())]);
      await until(page, () => globalThis.turn);
      await press(page, ['ArrowLeft', 'ArrowDown', 'ArrowRight']);
      const { replay } = await gameOf(page);
      await page.evaluate(() => globalThis.turn());
      assert.equal(await textOf(page, '#next:not([hidden]) a'), 'today’s puzzle');
      assert.equal((await gameOf(page)).replay, replay);
    },
    { prepare: atMidnight },
  );
});

describe('the daily page with ?ranking=URL', () => {
  const entry = (id, name, score) => ({
    ...{ id, name, tag: `00${id}0`, score, maxTile: 256, moves: 300 },
    sent: '2026-11-20T12:00:00.000Z',
  });
  const says = (page, start) =>
    page.waitForFunction(
      (text) => document.querySelector('daily-ranking [role=status]')?.textContent.startsWith(text),
      // Not with each frame: a page that is not in front may draw none.
      { polling: 100 },
      start,
    );
  const hash = (server) => `?ranking=${encodeURIComponent(server)}`;

  it('lists the entries as text, and sends the finished game on a click', async () => {
    const day = '2026-11-20';
    const answers = {
      'GET /today': { day, seed: 'the-seed-of-the-day', next: null },
      'GET /scores': { day, open: true, entries: [entry('a', '<b>Ada</b>', 9e5)], next: null },
      'POST /scores': { id: 'a', day, score: 8, maxTile: 256, moves: 300 },
    };
    const ranking = await serveJson(answers);
    after(ranking.close);
    const { page, said, close } = await site.open('daily', { hash: hash(ranking.origin) });
    await page.waitForSelector('daily-ranking .par');
    assert.match(await textOf(page, 'daily-ranking tbody tr'), /<b>Ada<\/b>/);
    assert.equal(await valueOf(page, 'game-2048', 'seed'), 'the-seed-of-the-day');
    await finish(page);
    await page.type('daily-ranking input', 'Carol');
    await page.$eval('daily-ranking form button', (button) => button.click());
    await says(page, 'Your game counts: ');
    const { body, headers } = ranking.asked['POST /scores'];
    const { replay } = await gameOf(page);
    assert.deepEqual(JSON.parse(body), { name: 'Carol', replay });
    assert.match(headers.authorization, /^Bearer [\da-f]{64}$/);
    assert.deepEqual(said, []);
    await close();
  });

  it('stays playable without a server', async () => {
    const { page, close } = await site.open('daily', { hash: hash('http://127.0.0.1:1') });
    await says(page, 'No list: the ranking cannot be reached');
    await finish(page);
    assert.equal((await gameOf(page)).over, true);
    await close();
  });
});
