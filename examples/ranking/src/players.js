/** Who asks. */
import { sha256 } from './hashes.js';
import { Refused } from './refused.js';
import { bearer } from './settings.js';

const tokenOf = (request) => bearer.exec(request.headers.get('authorization') ?? '')?.[1];

/** The player: the hash of the token, which is all that is ever stored of it. */
export async function playerOf(request) {
  const token = tokenOf(request);
  if (token) return sha256(token);
  const hint = 'Authorization must be Bearer and a random token of 22 to 256 characters';
  throw new Refused(401, hint, { 'www-authenticate': 'Bearer' });
}

/** Whether the request carries the owner's token; without an owner nobody's does. */
export const isOwner = (request, ownerToken) =>
  ownerToken !== undefined && tokenOf(request) === ownerToken;

/**
 * Four digits that tell players of one name apart within a day. They are no signature: who tries some ten thousand tokens
 * finds one with the tag of another player.
 */
export const tagOf = async (day, player) => (await sha256(`${day} ${player}`)).slice(0, 4);
