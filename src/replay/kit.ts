/**
 * All that the player of replays takes from the game. The CDN file of the player imports it from that of the game,
 * which exports it only for this. Small functions without state are not here: each file has its own copy.
 */
export { html, nothing, svg, unsafeCSS } from 'lit';
export { anyText, isPresent, numberFrom, readAttributes, someOf } from '../attributes.js';
export { ReplayError } from '../engine/index.js';
