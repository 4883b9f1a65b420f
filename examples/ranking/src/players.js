/** Who asks. */
import { hmac, sha256 } from './hashes.js';
import { siteOf } from './networks.js';
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
 * What is known of a player within a day: `origin` stands for the network, `tag` for the player. Without the day's salt, which is
 * deleted with the day, neither can be traced; and nobody can look for a token with the tag of another player.
 */
export async function marksOf(salt, player, address) {
  const [network, hash] = [await hmac(salt, siteOf(address)), await hmac(salt, player)];
  return { origin: network.slice(0, 12), tag: hash.slice(0, 4) };
}
