/** What keeps a ranking clean: deletions, origins and the limit a day, on the database that RANKING_ON names. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { play, playMany, token } from './support/games.js';
import { OWNER_TOKEN } from './support/ranking.js';
import { day, DAY, errorOf, noon, useRanking } from './support/service.js';

const { ask, list, send, sweep } = useRanking();

let sites = 0;
/** A network of 256 addresses that no other test uses. */
const newSite = () => {
  const site = `192.0.${++sites}`;
  return (number) => `${site}.${number}`;
};

const asOwner = async (query, at) => (await list(query, at, { token: OWNER_TOKEN })).entries;
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

describe('New players of a network', () => {
  const games = playMany(day, 23);
  const addresses = {
    'an IPv4 /24': newSite(),
    'an IPv6 /48': (number) => `2001:db8:7:${number.toString(16)}::1`,
  };
  for (const [network, addressOf] of Object.entries(addresses)) {
    it(`are 20 a day at most in ${network}, and no fewer in the next one`, async () => {
      const from = (number) => ({ replay: games[number].replay, from: addressOf(number) });
      const first = token();
      await send({ ...from(0), token: first, status: 201 });
      for (let number = 1; number < 20; number++) await send({ ...from(number), status: 201 });
      const body = JSON.stringify({ name: 'Ada', replay: games[20].replay });
      const late = await ask('POST', '/scores', { body, from: addressOf(20), token: token() });
      assert.equal(late.status, 429);
      assert.equal(late.headers.get('retry-after'), String(12 * 60 * 60));
      assert.match(await errorOf(late), /too many new players/);
      // Who takes part already may send a better game.
      await send({ ...from(21), token: first, status: 201 });
      await send({ replay: games[22].replay, from: newSite()(1), status: 201 });
    });
  }

  it('still count when they were removed', async () => {
    const from = newSite()(1);
    for (const { replay } of games.slice(0, 20)) await send({ replay, from, status: 201 });
    const [{ origin }] = await asOwner();
    await ask('DELETE', `/days/${day}/origins/${origin}`, { token: OWNER_TOKEN });
    await send({ replay: games[20].replay, from, status: 429 });
  });
});

describe('The origin of an entry', () => {
  const games = playMany(day, 4);
  const sendFrom = (number, from, rest) => send({ replay: games[number].replay, from, ...rest });

  it('is shown to the owner alone, one for each network', async () => {
    const site = newSite();
    await sendFrom(0, site(1), { status: 201 });
    await sendFrom(1, `${site(99)}:4711`, { status: 201 });
    await sendFrom(2, newSite()(1), { status: 201 });
    const origins = (await asOwner()).map(({ origin }) => origin);
    for (const origin of origins) assert.match(origin, /^[\da-f]{12}$/);
    assert.equal(new Set(origins).size, 2);
    for (const player of [undefined, token()]) {
      const { entries } = await list({}, noon, { token: player });
      assert.deepEqual(
        entries.map(({ origin }) => origin),
        [undefined, undefined, undefined],
      );
    }
  });

  it('is another one every day, and another one once the salt of the day was deleted', async () => {
    const origins = new Set();
    const from = newSite()(1);
    await sendFrom(0, from, { status: 201 });
    await send({ replay: play('2026-11-21', 1).replay, from, at: noon + DAY, status: 201 });
    for (const at of [noon, noon + DAY]) {
      for (const { origin } of await asOwner({}, at)) origins.add(origin);
    }
    await sweep(noon + 2 * DAY);
    await sendFrom(1, from, { status: 201 });
    for (const { origin } of await asOwner()) origins.add(origin);
    assert.equal(origins.size, 3);
  });

  it('stays the same when a sweep saw a clock that was far ahead', async () => {
    const from = newSite()(1);
    await sendFrom(0, from, { status: 201 });
    await sweep(noon + 180 * DAY);
    await sendFrom(1, from, { status: 201 });
    assert.equal(new Set((await asOwner()).map(({ origin }) => origin)).size, 1);
  });

  it('takes all its entries of a day with it when the owner deletes it', async () => {
    const site = newSite();
    await sendFrom(0, site(1), { status: 201 });
    await sendFrom(1, site(2), { status: 201 });
    await sendFrom(2, newSite()(1), { name: 'Grace', status: 201 });
    const entries = await asOwner();
    const { origin } = entries.find(({ name }) => name !== 'Grace');
    const target = `/days/${day}/origins/${origin}`;
    assert.equal(await statusOf('DELETE', target), 401);
    assert.equal(await statusOf('DELETE', target, { token: token() }), 403);
    assert.equal(await statusOf('DELETE', target, { token: OWNER_TOKEN }), 204);
    assert.equal(await statusOf('DELETE', target, { token: OWNER_TOKEN }), 404);
    assert.deepEqual(
      (await list()).entries.map(({ name }) => name),
      ['Grace'],
    );
    await sendFrom(0, newSite()(1), { status: 409 });
  });

  it('must be given with a day of the calendar', async () => {
    const target = '/days/2026-02-30/origins/0123456789ab';
    const response = await ask('DELETE', target, { token: OWNER_TOKEN });
    assert.equal(response.status, 400);
    assert.match(await errorOf(response), /day must be/);
  });
});

describe('The owner', () => {
  it('deletes without a limit', async () => {
    const from = newSite()(1);
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
