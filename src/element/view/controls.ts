import type { ControlName } from '../../session/settings.js';

/** What a button does. Each is also the name of its text and, after `button-`, of its part. */
export type Command =
  | 'new'
  | 'undo'
  | 'hint'
  | 'autoplay'
  | 'help'
  | 'up'
  | 'left'
  | 'down'
  | 'right'
  | 'save'
  | 'load'
  | 'leave'
  | 'restart'
  | 'keep'
  | 'showBoard'
  | 'close'
  | 'cancel';

export type Figure = 'score' | 'best' | 'moves';

/** What lies over the board: an end screen, a question, or the help. */
export type Card = 'won' | 'over' | 'askNewGame' | 'askGiveUp' | 'unreadable' | 'help';

export const figures: readonly Figure[] = ['score', 'best', 'moves'];

/** The buttons above the board. */
export const buttons = ['new', 'undo', 'hint', 'autoplay', 'help'] as const;

/** The buttons of `directions`, in the order of the tab key. */
export const directions = ['up', 'left', 'down', 'right'] as const;

/** The buttons below the board. */
export const footer = ['save', 'load', 'leave'] as const;

/** The answers that a card offers. The first one is what Enter on the board chooses. */
export const answers: Readonly<Record<Card, readonly Command[]>> = {
  won: ['keep', 'restart', 'showBoard'],
  over: ['restart', 'showBoard'],
  askNewGame: ['restart', 'cancel'],
  askGiveUp: ['leave', 'cancel'],
  unreadable: ['close'],
  help: ['close'],
};

/** What Escape answers. */
export const escapes: Readonly<Record<Card, Command>> = {
  won: 'keep',
  over: 'showBoard',
  askNewGame: 'cancel',
  askGiveUp: 'cancel',
  unreadable: 'close',
  help: 'close',
};

/** Those of the given controls that are shown. */
export function shownOf<Name extends ControlName>(
  names: readonly Name[],
  shown: readonly ControlName[],
): Name[] {
  return names.filter((name) => shown.includes(name));
}
