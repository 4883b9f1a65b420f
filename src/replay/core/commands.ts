import type { Playback } from './playback.js';

/** What a viewer asks for: with a button, a key, or a page's `commandfor` button. */
export type ReplayCommand =
  | 'play-pause'
  | 'first'
  | 'previous'
  | 'next'
  | 'last'
  | 'previous-milestone'
  | 'next-milestone'
  | 'forward'
  | 'back'
  /** To so many tenths of the game, 0 to 9. */
  | number;

const invokers = ['play-pause', 'next', 'previous', 'first', 'last'] as const;

/** The command of a page's `<button commandfor command>`; undefined for one that is not the player's. */
export function commandOfInvoker(name: string): ReplayCommand | undefined {
  return invokers.find((command) => name === `--${command}`);
}

/** Carries out a command; without a replay it does nothing. */
export function carryOut(command: ReplayCommand, playback: Playback): void {
  const { timeline, index, length } = playback;
  if (!timeline) return;
  if (command === 'play-pause') {
    if (playback.isPaused) playback.play();
    else playback.pause();
  } else if (command === 'next' || command === 'previous') {
    playback[command]();
  } else if (typeof command === 'number') {
    playback.seek(Math.round((length * command) / 10));
  } else {
    const tenth = Math.max(1, Math.round(length / 10));
    const { milestones } = timeline;
    const places = {
      first: 0,
      last: length,
      forward: index + tenth,
      back: Math.max(0, index - tenth),
      'next-milestone': milestones.find((milestone) => milestone.index > index)?.index ?? index,
      'previous-milestone':
        milestones.findLast((milestone) => milestone.index < index)?.index ?? index,
    };
    playback.seek(places[command]);
  }
}
