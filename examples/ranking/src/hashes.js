/** Hashes in hexadecimal digits. */

const bytesOf = (text) => new TextEncoder().encode(text);

const hex = (buffer) =>
  [...new Uint8Array(buffer)].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** SHA-256 of a text in UTF-8. */
export const sha256 = async (text) => hex(await crypto.subtle.digest('SHA-256', bytesOf(text)));

/** HMAC with SHA-256 of a text under a key, both in UTF-8. No key is kept: a salt is gone when its day is. */
export async function hmac(key, text) {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const imported = await crypto.subtle.importKey('raw', bytesOf(key), algorithm, false, ['sign']);
  return hex(await crypto.subtle.sign('HMAC', imported, bytesOf(text)));
}

/** A new random key of 256 bits. */
export const randomKey = () => hex(crypto.getRandomValues(new Uint8Array(32)));
