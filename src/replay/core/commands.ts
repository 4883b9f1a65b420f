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
