import type { Game2048Element } from 'game-2048-element';
import fields from '../package.json';
import { addressAttributes } from '../src/frame/address.js';
import { propertiesOf, type Colors } from '../src/frame/colors.js';
import { languages } from './languages.js';
import { cdnScript } from './owner.js';
import { formatColors } from './palettes.js';

const escape = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

/** An address of this site, as other sites need it; what has a scheme of its own stays. `{value}` survives. */
const absolute = (url: string): string =>
  /^([a-z]+:|\/\/)/i.test(url) ? url : new URL('.', location.href).href + url;

const script = (url: string): string => `<script type="module" src="${url}"></script>`;

/** The tag as it stands in a page, with what this page alone needs left out. */
function tagOf(game: Game2048Element, added = ''): string {
  const attributes = [...game.attributes]
    .filter(({ name }) => !['autofocus', 'class', 'style', 'id'].includes(name))
    .map(({ name, value }) => {
      const written = name === 'tile-image' ? absolute(value) : value;
      return written ? ` ${name}="${escape(written)}"` : ` ${name}`;
    });
  return `<game-2048${added}${attributes.join('')}></game-2048>`;
}

/** A board and its record book, which lasts as long as the board's games are kept. */
function tagWithBook(game: Game2048Element): string {
  const key = game.storageKey ? '' : ' storage-key="game"';
  return `${tagOf(game, ` id="game"${key}`)}\n<game-2048-records for="game"></game-2048-records>`;
}

function styleOf(colors: Colors): string {
  const lines = propertiesOf(colors).map(([name, value]) => `    ${name}: ${value};`);
  return `<style>\n  game-2048 {\n${lines.join('\n')}\n  }\n</style>`;
}

/** HTML that shows the board in any page, a blank one too. */
export function htmlOf(
  game: Game2048Element,
  colors: Colors | undefined,
  { hasBook }: { hasBook: boolean },
): string {
  const url = cdnScript(fields);
  const scripts = [script(url)];
  if (hasBook) scripts.push(script(url.replace('.min.js', '-records.min.js')));
  const { lang } = game;
  if (lang in languages) scripts.push(script(url.replace(/[^/]*$/, `locales/${lang}.min.js`)));
  const tag = hasBook ? tagWithBook(game) : tagOf(game);
  const parts = [scripts.join('\n'), colors ? styleOf(colors) : '', tag];
  return parts.filter(Boolean).join('\n\n');
}

/** The settings of a board as the query of an address. The replay comes last and needs no escaping. */
function formatAddress(game: Game2048Element, colors: Colors | undefined, replay?: string): string {
  const settings = addressAttributes
    .filter((name) => game.hasAttribute(name))
    .map((name) => `${name}=${encodeURIComponent(game.getAttribute(name) ?? '')}`);
  if (colors) settings.push(`colors=${formatColors(colors)}`);
  if (replay) settings.push(`replay=${replay}`);
  return settings.join('&');
}

/** The address of the board alone. */
export function frameAddress(game: Game2048Element, colors: Colors | undefined): string {
  const settings = formatAddress(game, colors);
  return absolute(settings ? `game-2048.html?${settings}` : 'game-2048.html');
}

/** A frame for sites that run no scripts of their own; where they do, the second part gives it the right height. */
export function frameOf(game: Game2048Element, colors: Colors | undefined, height: number): string {
  return `<iframe
  src="${escape(frameAddress(game, colors))}"
  title="2048"
  height="${height}"
  style="border: 0; width: 100%; max-width: 32rem"
  allow="clipboard-write"
  loading="lazy"
></iframe>
<script>
  // Optional: as high as the board needs.
  addEventListener('message', ({ data, source }) => {
    if (data?.type !== 'game-2048' || data.event !== 'resize') return;
    for (const frame of document.querySelectorAll('iframe')) {
      if (frame.contentWindow === source) frame.height = data.detail.height;
    }
  });
</script>`;
}

/** A link to the page with this board, its settings and the position. */
export const linkOf = (game: Game2048Element, colors: Colors | undefined): string =>
  `${location.href.replace(/[?#].*/, '')}#${formatAddress(game, colors, game.replay)}`;
