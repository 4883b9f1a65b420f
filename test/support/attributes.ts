import { expect } from '@open-wc/testing';
import { Game, verify, type Rules } from 'game-2048-element/engine';
import type { Game2048Element } from 'game-2048-element';

type Property =
  | ('size' | 'seed' | 'winTile' | 'fourChance' | 'startTiles' | 'afterWin' | 'controls')
  | ('announcements' | 'swipe' | 'keys' | 'bestOf' | 'hints' | 'tileImage' | 'tileLabels')
  | ('autoplayDelay' | 'shareUrl' | 'name' | 'disabled');

interface Attribute {
  name: string;
  property: Property;
  initial: unknown;
  /** Another allowed value, as the property gives it. */
  value: unknown;
  /** Whether it changes the rules, and so starts a new game. */
  isRule?: boolean;
}

/** The attributes of `<game-2048>`, as docs/api.md has them; what each refuses is in session/settings.test.ts. */
export const attributes: readonly Attribute[] = [
  { name: 'size', property: 'size', initial: 4, value: '5x3', isRule: true },
  { name: 'seed', property: 'seed', initial: '', value: 's', isRule: true },
  { name: 'win-tile', property: 'winTile', initial: 2048, value: 64, isRule: true },
  { name: 'four-chance', property: 'fourChance', initial: 0.1, value: 0.5, isRule: true },
  { name: 'start-tiles', property: 'startTiles', initial: 2, value: 3, isRule: true },
  { name: 'after-win', property: 'afterWin', initial: 'ask', value: 'stop' },
  { name: 'announcements', property: 'announcements', initial: 'normal', value: 'full' },
  { name: 'swipe', property: 'swipe', initial: 'always', value: 'never' },
  { name: 'keys', property: 'keys', initial: 'board', value: 'page' },
  { name: 'best-of', property: 'bestOf', initial: 'played', value: 'finished' },
  { name: 'hints', property: 'hints', initial: 'move', value: 'values' },
  { name: 'controls', property: 'controls', initial: 'score best new undo help', value: 'score' },
  { name: 'tile-image', property: 'tileImage', initial: '', value: 'data:image/gif,{value}' },
  { name: 'tile-labels', property: 'tileLabels', initial: '', value: 'H He Li' },
  { name: 'autoplay-delay', property: 'autoplayDelay', initial: '', value: 50 },
  { name: 'share-url', property: 'shareUrl', initial: '', value: '/watch' },
  { name: 'name', property: 'name', initial: '', value: 'n' },
  { name: 'disabled', property: 'disabled', initial: false, value: true },
];

/** Expects these rules of the game in progress, and the defaults for all others. */
export function expectRules(element: Game2048Element, rules: Partial<Rules>): void {
  const { rules: defaults } = new Game();
  expect(verify(element.replay).rules).to.deep.equal({ ...defaults, ...rules });
}
