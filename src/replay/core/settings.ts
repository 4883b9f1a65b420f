import { refuse } from '../../engine/internal.js';
import {
  booleanAttribute,
  numberFrom,
  readAttributes,
  stringAttribute,
  tokenList,
  type Attribute,
  type ValuesOf,
} from '../../session/attributes.js';
import type { Moment } from './timeline.js';

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

const at: Attribute<Moment> = { default: 0, read: readMoment };

/** Positions, or the word `mistakes` in any case. */
const ask: Attribute<string> = {
  default: '',
  read: (text) => (text.trim().toLowerCase() === 'mistakes' ? 'mistakes' : text),
};

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
  ask,
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

/** @param read returns an attribute's value, or null where it is absent */
export function readSettings(
  read: (attribute: string) => string | null,
): ReturnType<typeof readAttributes<typeof attributes>> {
  return readAttributes(attributes, read);
}

/** @throws TypeError unless the value is a number or a string; RangeError if it names no moment */
export function readMoment(value: unknown): Moment {
  const isText = typeof value === 'number' || typeof value === 'string';
  const text = isText ? String(value).trim().toLowerCase() : '';
  if (text === 'last') return text;
  if (/^\d+$/.test(text) && Number.isSafeInteger(Number(text))) return Number(text);
  const [, tile] = /^tile:(\d{1,19})$/.exec(text) ?? [];
  if (isTile(Number(tile))) return `tile:${Number(tile)}`;
  const allowed = 'a position from 0, "last" or "tile:N" with a power of two';
  return refuse('at', value, allowed, 'number', 'string');
}

function isTile(value: number): boolean {
  const rank = Math.log2(value);
  return Number.isInteger(rank) && rank >= 1 && rank <= 63;
}
