/** The seed of each day's game. */
import { DAY, dayOf } from './days.js';
import { hmac, sha256 } from './hashes.js';

/**
 * The seed of a day: with a secret a keyed hash of the day, which nobody else knows before it is given out; without one the
 * day itself.
 *
 * @param {string} day
 * @param {string} [secret]
 */
export const seedOf = async (day, secret) => (secret ? hmac(secret, day) : day);

/**
 * Today's seed. `next` is the SHA-256 of tomorrow's, a day ahead: tomorrow anyone can check that the seed was fixed by then.
 * It is null without a secret.
 */
export async function todayOf(now, secret) {
  const day = dayOf(now);
  const next = secret ? await sha256(await seedOf(dayOf(now + DAY), secret)) : null;
  return { day, seed: await seedOf(day, secret), next };
}
