export type { Direction } from '../engine/index.js';
export { toSVG, type PictureOptions } from './to-svg.js';
