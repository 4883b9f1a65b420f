import { Game2048Element } from 'game-2048-element';
import { formatColors, parseColors, propertiesOf, type Colors } from './colors.js';
import { languages } from './languages.js';

/** Left out of links: what is stored, where a shared result leads to, and the focus belong to the page. */
const kept = ['storage-key', 'share-url', 'autofocus'];

/** The attributes that a link may set. */
export const shared = [...new Set([...Game2048Element.observedAttributes, 'lang', 'dir'])].filter(
  (name) => !kept.includes(name),
);

/** Gives a board these colours; `undefined` gives it back its own. */
export function wear(game: HTMLElement, colors: Colors | undefined): void {
  for (const name of [...game.style].filter((each) => each.startsWith('--game-2048-'))) {
    game.style.removeProperty(name);
  }
  for (const [name, value] of colors ? propertiesOf(colors) : []) {
    game.style.setProperty(name, value);
  }
}

/**
 * Sets up a board as an address says, its attributes first, then the position.
 *
 * @returns the colours that the address gives
 * @throws ReplayError where its replay is no game; everything else is set all the same
 */
export function readAddress(game: Game2048Element, text: string): Colors | undefined {
  const given = new URLSearchParams(text);
  for (const name of shared) {
    const value = given.get(name);
    if (value !== null) game.setAttribute(name, value);
  }
  void languages[given.get('lang') ?? '']?.();
  const colors = parseColors(given.get('colors') ?? '');
  if (colors) wear(game, colors);
  const replay = given.get('replay');
  if (replay) game.load(replay);
  return colors;
}

/** The settings of a board as a link carries them; the replay goes last, as it stands. */
export function formatAddress(
  game: Game2048Element,
  colors: Colors | undefined,
  replay?: string,
): string {
  const settings = shared
    .filter((name) => game.hasAttribute(name))
    .map((name) => `${name}=${encodeURIComponent(game.getAttribute(name) ?? '')}`);
  if (colors) settings.push(`colors=${formatColors(colors)}`);
  if (replay) settings.push(`replay=${replay}`);
  return settings.join('&');
}
