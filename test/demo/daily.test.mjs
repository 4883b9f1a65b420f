import assert from 'node:assert/strict';
import { createRequire } from 'node:module';
import { createServer } from 'node:http';
import { after, before, beforeEach, describe, it } from 'node:test';
import { gameOf, openSite } from './site.mjs';

const axe = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

/** The day and the seed by the server's clock, which is not this machine's. */
const day = '2026-11-20';
const seed = 'the-seed-of-the-day';

/** Answers as `examples/ranking` does, and remembers what it was asked. */
async function serveRanking() {
  const ranking = { asked: [], list: [], answer: undefined, today: undefined };
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    const { method, url, headers } = request;
    if (method !== 'OPTIONS') ranking.asked.push({ method, url, headers, body });
    const own = method === 'POST' && ranking.answer;
    const page = { day, open: true, entries: ranking.list, next: null };
    const told = url === '/today' ? ranking.today : page;
    const { status = 200, content = told } = own || (method === 'DELETE' && { status: 204 }) || {};
    response.writeHead(method === 'OPTIONS' ? 204 : status, {
      'content-type': 'application/json',
      'access-control-allow-origin': '*',
      'access-control-allow-methods': 'GET, POST, DELETE',
      'access-control-allow-headers': 'authorization, content-type',
    });
    response.end(JSON.stringify(content));
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return Object.assign(ranking, {
    url: `http://127.0.0.1:${server.address().port}`,
    close: () => server.close(),
  });
}

const entry = (id, name, score) => ({
  ...{ id, name, tag: `00${id}0`, score, maxTile: 256, moves: 300 },
  sent: '2026-11-20T12:00:00.000Z',
});

