/**
 * Puts still WebP pictures together to an animated one: the container of the WebP specification, "Extended File Format".
 *
 * @param {{ x: number, y: number, width: number, height: number, duration: number, webp: Buffer }[]} frames each with
 *   its place on the canvas (even numbers) and its milliseconds; the first one fills the canvas
 * @returns {Buffer} the file; it plays for ever
 */
export function animate(frames) {
  const [{ width, height }] = frames;
  const animated = 0x02;
  const body = [
    chunk('VP8X', Buffer.from([animated, 0, 0, 0]), int24(width - 1), int24(height - 1)),
    chunk('ANIM', Buffer.alloc(6)),
    ...frames.map((frame) => {
      const replace = 0x02;
      const place = [frame.x / 2, frame.y / 2, frame.width - 1, frame.height - 1, frame.duration];
      return chunk('ANMF', ...place.map(int24), Buffer.from([replace]), ...images(frame.webp));
    }),
  ];
  return chunk('RIFF', Buffer.from('WEBP'), ...body);
}

/** The chunks of a still picture that hold the picture itself. */
function images(webp) {
  const found = [];
  for (let at = 12; at < webp.length;) {
    const end = at + 8 + webp.readUInt32LE(at + 4);
    const padded = end + (end % 2);
    if (/^(VP8 |VP8L|ALPH)$/.test(webp.toString('latin1', at, at + 4))) {
      found.push(webp.subarray(at, padded));
    }
    at = padded;
  }
  return found;
}

function chunk(name, ...parts) {
  const data = Buffer.concat(parts);
  const size = Buffer.alloc(4);
  size.writeUInt32LE(data.length);
  return Buffer.concat([Buffer.from(name), size, data, Buffer.alloc(data.length % 2)]);
}

function int24(value) {
  const bytes = Buffer.alloc(3);
  bytes.writeUIntLE(value, 0, 3);
  return bytes;
}
