/** The seed of the day, on the database that RANKING_ON names. */
import assert from 'node:assert/strict';
import { createHash, createHmac } from 'node:crypto';
import { describe, it } from 'node:test';
import { limiters } from '../src/limiter.js';
import { handle } from '../src/ranking.js';
import { play, token } from './support/games.js';
import { day, DAY, noon, useRanking } from './support/service.js';

const SEED_SECRET = 'a secret that nobody else knows';
const seedOf = (day) => createHmac('sha256', SEED_SECRET).update(day).digest('hex');
const midnight = noon + DAY / 2;

const { ask, list, send } = useRanking({ SEED_SECRET });
const today = async (at) => (await ask('GET', '/today', { at })).json();

describe('GET /today with a secret', () => {
  it('gives the day, and HMAC-SHA256 of the secret and the day as its seed', async () => {
    const { day: given, seed } = await today(noon);
    assert.deepEqual([given, seed], [day, seedOf(day)]);
  });

  it("promises tomorrow's seed by its SHA-256, and keeps the promise at 00:00 UTC", async () => {
    const before = await today(midnight - 1);
    const after = await today(midnight);
    assert.equal(after.day, '2026-11-21');
    assert.notEqual(after.seed, before.seed);
    assert.equal(before.next, createHash('sha256').update(after.seed).digest('hex'));
    assert.doesNotMatch(JSON.stringify(before), new RegExp(after.seed));
  });
});

describe('POST /scores with a secret', () => {
  it('takes a game of the seed, for the list of its day', async () => {
    const { replay, score } = play(seedOf(day), 1);
    const { day: given } = await send({ replay, status: 201 });
    assert.equal(given, day);
    assert.equal((await list()).entries[0].score, score);
  });

  it("takes yesterday's game, and no older one", async () => {
    const { replay } = play(seedOf(day), 2);
    await send({ replay, at: noon + DAY, token: token(), status: 201 });
    await send({ replay, at: noon + 2 * DAY, token: token(), status: 422 });
  });

  it("refuses a game of the date, and a game of tomorrow's seed before its time", async () => {
    await send({ replay: play(day, 3).replay, status: 422 });
    const { replay } = play(seedOf('2026-11-21'), 3);
    const { error } = await send({ replay, at: midnight - 1, status: 422 });
    assert.doesNotMatch(error, new RegExp(`must be "${seedOf('2026-11-21')}`));
    await send({ replay, at: midnight, status: 201 });
  });
});

describe('GET /today without a secret', () => {
  it('gives the date as the seed, and no promise', async () => {
    const request = new Request('http://localhost/today');
    const response = await handle(request, { ...limiters(), address: '' }, noon);
    assert.deepEqual(await response.json(), { day, seed: day, next: null });
  });
});
