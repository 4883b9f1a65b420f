import type { Playback } from './playback.js';

/** What a viewer asks for by button or key, or with a page's `commandfor` button. */
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
  /** Tenths of the game, 0 to 9. */
  | number;

const invokers = ['play-pause', 'next', 'previous', 'first', 'last'] as const;

export function commandOfInvoker(name: string): ReplayCommand | undefined {
  return invokers.find((command) => name === `--${command}`);
}

/** Without a replay it does nothing. */
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
