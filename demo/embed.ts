/** The board alone, set up by the address: `embed.html?size=5x4&tile-labels=…&colors=…`. */
import { Game2048Element } from 'game-2048-element';
import { readAddress } from './address.js';
import { find } from './find.js';

const game = find('game-2048', Game2048Element);
const alone = parent === window;
/** The widest board, as the element has it by itself, and the narrowest one to offer. */
const [widest, narrowest] = [512, 160];

/** What stands above and around the board, in pixels. */
function around(): number {
  return document.body.offsetHeight - (game.offsetWidth * game.board.length) / columns();
}
const columns = (): number => game.board[0]?.length ?? 1;

/**
 * Fits the board into the frame, and tells the page around the height that would give it the frame's whole width. The
 * page need not listen; told height and board do not depend on one another, so that neither chases the other.
 */
function fit(): void {
  const width = Math.min(widest, document.body.clientWidth - 8);
  const shape = columns() / game.board.length;
  const room = (innerHeight - around()) * shape;
  game.style.setProperty('--game-2048-max-size', `${Math.max(narrowest, Math.min(width, room))}px`);
  const height = Math.ceil(around() + width / shape);
  parent.postMessage({ type: 'game-2048-height', height }, '*');
}

document.documentElement.classList.toggle('alone', alone);
try {
  readAddress(game, location.search.slice(1));
} catch (error) {
  console.warn(`replay of the address: ${(error as Error).message}`);
}
await game.updateComplete;
if (alone) game.focus();
else {
  fit();
  new ResizeObserver(fit).observe(game);
  addEventListener('resize', fit);
  game.addEventListener('new-game', fit);
}
