/**
 * Computes the colours of the board and the tiles in OKLCH, checks them, and writes them to
 * `src/board/styles/palette.ts`. With `--check` nothing is written: the run fails if a colour misses its target or
 * the file is not what this script would write.
 */
import { readFile, writeFile } from 'node:fs/promises';
import {
  blend,
  converter,
  differenceEuclidean,
  filterDeficiencyDeuter,
  filterDeficiencyProt,
  formatHex,
  formatHex8,
  inGamut,
  wcagContrast,
} from 'culori';
import prettier from 'prettier';

const FILE = new URL('../src/board/styles/palette.ts', import.meta.url);
const SCHEMES = ['light', 'dark'];

/** WCAG 2.2, 1.4.3 (text) and 1.4.11 (boundaries of controls, focus). */
const TEXT_CONTRAST = 4.5;
const BOUNDARY_CONTRAST = 3;
/**
 * The board must stand out from the page, and an empty cell from the board: for the eye only, no standard requires it.
 */
const BOARD_CONTRAST = 1.3;
const CELL_CONTRAST = 1.1;
/** The hair of shadow around a tile (`styles/tiles.ts`), over an empty cell, must set off the light tiles 2 and 4. */
const EDGE_CONTRAST = 1.4;
const EDGE = '#0b163326';
/** The smallest distance in OKLab of two colours that must be distinguishable. */
const APART = 0.06;

/** What the page behind the element is assumed to be: a browser's own white and dark canvas. */
const PAGE = { light: '#ffffff', dark: '#121212' };

/**
 * The tiles 2, 4 … 2048, as [lightness, chroma, hue]: mist over water, the sea by day, dusk, and 2048 as the sun.
 */
const JOURNEY = {
  light: [
    [0.98, 0.014, 85],
    [0.91, 0.043, 216],
    [0.76, 0.087, 202],
    [0.735, 0.119, 233],
    [0.55, 0.125, 250],
    [0.475, 0.157, 271],
    [0.395, 0.165, 290],
    [0.545, 0.195, 331],
    [0.583, 0.195, 370],
    [0.72, 0.158, 403],
    [0.87, 0.153, 448],
  ],
  dark: [
    [0.45, 0.04, 268],
    [0.481, 0.127, 267],
    [0.514, 0.085, 190],
    [0.558, 0.095, 219],
    [0.63, 0.115, 248],
    [0.71, 0.105, 282],
    [0.445, 0.19, 292],
    [0.565, 0.195, 332],
    [0.585, 0.195, 370],
    [0.74, 0.153, 405],
    [0.87, 0.153, 448],
  ],
};

/** The jewels above 2048, 4096 … 131072 and beyond, as [lightness, chroma, hue]. */
const JEWELS = {
  light: [
    [0.49, 0.11, 160],
    [0.42, 0.071, 205],
    [0.33, 0.15, 264],
    [0.45, 0.21, 307],
    [0.42, 0.165, 18],
    [0.42, 0.09, 65],
    [0.2, 0.03, 275],
  ],
  dark: [
    [0.53, 0.117, 160],
    [0.431, 0.067, 192],
    [0.37, 0.18, 266],
    [0.5, 0.22, 307],
    [0.57, 0.195, 31],
    [0.56, 0.115, 75],
    [0.96, 0.015, 270],
  ],
};

/** Everything except tiles, as [lightness, chroma, hue, opacity]. */
const SURFACES = {
  light: {
    board: [0.785, 0.043, 72],
    cell: [0.86, 0.031, 74],
    panel: [0.94, 0.018, 74],
    text: [0.28, 0.045, 270],
    muted: [0.47, 0.04, 262],
    border: [0.58, 0.04, 260],
    button: [0.4, 0.09, 272],
    'button-text': [1, 0, 0],
    overlay: [0.94, 0.018, 74, 0.4],
    card: [0.992, 0.002, 80],
    focus: [0.4, 0.09, 272],
    ink: [0.22, 0.045, 270],
    paper: [1, 0, 0],
  },
  dark: {
    board: [0.285, 0.032, 266],
    cell: [0.335, 0.034, 266],
    panel: [0.29, 0.03, 264],
    text: [0.95, 0.012, 250],
    muted: [0.76, 0.03, 255],
    border: [0.56, 0.035, 260],
    button: [0.82, 0.07, 275],
    'button-text': [0.22, 0.05, 275],
    overlay: [0.2, 0.025, 265, 0.3],
    card: [0.235, 0.028, 265],
    focus: [0.82, 0.07, 275],
    ink: [0.22, 0.045, 270],
    paper: [1, 0, 0],
  },
};

