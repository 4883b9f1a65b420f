/** What keeps a ranking clean, on the database that RANKING_ON names. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { play, playMany, token } from './support/games.js';
import { OWNER_TOKEN } from './support/ranking.js';
import { day, DAY, noon, useRanking } from './support/service.js';

const { ask, list, send } = useRanking();

const statusOf = async (...request) => (await ask(...request)).status;

describe('DELETE /scores/:id', () => {
  it('is for the player who sent it and for the owner', async () => {
    const games = playMany(day, 2);
    for (const [index, allowed] of [undefined, OWNER_TOKEN].entries()) {
      const player = token();
      const { id } = await send({ replay: games[index].replay, token: player, status: 201 });
      const remove = (token) => statusOf('DELETE', `/scores/${id}`, { token });
      assert.equal(await remove(), 401);
      assert.equal(await remove(token()), 403);
      assert.equal(await remove(allowed ?? player), 204);
      assert.equal(await remove(allowed ?? player), 404);
      assert.deepEqual((await list()).entries, []);
    }
  });

  it('refuses the game for the rest of the day from every sender', async () => {
    const submission = { replay: play(day, 9).replay, token: token() };
    const { id } = await send({ ...submission, status: 201 });
    assert.equal(await statusOf('DELETE', `/scores/${id}`, { token: submission.token }), 204);
    for (const player of [submission.token, token()]) {
      const { error } = await send({ ...submission, token: player, status: 409 });
      assert.match(error, /was removed today/);
    }
    assert.equal(await statusOf('GET', `/scores/${id}/replay`, { at: noon + 2 * DAY }), 404);
  });

  it('lets the player send another game', async () => {
    const [one, other] = playMany(day, 2);
    const player = token();
    const { id } = await send({ replay: other.replay, token: player, status: 201 });
    await ask('DELETE', `/scores/${id}`, { token: player });
    await send({ replay: one.replay, token: player, status: 201 });
    assert.equal((await list()).entries[0].score, one.score);
  });
});

describe('The owner', () => {
  it('deletes without a limit', async () => {
    const from = '192.0.2.1';
    for (let count = 0; count < 100; count++) {
      assert.equal(await statusOf('DELETE', '/scores/nobody', { from, token: OWNER_TOKEN }), 404);
    }
    const seen = new Set();
    for (let count = 0; count < 61; count++) {
      seen.add(await statusOf('DELETE', '/scores/nobody', { from, token: token() }));
    }
    assert.deepEqual(seen, new Set([404, 429]));
    assert.equal(await statusOf('DELETE', '/scores/nobody', { from, token: OWNER_TOKEN }), 404);
  });
});

describe('The tag of an entry', () => {
  it('is of its player and day: two players of one name have two', async () => {
    const [one, better, other] = playMany(day, 3);
    const player = token();
    const tags = async () => (await list()).entries.map(({ tag }) => tag);
    await send({ replay: one.replay, token: player, status: 201 });
    const [first] = await tags();
    assert.match(first, /^[\da-f]{4}$/);
    await send({ replay: better.replay, token: player, status: 201 });
    assert.deepEqual(await tags(), [first]);
    await send({ replay: other.replay, status: 201 });
    assert.equal(new Set(await tags()).size, 2);
  });
});
