/** Hashes in hexadecimal digits. */

const bytesOf = (text) => new TextEncoder().encode(text);

const hex = (buffer) =>
  [...new Uint8Array(buffer)].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** SHA-256 of a text in UTF-8. */
export const sha256 = async (text) => hex(await crypto.subtle.digest('SHA-256', bytesOf(text)));

/** HMAC with SHA-256 of a text under a key, both in UTF-8. */
export async function hmac(key, text) {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const imported = await crypto.subtle.importKey('raw', bytesOf(key), algorithm, false, ['sign']);
  return hex(await crypto.subtle.sign('HMAC', imported, bytesOf(text)));
}
