// The CDN file of the game. Beyond the main door it exports what the player of replays is made of, for that file alone.
export * from './index.js';
export * from './replay/kit.js';