const failures = [];
const displayable = inGamut('rgb');
const toRgb = converter('rgb');
const distance = differenceEuclidean('oklab');
const SEEN = [
  ['normal', (colour) => colour],
  ['protanopia', filterDeficiencyProt(1)],
  ['deuteranopia', filterDeficiencyDeuter(1)],
];

/** The colour as hex digits. A colour outside sRGB is a mistake in the tables above, and is not clipped. */
function hex([l, c, h, alpha = 1]) {
  const colour = { mode: 'oklch', l, c, h: h % 360, alpha };
  if (!displayable(colour)) failures.push(`oklch(${l} ${c} ${h}) is outside sRGB`);
  return alpha < 1 ? formatHex8(colour) : formatHex(colour);
}

const ramp = (scheme) => [...JOURNEY[scheme], ...JEWELS[scheme]].map(hex);

const surfaces = Object.fromEntries(
  SCHEMES.map((scheme) => [
    scheme,
    Object.fromEntries(Object.entries(SURFACES[scheme]).map(([k, v]) => [k, hex(v)])),
  ]),
);
const tiles = Object.fromEntries(SCHEMES.map((scheme) => [scheme, ramp(scheme)]));

/** White wherever it is legible, because a bright number looks lit; dark ink elsewhere. */
function textOn(tile, { ink, paper }) {
  return wcagContrast(paper, tile) >= TEXT_CONTRAST ? paper : ink;
}

const label = (i) => (i === 17 ? 'beyond' : String(2 ** (i + 1)));
function expectAtLeast(what, figure, least) {
  if (figure < least) failures.push(`${what}: ${figure.toFixed(3)}, has to be at least ${least}`);
  return figure;
}

/** The smallest distance of two colours, over full colour vision and both kinds of red-green blindness. */
function apart(a, b) {
  return Math.min(...SEEN.map(([, see]) => distance(see(toRgb(a)), see(toRgb(b)))));
}

function checkTiles(scheme) {
  const surface = surfaces[scheme];
  const ramp = tiles[scheme];
  const rows = ramp.map((tile, i) => {
    const name = `${scheme} ${label(i)}`;
    const text = textOn(tile, surface);
    const contrast = expectAtLeast(`${name} number`, wcagContrast(text, tile), TEXT_CONTRAST);
    const board = expectAtLeast(`${name} from board`, apart(tile, surface.board), APART);
    const cell = expectAtLeast(`${name} from empty cell`, apart(tile, surface.cell), APART);
    const hair = formatHex(blend([surface.cell, EDGE]));
    const edge = wcagContrast(tile, hair);
    if (i < 2) expectAtLeast(`${name} edge`, edge, EDGE_CONTRAST);
    const next = SEEN.map(([seen, see]) => {
      if (i === ramp.length - 1) return '';
      const d = distance(see(toRgb(tile)), see(toRgb(ramp[i + 1])));
      return expectAtLeast(`${name} from ${label(i + 1)}, ${seen}`, d, APART).toFixed(3);
    });
    const others = ramp.map((other, j) => (j === i ? Infinity : distance(tile, other)));
    const nearest = others.indexOf(Math.min(...others));
    expectAtLeast(`${name} from ${label(nearest)}`, others[nearest], APART);
    return [
      label(i),
      tile,
      text,
      contrast.toFixed(2),
      board.toFixed(3),
      cell.toFixed(3),
      edge.toFixed(2),
      ...next,
      `${others[nearest].toFixed(3)} (${label(nearest)})`,
    ];
  });
  const head = ['tile', 'colour', 'number', 'contrast', 'board', 'empty', 'edge'];
  return [[...head, 'next', 'protan', 'deutan', 'nearest'], ...rows];
}

/** On a dark board a higher tile is a brighter one, up to the dusk of 128; and three that often lie together are no three blues. */
function checkDarkTiles() {
  for (const [i, [lightness]] of JOURNEY.dark.slice(0, 5).entries()) {
    const brighter = JOURNEY.dark[i + 1][0] - lightness;
    expectAtLeast(`dark ${label(i + 1)}, brighter than ${label(i)} by`, brighter, 0.03);
  }
  const blues = [1, 3, 5];
  for (const [place, i] of blues.entries()) {
    for (const j of blues.slice(place + 1)) {
      const between = distance(tiles.dark[i], tiles.dark[j]);
      expectAtLeast(`dark ${label(i)} from ${label(j)}`, between, 2 * APART);
    }
  }
}

