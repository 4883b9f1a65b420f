import type { Direction } from '../engine/index.js';

/** Given by button, key or swipe, or with a page's `commandfor` button. */
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
  | 'copy'
  | 'keep-playing'
  | 'watch'
  | 'close-film'
  | 'show-board'
  | 'close'
  | 'cancel'
  | 'arrows'
  | 'confirm'
  | 'escape'
  | 'repeat';

/** Asks for something to be read out. Rows and columns count from 1. */
export type ReadCommand =
  | { read: 'cell'; direction: Direction }
  | { read: 'row' | 'column'; number: number }
  | { read: 'board' | 'points' | 'moves' };

export type Command = NamedCommand | ReadCommand;

const invokers: Readonly<Record<string, NamedCommand>> = {
  '--new-game': 'new',
  '--undo': 'undo',
  '--hint': 'hint',
  '--keep-playing': 'keep-playing',
  '--give-up': 'give-up',
  '--save': 'save',
  '--share': 'share',
  '--autoplay': 'autoplay',
};

export function commandOfInvoker(name: string): NamedCommand | undefined {
  return Object.hasOwn(invokers, name) ? invokers[name] : undefined;
}
