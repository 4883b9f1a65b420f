/** Every answer of the service, on the database that RANKING_ON names. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { Game } from 'game-2048-element/engine';
import { play, playMany, token } from './support/games.js';
import { malformedBodies, refusedLines } from './support/refused.js';
import { day, DAY, errorOf, noon, useRanking } from './support/service.js';

const { ask, list, send } = useRanking();

describe('POST /scores', () => {
  it('answers 201 to a game of today, with what it is worth', async () => {
    const game = play(day, 1);
    const { id, status, ...worth } = await send({ replay: game.replay });
    const { score, maxTile, moves } = game;
    assert.deepEqual([status, worth], [201, { day, score, maxTile, moves }]);
    assert.match(id, /^[\w-]{10,}$/);
  });

  it('keeps the best game of a player: 201 if better, 200 if worse or sent again', async () => {
    const [worst, middle, best] = playMany(day, 3);
    const player = token();
    const { id } = await send({ replay: middle.replay, token: player, status: 201 });
    await send({ replay: worst.replay, token: player, status: 200 });
    await send({ replay: middle.replay, token: player, status: 200 });
    const better = await send({
      replay: best.replay,
      token: player,
      name: 'Countess',
      status: 201,
    });
    assert.equal(better.id, id);
    const { entries } = await list();
    assert.deepEqual(
      entries.map(({ name, score }) => [name, score]),
      [['Countess', best.score]],
    );
  });

  it("accepts yesterday's game after midnight, for yesterday's list", async () => {
    const { replay, score } = play(day, 2);
    await send({ replay, at: noon + DAY, status: 201 });
    assert.equal((await list({ day }, noon + DAY)).entries[0].score, score);
    assert.deepEqual((await list({}, noon + DAY)).entries, []);
    await send({ replay, at: noon + 2 * DAY, status: 422 });
  });

  it("answers 409 to a game that begins like another player's", async () => {
    const { replay } = play(day, 3);
    await send({ replay, status: 201 });
    await send({ replay, status: 409 });
  });

  it('answers 409 to the same first 99 moves, other ones behind them', async () => {
    const numbers = Array.from({ length: 50 }, (_, index) => index + 1);
    const { replay } = numbers.map((number) => play(day, number)).find(({ moves }) => moves > 110);
    const other = Game.fromReplay(replay);
    while (other.moves > 99) other.undo();
    while (!other.over) ['left', 'up', 'right', 'down'].some((way) => other.move(way));
    assert.notEqual(other.replay, replay);
    await send({ replay, status: 201 });
    await send({ replay: other.replay, status: 409 });
  });

  it("refuses another player's game to one who has an entry, too", async () => {
    const [worse, better] = playMany(day, 2);
    const player = token();
    await send({ replay: better.replay, status: 201 });
    await send({ replay: worse.replay, token: player, status: 201 });
    await send({ replay: better.replay, token: player, status: 409 });
    assert.deepEqual(
      (await list()).entries.map(({ score }) => score),
      [better.score, worse.score],
    );
  });

  const { replay } = play(day, 4);
  for (const [what, body] of Object.entries(malformedBodies(replay))) {
    it(`answers 400 to ${what}`, async () => {
      const response = await ask('POST', '/scores', { body, token: token() });
      assert.equal(response.status, 400);
      assert.match(await errorOf(response), /must/);
    });
  }

  it('answers 401 without a token, and to one that could be guessed', async () => {
    for (const authorization of ['', 'Bearer', 'Bearer ', 'Bearer 1234', `Basic ${token()}`]) {
      const response = await ask('POST', '/scores', { headers: { authorization }, body: '{}' });
      assert.equal(response.status, 401, authorization);
      assert.equal(response.headers.get('www-authenticate'), 'Bearer');
    }
  });

  it('answers 413 to more than 20,000 bytes, with a length or without', async () => {
    const body = JSON.stringify({ name: 'A'.repeat(20_000), replay });
    assert.equal((await ask('POST', '/scores', { body, token: token() })).status, 413);
    const stream = new Blob([body]).stream();
    const options = { body: stream, duplex: 'half', token: token() };
    assert.equal((await ask('POST', '/scores', options)).status, 413);
  });

  for (const [what, line] of Object.entries(refusedLines(day))) {
    it(`answers 422 to ${what}`, async () => {
      const { error } = await send({ replay: line, status: 422 });
      assert.match(error, /^replay must be a finished game of 2026-11-20 or 2026-11-19: /);
      assert.deepEqual((await list()).entries, []);
    });
  }

  it('answers 429 to more than 30 requests a minute of one address, and to no other', async () => {
    const seen = [];
    // Twice as many and one: a new minute may begin in between.
    for (let count = 0; count < 61; count++) {
      const response = await ask('POST', '/scores', { from: '192.0.2.1', body: '{}' });
      seen.push(response.status);
      if (response.status === 429) assert.ok(Number(response.headers.get('retry-after')) > 0);
    }
    assert.equal(seen[0], 401);
    assert.equal(seen[29], 401);
    assert.ok(seen.includes(429));
    assert.equal((await ask('POST', '/scores', { from: '192.0.2.2', body: '{}' })).status, 401);
  });

  it('counts the addresses of one IPv6 network as one', async () => {
    const seen = new Set();
    for (let count = 0; count < 61; count++) {
      const from = `2001:db8:0:7::${count.toString(16)}`;
      seen.add((await ask('POST', '/scores', { from, body: '{}' })).status);
    }
    assert.deepEqual(seen, new Set([401, 429]));
  });
});

describe('A name', () => {
  for (const [what, given, kept] of [
    [
      'is one line of at most 24 characters',
      `  Ada\n\tLovelace ${'x'.repeat(50)}`,
      /^Ada Lovelace x{11}$/,
    ],
    ['loses marks that turn the direction', 'Ada\u202egnp.\u2066exe\u200f', /^Adagnp\.exe$/],
    ['loses control characters', 'A\u0000d\u001b[31ma\u007f', /^Ad\[31ma$/],
    ['loses piles of marks', `A${'\u0301'.repeat(20)}`, /^Á\u0301{4}$/u],
    ['keeps its script', 'Ада 愛达 می‌خواهم', /^Ада 愛达 می\u200cخواهم$/u],
    ['loses joiners between letters that do not join', 'A\u200dd\u200ca\ufe0f', /^Ada$/],
    ['keeps a family of emoji', '👩‍👩‍👧 ❤️', /^👩\u200d👩\u200d👧 ❤\ufe0f$/u],
    ['comes back as it was, being text', '<b onclick="x()">&amp;', /^<b onclick="x\(\)">&amp;$/],
  ]) {
    it(what, async () => {
      await send({ replay: play(day, 6).replay, name: given, status: 201 });
      assert.match((await list()).entries[0].name, kept);
    });
  }
});

describe('GET /scores', () => {
  it('lists the best first, an earlier one of the same score before a later one', async () => {
    const games = playMany(day, 40);
    const twins = games.filter(({ score }, index) => score === games[index + 1]?.score);
    const chosen = twins.length ? games.filter(({ score }) => score === twins[0].score) : games;
    for (const [index, { replay }] of chosen.slice(0, 2).entries()) {
      await send({ name: `twin ${index}`, replay, at: noon + index, status: 201 });
    }
    await send({ name: 'best', replay: games.at(-1).replay, status: 201 });
    const { entries, open, next } = await list();
    assert.deepEqual(
      entries.map(({ name }) => name),
      ['best', 'twin 0', 'twin 1'],
    );
    assert.deepEqual([open, next], [true, null]);
    assert.equal(entries[1].sent, '2026-11-20T12:00:00.000Z');
    assert.deepEqual(Object.keys(entries[0]), [
      'id',
      'name',
      'tag',
      'score',
      'maxTile',
      'moves',
      'sent',
    ]);
  });

  it('gives every entry once, page by page, while others are sent', async () => {
    const games = playMany(day, 25);
    for (const { replay } of games.slice(0, -1)) await send({ replay, status: 201 });
    const seen = [];
    let after;
    do {
      const page = await list({ limit: '10', ...(after && { after }) });
      seen.push(...page.entries.map(({ score }) => score));
      // One that comes in front moves no page.
      if (!after) await send({ replay: games.at(-1).replay, status: 201 });
      after = page.next;
    } while (after);
    assert.deepEqual(
      seen,
      games
        .slice(0, -1)
        .map(({ score }) => score)
        .reverse(),
    );
  });

  it('says whether the day still takes games', async () => {
    for (const [days, open] of Object.entries([true, true, false])) {
      assert.equal((await list({ day }, noon + days * DAY)).open, open);
    }
  });

  for (const query of [
    ...['day=today', 'day=2026-02-30', "day=2026-11-20'--", 'day=', 'limit=0', 'limit=101'],
    ...['limit=-1', 'limit=1e1', 'limit=', 'after=', 'after=1', 'after=1.2', "after=1.2.'"],
    'after=99999999999999999.1.a',
  ]) {
    it(`answers 400 to ${query}`, async () => {
      const response = await ask('GET', `/scores?${query}`);
      assert.equal(response.status, 400);
      assert.match(await errorOf(response), /must be/);
    });
  }
});

describe('GET /scores/:id/replay', () => {
  it('answers 403 while the day takes games, then gives the line', async () => {
    const { replay } = play(day, 7);
    const { id } = await send({ replay, status: 201 });
    for (const [days, status] of Object.entries([403, 403, 200])) {
      const response = await ask('GET', `/scores/${id}/replay`, { at: noon + days * DAY });
      assert.equal(response.status, status);
      if (status === 200) assert.equal(await response.text(), replay);
      else assert.match(await errorOf(response), /when the day/);
    }
  });

  it('answers 404 where there is no such entry', async () => {
    assert.equal((await ask('GET', '/scores/nobody/replay')).status, 404);
  });
});

describe('Pages of other origins', () => {
  it('may ask, and may read refusals', async () => {
    const headers = { origin: 'https://puzzles.example' };
    const preflight = await ask('OPTIONS', '/scores', { headers });
    assert.equal(preflight.status, 204);
    assert.match(preflight.headers.get('access-control-allow-methods'), /GET, POST, DELETE/);
    assert.match(preflight.headers.get('access-control-allow-headers'), /authorization/);
    const refused = await ask('POST', '/scores', { headers, body: '{}' });
    for (const { headers } of [preflight, refused]) {
      assert.equal(headers.get('access-control-allow-origin'), '*');
      assert.equal(headers.get('cache-control'), 'no-store');
    }
    assert.equal(refused.headers.get('x-content-type-options'), 'nosniff');
  });

  it('get 404 for other addresses, 405 for other methods', async () => {
    for (const target of ['/', '/scores/', '/scores/a/b', '/scores/..%2f', '/%ff', '/scores/%00']) {
      assert.equal((await ask('GET', target)).status, 404, target);
    }
    for (const [method, target] of [
      ['PUT', '/scores'],
      ['DELETE', '/scores'],
      ['PATCH', '/scores/a'],
      ['GET', '/scores/a'],
      ['POST', '/scores/a/replay'],
    ]) {
      const response = await ask(method, target);
      assert.equal(response.status, 405, `${method} ${target}`);
      assert.ok(response.headers.get('allow'));
    }
  });
});

describe('200 submissions at once', () => {
  const games = playMany(day, 200);
  const shuffled = games.map((game, index) => games[(index * 73) % 200]);

  it('of one player leave the best one', async () => {
    const player = token();
    const answers = await Promise.all(
      shuffled.map(({ replay }) => send({ replay, token: player })),
    );
    assert.ok(answers.every(({ status }) => status === 200 || status === 201));
    assert.deepEqual(
      (await list()).entries.map(({ score }) => score),
      [games.at(-1).score],
    );
  });

  it('of one game by 200 players are accepted once', async () => {
    const { replay } = games[0];
    const answers = await Promise.all(games.map(() => send({ replay })));
    const accepted = answers.filter(({ status }) => status === 201);
    assert.equal(accepted.length, 1);
    assert.equal(answers.filter(({ status }) => status === 409).length, 199);
    assert.deepEqual(
      (await list()).entries.map(({ id }) => id),
      [accepted[0].id],
    );
  });

  it('of 200 games by 200 players are all kept', async () => {
    const answers = await Promise.all(shuffled.map(({ replay }) => send({ replay })));
    assert.ok(answers.every(({ status }) => status === 201));
    const first = await list({ limit: '100' });
    const second = await list({ limit: '100', after: first.next });
    const ids = [...first.entries, ...second.entries].map(({ id }) => id);
    assert.deepEqual(new Set(ids), new Set(answers.map(({ id }) => id)));
  });
});

describe('SQL', () => {
  const sql = "x'); DROP TABLE entries; --";

  it('is text in every field', async () => {
    const { replay } = play(day, 11);
    await send({ name: sql, replay, status: 201 });
    await send({ replay: `${replay}${sql}`, status: 422 });
    await send({ replay, token: `${token()}${sql}`, status: 401 });
    const path = encodeURIComponent(sql);
    for (const target of ['day', 'limit', 'after'].map((name) => `/scores?${name}=${path}`)) {
      assert.equal((await ask('GET', target)).status, 400);
    }
    assert.equal((await ask('GET', `/scores/${path}/replay`)).status, 404);
    assert.equal((await ask('DELETE', `/scores/${path}`, { token: token() })).status, 404);
    assert.equal((await list()).entries[0].name, sql.slice(0, 24));
  });
});
