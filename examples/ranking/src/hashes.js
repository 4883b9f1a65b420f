/** Hashes in hexadecimal digits. */

const bytesOf = (text) => new TextEncoder().encode(text);

const hex = (buffer) =>
  [...new Uint8Array(buffer)].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** SHA-256 of a text in UTF-8. */
export const sha256 = async (text) => hex(await crypto.subtle.digest('SHA-256', bytesOf(text)));

/** Keys in use: few at a time, those of the open days. */
const MAX_KEYS = 8;
const keys = new Map();

/** A key, prepared once: that takes longer than to use it. */
function keyOf(text) {
  if (!keys.has(text)) {
    if (keys.size === MAX_KEYS) keys.clear();
    const algorithm = { name: 'HMAC', hash: 'SHA-256' };
    keys.set(text, crypto.subtle.importKey('raw', bytesOf(text), algorithm, false, ['sign']));
  }
  return keys.get(text);
}

/** HMAC with SHA-256 of a text under a key, both in UTF-8. */
export const hmac = async (key, text) =>
  hex(await crypto.subtle.sign('HMAC', await keyOf(key), bytesOf(text)));

/** A new random key of 256 bits. */
export const randomKey = () => hex(crypto.getRandomValues(new Uint8Array(32)));
