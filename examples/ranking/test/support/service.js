/** A ranking for all tests of a file, on the database that RANKING_ON names. */
import assert from 'node:assert/strict';
import { after, before, beforeEach } from 'node:test';
import { token } from './games.js';
import { startRanking } from './ranking.js';

export const day = '2026-11-20';
export const noon = Date.parse(`${day}T12:00:00Z`);
export const DAY = 86_400_000;

/**
 * Starts a ranking before the tests of a file, each of which finds it empty. At the end no answer may have been a failure of its own.
 *
 * @param {Record<string, string>} [settings]
 */
export function useRanking(settings) {
  let ranking;
  const statuses = [];
  before(async () => {
    ranking = await startRanking(settings);
  });
  after(async () => {
    await ranking.close();
    assert.deepEqual(
      statuses.filter((status) => status >= 500),
      [],
    );
  });
  beforeEach(() => ranking.empty());

  return {
    /** Sends a game at noon, as a new player unless told. */
    async send({ status, ...submission }) {
      const answer = await ranking.post({ at: noon, token: token(), ...submission });
      statuses.push(answer.status);
      if (status) assert.equal(answer.status, status, answer.error);
      return answer;
    },

    /** The list at a time, as its answer says it. */
    list: (query = {}, at = noon, rest = {}) => ranking.list(query, { at, ...rest }),

    /** @returns the Response to a request at noon */
    async ask(method, target, options) {
      const response = await ranking.ask(method, target, { at: noon, ...options });
      statuses.push(response.status);
      return response;
    },
  };
}

export const errorOf = async (response) => (await response.json()).error;
