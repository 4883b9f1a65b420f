/** What a player sends, from the bytes to a game that was replayed. */
import { Game, ReplayError, verify } from 'game-2048-element/engine';
import { openDays } from './days.js';
import { cleanName } from './names.js';
import { Refused } from './refused.js';
import { seedOf } from './seeds.js';

/** Bytes of a request's body: nearly 60,000 moves. */
const MAX_BYTES = 20_000;

/** Three moves a character: games that share so much are one game. */
const OPENING_CHARACTERS = 33;

/** The rules of the puzzle: all of them, because with rules of one's own any score is easy. */
const RULES = new Game().rules;

const tooLong = () =>
  new Refused(413, `the body must be at most ${MAX_BYTES.toLocaleString('en')} bytes`);

/** Reads the body, and no more of it than is allowed. */
async function readText(request) {
  const decoder = new TextDecoder();
  let length = 0;
  let text = '';
  // Not cancelled when it is too long: that would cut the connection before the answer.
  for await (const chunk of request.body?.values({ preventCancel: true }) ?? []) {
    length += chunk.length;
    if (length > MAX_BYTES) throw tooLong();
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}

async function readJson(request) {
  try {
    return JSON.parse(await readText(request));
  } catch (error) {
    if (error instanceof Refused) throw error;
    throw new Refused(400, 'the body must be JSON: { "name": …, "replay": … }');
  }
}

/** Replays the line as a game of a day. @returns the day, its seed and the result, or the ReplayError */
async function replayAs(day, replay, seedSecret) {
  const seed = await seedOf(day, seedSecret);
  try {
    // The head is compared before anything is played: a game of another day costs no time.
    return { day, seed, result: verify(replay, { rules: RULES, seed, finished: true }) };
  } catch (error) {
    if (!(error instanceof ReplayError)) throw error;
    return { error };
  }
}

/** @returns what is stored of the game */
async function checkReplay(replay, now, seedSecret) {
  const days = openDays(now);
  const attempts = [];
  for (const day of days) {
    const attempt = await replayAs(day, replay, seedSecret);
    if (attempt.result) return gameOf(attempt, replay);
    attempts.push(attempt.error);
  }
  // Of the two the one that got further: the other only found another seed.
  const { message } = attempts.reduce((best, next) =>
    next.position > best.position ? next : best,
  );
  throw new Refused(422, `replay must be a finished game of ${days.join(' or ')}: ${message}`);
}

function gameOf({ day, seed, result: { score, maxTile, moves } }, replay) {
  // A game has one line, so that games with the same moves have the same characters, but for the
  // two check characters at the end.
  const start = new Game({ ...RULES, seed }).replay.length - 2;
  const opening = replay.slice(start, start + OPENING_CHARACTERS);
  return { day, opening, score, maxTile, moves, replay };
}

/** @returns the game and the name that the request asks to store, checked */
export async function readSubmission(request, now, seedSecret) {
  const { name, replay } = Object(await readJson(request));
  for (const [field, value] of Object.entries({ name, replay })) {
    if (typeof value !== 'string') throw new Refused(400, `${field} must be a string`);
  }
  return { name: cleanName(name), ...(await checkReplay(replay, now, seedSecret)) };
}
