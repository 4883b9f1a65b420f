import type { Direction } from '../engine/index.js';
import type { ControlName } from './attributes.js';

/** What a direction's button shows, in the order on the screen. */
export const arrows: { readonly [Name in string]?: string } & Readonly<Record<Direction, string>> =
  { up: '↑', left: '←', down: '↓', right: '→' };

/** What asks for the player's word over the board, by the name of its text, and the answers to it. */
export const answers = {
  askNewGame: ['restart', 'cancel'],
  unreadable: ['cancel'],
  won: ['keep', 'restart'],
  over: ['restart', 'close'],
} as const;

export type Question = keyof typeof answers;

export type Figure = 'score' | 'best' | 'moves';

/** Everything the player can do by a button. Each is also the name of its text and of its part. */
export type Command =
  Exclude<ControlName, Figure | 'directions'> | Direction | (typeof answers)[Question][number];

/** What stands above the board, and below it. */
export const header = ['score', 'best', 'moves', 'new', 'undo', 'hint', 'autoplay'] as const;
export const footer = ['save', 'load', 'leave'] as const;
