import type { Playback } from './playback.js';

/** What a viewer asks for: with a button, a key, or a page's `commandfor` button. */
export type ReplayCommand =
  | 'play-pause'
  | 'first'
  | 'previous'
  | 'next'
  | 'last'
  | 'previous-marker'
  | 'next-marker'
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
  const tenth = Math.max(1, Math.round(length / 10));
  switch (command) {
    case 'play-pause':
      if (playback.isPaused) playback.play();
      else playback.pause();
      break;
    case 'next':
      playback.next();
      break;
    case 'previous':
      playback.previous();
      break;
    case 'first':
      playback.seek(0);
      break;
    case 'last':
      playback.seek('last');
      break;
    case 'forward':
      playback.seek(index + tenth);
      break;
    case 'back':
      playback.seek(Math.max(0, index - tenth));
      break;
    case 'next-marker':
      playback.seek(timeline.markers.find((marker) => marker.index > index)?.index ?? index);
      break;
    case 'previous-marker':
      playback.seek(timeline.markers.findLast((marker) => marker.index < index)?.index ?? index);
      break;
    default:
      playback.seek(Math.round((length * command) / 10));
  }
}
