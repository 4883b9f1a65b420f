/** Four colours as `#rrggbb`; those of the other tiles lie between them. */
export interface Colors {
  board: string;
  /** The tile 2. */
  low: string;
  /** The tile 64. */
  middle: string;
  /** The tile 2048. */
  high: string;
}

/** Four colours without their `#`, joined by `-`; `undefined` for anything else. */
export function parseColors(text: string): Colors | undefined {
  if (!/^[\da-f]{6}(-[\da-f]{6}){3}$/i.test(text)) return undefined;
  const [board = '', low = '', middle = '', high = ''] = text.split('-').map((hex) => `#${hex}`);
  return { board, low, middle, high };
}

/** Red, green and blue, or the three responses of `toCones`. */
type Triple = readonly [number, number, number];

/** Linear light of red, green and blue, each 0 to 1. */
function linear(hex: string): Triple {
  const channel = (at: number): number => {
    const share = parseInt(hex.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  };
  return [channel(1), channel(3), channel(5)];
}

function hexOf(light: Triple): string {
  const channels = light.map((value) => {
    const inside = Math.min(1, Math.max(0, value));
    const share = inside <= 0.0031308 ? inside * 12.92 : 1.055 * inside ** (1 / 2.4) - 0.055;
    return Math.round(share * 255)
      .toString(16)
      .padStart(2, '0');
  });
  return `#${channels.join('')}`;
}

/**
 * The responses of the three kinds of cones in the eye, as in Oklab (https://bottosson.github.io/posts/oklab/). Oklab
 * itself is a linear function of them, so mixing them mixes the colours in Oklab, where equal steps look equal.
 */
function toCones([red, green, blue]: Triple): Triple {
  return [
    Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue),
    Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue),
    Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue),
  ];
}

/** @param share of the second color, 0 to 1 */
function mix(one: string, other: string, share: number): string {
  const from = toCones(linear(one));
  const to = toCones(linear(other));
  const between = (index: 0 | 1 | 2): number => from[index] + (to[index] - from[index]) * share;
  // Back to linear light, by the inverse of the matrix in `toCones`.
  const l = between(0) ** 3;
  const m = between(1) ** 3;
  const s = between(2) ** 3;
  return hexOf([
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]);
}

/** Black or white, whichever has more contrast: at least 4.5:1 on any colour. */
function textOn(ground: string): string {
  const [red, green, blue] = linear(ground);
  const luminance = 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  return luminance > 0.179 ? '#000000' : '#ffffff';
}

export function propertiesOf({
  board,
  low,
  middle,
  high,
}: Colors): [name: string, value: string][] {
  const colors: Record<string, string> = { board, cell: mix(board, low, 0.3) };
  const addTile = (value: number | 'beyond', color: string): void => {
    colors[`tile-${value}`] = color;
    colors[`tile-${value}-text`] = textOn(color);
  };
  for (let rank = 1; rank <= 5; rank++) addTile(2 ** rank, mix(low, middle, (rank - 1) / 5));
  for (let rank = 6; rank <= 11; rank++) addTile(2 ** rank, mix(middle, high, (rank - 6) / 5));
  addTile(4096, high);
  addTile('beyond', high);
  return Object.entries(colors).map(([name, value]) => [`--game-2048-${name}`, value]);
}
