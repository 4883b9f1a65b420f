/** Colours of a board, from which those of all tiles follow; each is written `#rrggbb`. */
export interface Colors {
  board: string;
  /** The tile 2. */
  low: string;
  /** The tile 64. */
  middle: string;
  /** The tile 2048. */
  high: string;
}

export const palettes: Readonly<Record<string, Colors>> = {
  Ember: { board: '#4a3a35', low: '#fff1d6', middle: '#f2994a', high: '#9c1c1c' },
  Forest: { board: '#b9c7ab', low: '#f4fae6', middle: '#6aa84f', high: '#12412b' },
  Candy: { board: '#edc3d8', low: '#fff4f9', middle: '#ff7fb0', high: '#6a1b7a' },
  Ink: { board: '#aeb6c2', low: '#ffffff', middle: '#7b8794', high: '#111827' },
};

const order = ['board', 'low', 'middle', 'high'] as const;

/** For an address: the four without their `#`, joined by `-`. */
export const formatColors = (colors: Colors): string =>
  order.map((name) => colors[name].slice(1)).join('-');

/** Reads what `formatColors` wrote; `undefined` for anything else. */
export function parseColors(text: string): Colors | undefined {
  if (!/^[\da-f]{6}(-[\da-f]{6}){3}$/i.test(text)) return undefined;
  const [board = '', low = '', middle = '', high = ''] = text.split('-').map((hex) => `#${hex}`);
  return { board, low, middle, high };
}

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

/** Into Oklab and back: https://bottosson.github.io/posts/oklab/. Steps of one length look alike there. */
function toOklab([red, green, blue]: Triple): Triple {
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

function fromOklab([lightness, a, b]: Triple): Triple {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

/** The colour between two, `share` of the way from the first to the second. */
function mix(one: string, other: string, share: number): string {
  const [from, to] = [toOklab(linear(one)), toOklab(linear(other))];
  const between = (index: 0 | 1 | 2): number => from[index] + (to[index] - from[index]) * share;
  return hexOf(fromOklab([between(0), between(1), between(2)]));
}

/** Black or white, whichever has more contrast: at least 4.5:1 on any colour. */
function textOn(ground: string): string {
  const [red, green, blue] = linear(ground);
  const luminance = 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  return luminance > 0.179 ? '#000000' : '#ffffff';
}

/** The custom properties that give a board these colours. */
export function propertiesOf({
  board,
  low,
  middle,
  high,
}: Colors): [name: string, value: string][] {
  const tiles = Array.from({ length: 12 }, (_, index) => {
    const color = index < 5 ? mix(low, middle, index / 5) : mix(middle, high, (index - 5) / 5);
    return [`tile-${2 ** (index + 1)}`, index < 11 ? color : high] as const;
  });
  const all = [
    ['board', board],
    ['cell', mix(board, low, 0.3)],
  ] as const;
  const texts = [...tiles, ['tile-beyond', high] as const].flatMap(
    ([name, color]) =>
      [
        [name, color],
        [`${name}-text`, textOn(color)],
      ] as const,
  );
  return [...all, ...texts].map(([name, value]) => [`--game-2048-${name}`, value]);
}
