import type { Direction } from '../engine/index.js';

/** What a player asks for by name: with a button, a key, a swipe, or a page's `commandfor` button. */
export type NamedCommand =
  | Direction
  | 'new'
  | 'restart'
  | 'undo'
  | 'hint'
  | 'autoplay'
  | 'help'
  | 'save'
  | 'load'
  | 'give-up'
  | 'share'
  | 'keep'
  | 'watch'
  | 'show-board'
  | 'close'
  | 'cancel'
  | 'arrows'
  | 'confirm'
  | 'escape'
  | 'repeat';

/** What a player asks to have read out. Rows and columns are counted from 1. */
export type ReadCommand =
  | { read: 'cell'; direction: Direction }
  | { read: 'row' | 'column'; number: number }
  | { read: 'board' | 'points' | 'moves' };

export type Command = NamedCommand | ReadCommand;

const invokers: Readonly<Record<string, NamedCommand>> = {
  '--new-game': 'new',
  '--undo': 'undo',
  '--hint': 'hint',
  '--keep-playing': 'keep',
  '--give-up': 'give-up',
  '--save': 'save',
  '--share': 'share',
  '--autoplay': 'autoplay',
};

/** The command of a page's `<button commandfor command>`; undefined for one that is not the game's. */
export function commandOfInvoker(name: string): NamedCommand | undefined {
  return Object.hasOwn(invokers, name) ? invokers[name] : undefined;
}
