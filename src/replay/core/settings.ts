import {
  stringAttribute,
  booleanAttribute,
  numberFrom,
  tokenList,
  type Attribute,
  type ValuesOf,
} from '../../session/attributes.js';
import { readPlace, type Place } from './place.js';

/** In the order on screen. */
const controls = [
  'play',
  'step',
  'scrub',
  'speed',
  'score',
  'moves',
  'same-tiles',
  'copy',
  'download',
] as const;

export type ReplayControl = (typeof controls)[number];

const at: Attribute<Place> = {
  default: 0,
  read: (text) => readPlace('at', text),
  toProperty: (place) => (typeof place === 'object' ? `tile:${place.tile}` : place),
};

/** In moves per second. */
const speed = numberFrom(0.25, 1000, 4, 'a number of moves a second from 0.25 to 1000');

/** An empty string counts as absent. */
function orEmpty<Value>(attribute: Attribute<Value>): Attribute<Value> {
  const read = (text: string, name: string): Value =>
    text.trim() ? attribute.read(text, name) : attribute.default;
  return { ...attribute, read };
}

export const attributes = {
  line: stringAttribute,
  src: stringAttribute,
  at: orEmpty(at),
  speed: orEmpty(speed),
  autoplay: booleanAttribute,
  loop: booleanAttribute,
  controls: tokenList(controls, ['play', 'step', 'scrub', 'speed', 'score', 'moves']),
  tileImage: stringAttribute,
  tileLabels: stringAttribute,
  review: booleanAttribute,
  htmlFor: stringAttribute,
};

export type ReplaySettings = Readonly<ValuesOf<typeof attributes>>;