describe('The daily page with ?ranking=URL', () => {
  let site;
  let ranking;
  before(async () => {
    site = await openSite();
    ranking = await serveRanking();
  });
  after(async () => {
    await site.close();
    ranking.close();
  });
  beforeEach(() =>
    Object.assign(ranking, {
      asked: [],
      list: [entry('a', '<b>Ada</b>', 900_000), entry('b', 'Bob', 20)],
      answer: undefined,
      today: { day, seed, next: null },
    }),
  );

  const open = async (server = ranking.url) => {
    const opened = await site.open('daily', { hash: `?ranking=${encodeURIComponent(server)}` });
    await opened.page.waitForSelector('daily-ranking > *');
    return opened;
  };
  const rowsOf = (page) =>
    page.$$eval('daily-ranking tbody tr', (rows) =>
      rows.map(({ cells }) => [...cells].map(({ textContent }) => textContent)),
    );
  const statusOf = (page) =>
    page.$eval('daily-ranking [role=status]', ({ textContent }) => textContent);
  const saysOn = (page, start) =>
    page.waitForFunction(
      (text) => document.querySelector('daily-ranking [role=status]')?.textContent.startsWith(text),
      // Not with each frame: a page that is not in front may draw none.
      { polling: 100 },
      start,
    );
  const finish = (page) =>
    page.$eval('game-2048', (game) => {
      while (!game.over) ['left', 'down', 'right', 'up'].some((way) => game.move(way));
    });
  // Not where the button stood: what the server answers may move it meanwhile.
  const press = (page, selector) => page.$eval(selector, (button) => button.click());
  const send = async (page, name) => {
    await page.$eval('daily-ranking input', (field) => (field.value = ''));
    await page.type('daily-ranking input', name);
    await press(page, 'daily-ranking form button');
  };

  it('lists the entries as text, the computer among them, and says what was checked', async () => {
    const { page, said, close } = await open();
    await page.waitForSelector('daily-ranking .par');
    const rows = await rowsOf(page);
    assert.deepEqual(
      rows.map(([place, name]) => [place, name]),
      [
        ['1', '<b>Ada</b> 00a0'],
        ['–', 'Computer, as par'],
        ['2', 'Bob 00b0'],
      ],
    );
    assert.match(
      await page.$eval('daily-ranking .note', ({ textContent }) => textContent),
      /played again on the server.*Nobody can know who or what made the moves/,
    );
    assert.equal(await page.$eval('#sample', ({ hidden }) => hidden), true);
    assert.deepEqual(said, []);
    await close();
  });

  it('has the same par of the day at every visit', async () => {
    const pars = [];
    for (let visit = 0; visit < 2; visit++) {
      const { page, close } = await open();
      await page.waitForSelector('daily-ranking .par');
      pars.push((await rowsOf(page))[1].join());
      await close();
    }
    assert.equal(pars[0], pars[1]);
  });

  it('sends nothing without a click, and no unfinished game', async () => {
    const { page, close } = await open();
    await send(page, 'Carol');
    await saysOn(page, 'Play the game to its end first');
    await finish(page);
    assert.deepEqual(
      ranking.asked.filter(({ method }) => method !== 'GET'),
      [],
    );
    await close();
  });

  it('sends the finished game with a token on a click, and shows its place in the list', async () => {
    const { page, said, close } = await open();
    await finish(page);
    const { replay, score } = await gameOf(page);
    assert.equal(await page.$eval('game-2048', ({ seed }) => seed), seed);
    ranking.list = [entry('c', 'Carol', score), entry('b', 'Bob', 20)];
    ranking.answer = { status: 201, content: { id: 'c', day, score, maxTile: 256, moves: 300 } };
    await send(page, 'Carol');
    await saysOn(page, 'Your game counts: ');
    assert.match(await statusOf(page), /place 1\.$/);
    assert.equal(
      await page.$eval('daily-ranking .you', ({ cells }) => cells[1].textContent),
      'Carol 00c0',
    );
    const sent = ranking.asked.find(({ method }) => method === 'POST');
    assert.deepEqual(JSON.parse(sent.body), { name: 'Carol', replay });
    assert.match(sent.headers.authorization, /^Bearer [\da-f]{64}$/);

    await page.reload();
    await page.waitForSelector('daily-ranking .you');
    assert.equal(await page.$eval('daily-ranking input', ({ value }) => value), 'Carol');
    assert.deepEqual(said, []);
    ranking.list = [];
    await press(page, 'daily-ranking form [type=button]');
    await saysOn(page, 'Your entry was removed.');
    const removed = ranking.asked.find(({ method }) => method === 'DELETE');
    assert.equal(removed.url, '/scores/c');
    assert.equal(removed.headers.authorization, sent.headers.authorization);
    await close();
  });

  it('shows a wide name in one line', async () => {
    const { page, close } = await open();
    ranking.list = [entry('a', '\ufdfd'.repeat(24), 20)];
    await page.reload();
    await page.waitForSelector('daily-ranking bdi');
    const { width, height, size } = await page.$eval('daily-ranking bdi', (name) => ({
      width: name.offsetWidth,
      height: name.offsetHeight,
      size: parseFloat(getComputedStyle(name).fontSize),
    }));
    assert.ok(width <= 14 * size + 1 && height < 4 * size, `${width} × ${height} px`);
    await close();
  });

  it('reports an invalid answer of the server in one sentence', async () => {
    const { page, said, close } = await open();
    for (const wrong of [{ list: {} }, { list: [null] }, { today: { day, seed: 7 } }]) {
      Object.assign(ranking, wrong);
      await page.reload();
      const sentence = 'No list: the ranking gave an answer that makes no sense.';
      await saysOn(page, sentence).catch(async () => {
        assert.equal(await statusOf(page), sentence, JSON.stringify({ wrong, said }));
      });
    }
    assert.deepEqual(said, []);
    await close();
  });

  it('shows what the server refuses, as text', async () => {
    const { page, close } = await open();
    await finish(page);
    ranking.answer = { status: 409, content: { error: '<i>taken</i>' } };
    await send(page, 'Carol');
    await saysOn(page, 'Nothing was changed: <i>taken</i>.');
    ranking.answer = { status: 502, content: 'oops' };
    await send(page, 'Carol');
    await saysOn(page, 'Nothing was changed: the ranking answers 502.');
    await close();
  });

  it('plays on if no server answers, or the address is invalid', async () => {
    for (const [server, sentence] of [
      ['http://127.0.0.1:1', 'No list: the ranking cannot be reached'],
      ['javascript:alert(1)', 'No ranking: server must be an http or https address'],
    ]) {
      const { page, close } = await open(server);
      await saysOn(page, sentence);
      await finish(page);
      assert.equal((await gameOf(page)).over, true);
      await close();
    }
  });

  it('fits from 320 to 1280 px, and axe finds nothing in light and dark', async () => {
    const { page, close } = await open();
    await page.waitForSelector('daily-ranking .par');
    await page.addScriptTag({ path: axe });
    for (const [width, scheme] of [320, 1280].flatMap((size) => [
      [size, 'light'],
      [size, 'dark'],
    ])) {
      await page.setViewport({ width, height: 800 });
      await page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: scheme }]);
      const { violations } = await page.evaluate(() =>
        globalThis.axe.run({ resultTypes: ['violations'] }),
      );
      assert.deepEqual(
        violations.map(({ id, nodes }) => [id, nodes.map(({ target }) => target)]),
        [],
      );
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      assert.ok(wide <= width, `${wide} px wide at ${width} px`);
    }
    await close();
  });
});
