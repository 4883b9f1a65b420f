/**
 * The game 2048 in one tag.
 *
 * @slot banner - A logo or title above the game.
 * @slot won - Content of the end screen of a won game.
 * @slot over - Content of the end screen of a game that is over.
 * @csspart header - Everything above the board: figures and buttons.
 * @csspart figures - Score, best and moves.
 * @csspart buttons - The buttons for new game and undo.
 * @csspart help - The buttons for hint and autoplay.
 * @csspart score - The score with its label; `moves` has this part, too, and looks the same.
 * @csspart best - The best score with its label.
 * @csspart moves - The number of moves with its label.
 * @csspart button - Every button; each has a part of its own, too: `button-new`, `button-undo` and so on as in `controls`, `button-up` … `button-left`, and the answers `button-keep`, `button-restart`, `button-cancel`, `button-close`.
 * @csspart board - The board, which takes the keys and the swipes.
 * @csspart cell - A cell of the board, under the tiles.
 * @csspart tile - A tile.
 * @csspart tile-label - The number on a tile.
 * @csspart overlay - The screen over the board: end of the game, or a question.
 * @csspart message - The text on the overlay, and the answers.
 * @csspart message-bar - The answer buttons.
 * @csspart directions - The four direction buttons under the board.
 * @csspart footer - The buttons at the very bottom: save, load, leave.
 * @cssproperty [--game-2048-max-size=max(32rem, 512px)] - Largest width; with a `height` or `max-height` on the element, the whole game fits into that too. If unset, smaller in a low window, so that the whole board can be seen, and larger with more than eight cells a side.
 * @cssproperty [--game-2048-gap=0.12] - Gap between the cells, as a share of a tile: a number without a unit.
 * @cssproperty [--game-2048-radius=10%] - Corner radius of tiles and cells; board and buttons take theirs through their parts.
 * @cssproperty [--game-2048-duration=110ms] - Duration of a slide; what is new appears within twice that time. `0s`: nothing moves.
 * @cssproperty [--game-2048-font=system-ui, sans-serif] - Font of everything.
 * @cssproperty [--game-2048-tile-font=inherit] - Font of the numbers on the tiles.
 * @cssstate won - The winning tile has been made.
 * @cssstate over - The game has ended.
 * @cssstate autoplay - The computer is playing.
 * @cssstate large - The board has more than eight cells a side.
 */
export { Game2048Element } from './game-2048.js';
export * from './events.js';
export type { AfterWin } from './attributes.js';
export type { ControlName } from './controls.js';
export type { Direction, GameOptions, Move, Rules, Tile, Trip } from '../engine/index.js';
// For a page's own translations; those beside the CDN file import it from here, too.
export { registerTranslation } from '@shoelace-style/localize';
export type { GameTranslation } from './locales/translation.js';
