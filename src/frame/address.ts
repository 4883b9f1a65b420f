import { Game2048Element } from '../element/index.js';
import { receivedLine } from '../session/received-line.js';
import { parseColors, propertiesOf, type Colors } from './colors.js';

/** An address never sets these: only the page decides what is stored, where a shared link leads, and what has the focus. */
const pageOnly = ['storage-key', 'share-url', 'autofocus'];

export const addressAttributes: readonly string[] = [
  ...new Set([...Game2048Element.observedAttributes, 'lang', 'dir']),
].filter((name) => !pageOnly.includes(name));

/** Gives a board these colors, or its own again if they are undefined. */
export function applyColors(game: HTMLElement, colors: Colors | undefined): void {
  for (const name of [...game.style].filter((each) => each.startsWith('--game-2048-'))) {
    game.style.removeProperty(name);
  }
  if (!colors) return;
  for (const [name, value] of propertiesOf(colors)) game.style.setProperty(name, value);
}

/**
 * True for `data:image/png;…` and `tiles/{value}.png`, false for `https://other.example/{value}.png`: a link to this
 * page must not make it fetch anything from elsewhere.
 */
export function isOwnImage(template: string): boolean {
  try {
    const folder = new URL('.', document.baseURI).href;
    const { href } = new URL(template, folder);
    // Some servers take an escaped slash for a slash. The braces of `%{value}` are escaped: a value would end that `%`.
    const isBelow = href.startsWith(folder) && !/\?|%(2f|5c|%)/i.test(href);
    return isBelow || /^(data:image\/|blob:)/.test(href);
  } catch {
    return false;
  }
}

/**
 * Sets up a board from the query of an address: first attributes and colors, then the position.
 * @returns the colors in the address
 * @throws ReplayError if its replay is not a game; everything else has been set
 */
export function readAddress(
  game: Game2048Element,
  text: string | URLSearchParams,
): Colors | undefined {
  const given = new URLSearchParams(text);
  for (const name of addressAttributes) {
    const value = given.get(name);
    if (value !== null) game.setAttribute(name, value);
  }
  const colors = parseColors(given.get('colors') ?? '');
  if (colors) applyColors(game, colors);
  const replay = given.get('replay');
  if (replay) game.load(receivedLine(replay));
  return colors;
}
