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
  | 'back';

const invokers = ['play-pause', 'next', 'previous', 'first', 'last'] as const;

/** The command of a page's `<button commandfor command>`; undefined for one that is not the player's. */
export function commandOfInvoker(name: string): ReplayCommand | undefined {
  return invokers.find((command) => name === `--${command}`);
}

/** The number of positions that Page Up and Page Down move by. */
const page = 10;

/**
 * Carries out a command; without a replay it does nothing.
 *
 * @returns whether there is more to do
 */
export function carryOut(command: ReplayCommand, playback: Playback): boolean {
  const { timeline, index } = playback;
  if (!timeline) return false;
  switch (command) {
    case 'play-pause':
      if (playback.isPaused) playback.play();
      else playback.pause();
      return true;
    case 'next':
      return playback.next();
    case 'previous':
      return playback.previous();
    case 'first':
      return playback.seek(0);
    case 'last':
      return playback.seek('last');
    case 'forward':
      return playback.seek(index + page);
    case 'back':
      return playback.seek(Math.max(0, index - page));
    case 'next-marker':
    case 'previous-marker': {
      const marker =
        command === 'next-marker'
          ? timeline.markers.find((one) => one.index > index)
          : timeline.markers.findLast((one) => one.index < index);
      return marker !== undefined && playback.seek(marker.index);
    }
  }
}
