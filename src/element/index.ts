/**
 * The game 2048 in one tag.
 *
 * @slot banner - A logo or title above the game.
 * @slot won - Content of the end screen of a won game.
 * @slot over - Content of the end screen of a game that is over.
 * @csspart header - The bar above the board: score, best, moves and the buttons beside them.
 * @csspart score - The score, with its name.
 * @csspart best - The best score, with its name.
 * @csspart moves - The number of moves, with its name.
 * @csspart button - Every button; each is also `button-` and its name in `controls`: `button-new`, `button-undo`, …
 * @csspart board - The board, which takes the keys and the swipes.
 * @csspart cell - A cell of the board, under the tiles.
 * @csspart tile - A tile.
 * @csspart tile-label - The number on a tile.
 * @csspart overlay - The screen over the board: end of the game, or a question.
 * @csspart message - The text on the overlay.
 * @csspart footer - The bar under the board: direction buttons, and those that need more room.
 * @cssproperty [--game-2048-max-size=32rem] - Largest width; with more than eight cells a side it is what the screen has.
 * @cssproperty [--game-2048-gap=0.12] - Gap between the cells, as a share of a tile.
 * @cssproperty [--game-2048-radius=14%] - Corner radius of a tile.
 * @cssproperty [--game-2048-duration=120ms] - Duration of a slide; a tile appears in as long again.
 * @cssproperty [--game-2048-font=system-ui, sans-serif] - Font of everything.
 * @cssproperty [--game-2048-tile-font=inherit] - Font of the numbers on the tiles.
 * @cssstate won - The winning tile has been made.
 * @cssstate over - The game has ended.
 * @cssstate autoplay - The computer plays.
 * @cssstate large - The board has more than eight cells a side.
 */
export { Game2048Element } from './game-2048.js';
export * from './events.js';
export type { AfterWin } from './attributes.js';
export type { ControlName } from './controls.js';
export type { Direction, GameOptions, Move, Rules, Tile, Trip } from '../engine/index.js';
// For translations of one's own; those beside the CDN file find it there, too.
export { registerTranslation } from '@shoelace-style/localize';
export type { GameTranslation } from './locales/translation.js';
