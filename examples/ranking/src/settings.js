/** The settings that the operator gives as text. */

/** A bearer token: at least 128 random bits in base64. */
const TOKEN = '[\\w~+/.-]{22,256}=*';
export const bearer = new RegExp(`^Bearer (${TOKEN})$`, 'i');
const token = new RegExp(`^${TOKEN}$`);

/** @returns the origins of a list with commas; undefined if there is none */
function readOrigins(text) {
  if (!text) return undefined;
  const origins = text.split(',').map((origin) => origin.trim());
  const wrong = origins.find(
    (origin) => !URL.canParse(origin) || new URL(origin).origin !== origin,
  );
  if (wrong === undefined) return origins;
  const allowed = 'origins such as https://one.example, separated by commas';
  throw new RangeError(`ORIGINS must be ${allowed}, not "${wrong}"`);
}

/**
 * Reads and checks the settings; README.md describes them. Secrets are left out of the messages.
 *
 * @param {Record<string, unknown>} env
 * @throws RangeError for a setting that could not work
 */
export function readSettings(env) {
  const { OWNER_TOKEN, SEED_SECRET, ORIGINS } = env;
  if (OWNER_TOKEN && !token.test(OWNER_TOKEN)) {
    throw new RangeError('OWNER_TOKEN must be 22 to 256 of the characters A-Z a-z 0-9 _ ~ + / . -');
  }
  if (SEED_SECRET && SEED_SECRET.length < 22) {
    throw new RangeError('SEED_SECRET must have at least 22 characters');
  }
  return {
    ownerToken: OWNER_TOKEN || undefined,
    seedSecret: SEED_SECRET || undefined,
    origins: readOrigins(ORIGINS),
  };
}