function checkSurfaces(scheme) {
  const s = surfaces[scheme];
  const page = PAGE[scheme];
  const under = [...tiles[scheme], s.board, s.cell];
  const veiled = under.map((below) => formatHex(blend([below, s.overlay])));
  const card = veiled.map((below) => formatHex(blend([below, s.card])));
  const rows = [];
  const contrast = (what, front, backs, least) => {
    const figure = Math.min(...backs.map((back) => wcagContrast(front, back)));
    expectAtLeast(`${scheme} ${what}`, figure, least);
    rows.push([what, front, figure.toFixed(2), String(least)]);
  };
  contrast('board on page', s.board, [page], BOARD_CONTRAST);
  contrast('cell on board', s.cell, [s.board], CELL_CONTRAST);
  contrast('text on panel, page', s.text, [s.panel, page], TEXT_CONTRAST);
  contrast('text on card', s.text, card, TEXT_CONTRAST);
  contrast('muted on panel, page', s.muted, [s.panel, page], TEXT_CONTRAST);
  contrast('muted on card', s.muted, card, TEXT_CONTRAST);
  contrast('button-text on button', s['button-text'], [s.button], TEXT_CONTRAST);
  contrast('button on panel, page', s.button, [s.panel, page], BOUNDARY_CONTRAST);
  contrast('button on card', s.button, card, BOUNDARY_CONTRAST);
  contrast('border on panel, page', s.border, [s.panel, page], BOUNDARY_CONTRAST);
  contrast('border on card', s.border, card, BOUNDARY_CONTRAST);
  contrast('focus on board, page', s.focus, [s.board, s.panel, page], BOUNDARY_CONTRAST);
  contrast('focus on card', s.focus, card, BOUNDARY_CONTRAST);
  for (const [i, tile] of tiles[scheme].slice(0, -1).entries()) {
    // On the card of a win, the focus ring on the veil (`styles/card.ts`).
    const veils = [s.board, s.cell].map((below) => formatHex(blend([below, `${tile}40`])));
    contrast(`win focus on veil of ${label(i)}`, s.text, veils, BOUNDARY_CONTRAST);
  }
  return [['colour', 'value', 'contrast', 'least'], ...rows];
}

function print(title, rows) {
  const widths = rows[0].map((_, i) => Math.max(...rows.map((row) => row[i].length)));
  console.log(`\n${title}`);
  for (const row of rows) console.log(row.map((text, i) => text.padEnd(widths[i] + 2)).join(''));
}

/** Six digits become three if that is the same colour. */
const short = (colour) => colour.replace(/^#(.)\1(.)\2(.)\3$/, '#$1$2$3');

const pair = (light, dark) => `['${short(light)}', '${short(dark)}']`;

function source() {
  const { ink, paper, ...light } = surfaces.light;
  const ramp = tiles.light.map((colour, i) => {
    const text = SCHEMES.map((scheme) => textOn(tiles[scheme][i], surfaces[scheme]));
    return `// ${label(i)}\n{ background: ${pair(colour, tiles.dark[i])}, text: ${pair(...text)} }`;
  });
  const records = Object.entries(light).map(
    ([name, colour]) => `'${name}': ${pair(colour, surfaces.dark[name])}`,
  );
  return `// Written by scripts/palette.mjs: change the ramp there and run \`npm run draw:palette\`.

/** A colour in the light and in the dark scheme. */
export type ColorPair = readonly [light: string, dark: string];

export interface TileColors {
  readonly background: ColorPair;
  readonly text: ColorPair;
}

/**
 * Colours of the tiles 2, 4, 8 … 131072 and, last, of every tile beyond. A tile of rank r (its value is
 * 2 ** r) has \`tileColors[Math.min(r, 18) - 1]\`.
 */
export const tileColors: readonly TileColors[] = [
${ramp.join(',\n')},
];

/** Colours of everything except tiles, by their CSS names. */
export const surfaceColors = {
${records.join(',\n')},
} as const satisfies Record<string, ColorPair>;
`;
}

for (const scheme of SCHEMES) {
  print(`Tiles, ${scheme} (distances in OKLab)`, checkTiles(scheme));
  print(`Surfaces, ${scheme}`, checkSurfaces(scheme));
}
checkDarkTiles();

const options = await prettier.resolveConfig(FILE);
const wanted = await prettier.format(source(), { ...options, parser: 'typescript' });
if (process.argv.includes('--check')) {
  const written = await readFile(FILE, 'utf8').catch(() => '');
  if (written !== wanted)
    failures.push('src/board/styles/palette.ts has drifted: run npm run draw:palette');
} else {
  await writeFile(FILE, wanted);
}
for (const failure of failures) console.error(`✗ ${failure}`);
if (failures.length > 0) process.exitCode = 1;
else console.log('\nEvery colour keeps its contrast and its distance.');
