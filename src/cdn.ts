// The CDN file of the game. It exports what the main entry point exports: the replay finds what it shares with it under
// a symbol of this version.
import * as shared from './board/cdn-shared.js';
import { version } from './element/version.js';

export * from './index.js';

Object.assign(globalThis, { [Symbol.for(`game-2048.internals.${version}`)]: shared });
