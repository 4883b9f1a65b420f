/** What a player sends, from the bytes to a game that was played again. */
import { Game, ReplayError, verify } from 'game-2048-element/engine';
import { openDays } from './days.js';
import { Refused } from './refused.js';

/** Bytes of a request's body. A line of 50,000 moves takes 16,700. */
const MAX_BYTES = 20_000;
const MAX_MOVES = 50_000;
const MAX_NAME = 24;

/** Three moves a character: games that share so much are one game. */
const OPENING_CHARACTERS = 33;

/** The rules of the puzzle: all of them, because with rules of one's own any score is easy. */
const RULES = new Game().rules;

const tooLong = () =>
  new Refused(413, `the body must be at most ${MAX_BYTES.toLocaleString('en')} bytes`);

/** Reads the body, and no more of it than is allowed. */
async function readText(request) {
  if (Number(request.headers.get('content-length')) > MAX_BYTES) throw tooLong();
  const decoder = new TextDecoder();
  let length = 0;
  let text = '';
  // Not cancelled where it is too long: that would cut the connection before the answer.
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

// Control characters, marks that turn the direction of the text, whatever else has no shape. The two joiners and the
// emoji variant belong to writing.
const shapeless = /(?!\u200C|\u200D|\uFE0F)[\p{C}\p{Default_Ignorable_Code_Point}\u2800]/gu;
const pileOfMarks = /(\p{M}{4})\p{M}+/gu;
const visible = /[\p{L}\p{N}\p{P}\p{S}]/u;

/** A name as it may be shown, as text: one line, at most 24 characters. */
export function cleanName(value) {
  const line = value.normalize('NFC').replace(/\s+/gu, ' ').replace(shapeless, '').trim();
  const name = [...line.replace(pileOfMarks, '$1')].slice(0, MAX_NAME).join('').trim();
  if (!visible.test(name)) {
    throw new Refused(400, `name must have 1 to ${MAX_NAME} characters that can be seen`);
  }
  return name;
}

/** How every line of a day's game begins. */
const headOf = (day) => new Game({ ...RULES, seed: day }).replay;

/** Plays the line again if its head is that of an open day: other games cost no time. */
function play(replay, now) {
  const days = openDays(now);
  const seed = days.find((day) => replay.startsWith(headOf(day)));
  if (!seed) {
    throw new Refused(422, `replay must be a game of ${days.join(' or ')} under the usual rules`);
  }
  try {
    const limits = { maxLength: MAX_BYTES, maxMoves: MAX_MOVES };
    return verify(replay, { rules: RULES, seed, finished: true, ...limits });
  } catch (error) {
    if (!(error instanceof ReplayError)) throw error;
    throw new Refused(422, `replay must be a legal game: ${error.message}`);
  }
}

/** @returns what is stored of the game */
function checkReplay(replay, now) {
  const { seed, score, maxTile, moves } = play(replay, now);
  const start = headOf(seed).length;
  const opening = replay.slice(start, start + OPENING_CHARACTERS);
  return { day: seed, opening, score, maxTile, moves, replay };
}

/** @returns the entry that the request asks for, checked */
export async function readSubmission(request, now) {
  const { name, replay } = Object(await readJson(request));
  for (const [field, value] of Object.entries({ name, replay })) {
    if (typeof value !== 'string') throw new Refused(400, `${field} must be a text`);
  }
  return { name: cleanName(name), ...checkReplay(replay, now) };
}
