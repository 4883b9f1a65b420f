// The CDN file of the game. It exports what the main door exports: the player of replays finds what it shares with it under
// a symbol of this version.
import * as kit from './replay/kit.js';
import { version } from './element/version.js';

export * from './index.js';

Object.assign(globalThis, { [Symbol.for(`game-2048.kit.${version}`)]: kit });
