import { readPlace, type Place } from './place.js';

/** Everything that `controls` may name, in the order on screen. */
export const controlNames = [
  'play',
  'step',
  'scrub',
  'speed',
  'score',
  'moves',
  'copy',
  'download',
] as const;
export type ReplayControl = (typeof controlNames)[number];

/** Moves per second. */
const slowest = 0.25;
const fastest = 50;

/** What the attributes ask for, checked. */
export interface ReplaySettings {
  /** Where to begin. */
  at: Place;
  /** Moves per second. */
  speed: number;
  controls: readonly ReplayControl[];
}

export const defaultSettings: ReplaySettings = {
  at: 0,
  speed: 4,
  controls: ['play', 'step', 'scrub', 'speed', 'score', 'moves'],
};

/**
 * Reads the attributes. An invalid value counts as absent.
 *
 * @param read gives an attribute's value, or null where it is absent
 * @returns the settings, and what is wrong with the values of attributes, by attribute
 */
export function readSettings(read: (attribute: string) => string | null): {
  settings: ReplaySettings;
  problems: ReadonlyMap<string, string>;
} {
  const problems = new Map<string, string>();
  const check = <Value>(
    name: keyof ReplaySettings,
    value: Value,
    parse: (text: string) => Value,
  ): Value => {
    const text = read(name);
    // An empty value means the default, as usual in HTML.
    if (text === null || text.trim() === '') return value;
    try {
      return parse(text);
    } catch (error) {
      problems.set(name, (error as Error).message);
      return value;
    }
  };
  const settings: ReplaySettings = {
    at: check('at', defaultSettings.at, (text) => readPlace('at', text)),
    speed: check('speed', defaultSettings.speed, readSpeed),
    controls: check('controls', defaultSettings.controls, readControls),
  };
  const problem = controlsProblem(read('controls') ?? '');
  if (problem) problems.set('controls', problem);
  return { settings, problems };
}

function readSpeed(text: string): number {
  // Numbers as HTML writes them: no hexadecimal, no spaces.
  const speed = /^(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i.test(text) ? Number(text) : NaN;
  if (speed >= slowest && speed <= fastest) return speed;
  throw new RangeError(
    `speed must be a number of moves a second from ${slowest} to ${fastest}, not ${quote(text)}`,
  );
}

/** The controls named; unknown names are ignored. */
function readControls(text: string): readonly ReplayControl[] {
  const words = text.toLowerCase().split(/\s+/);
  return controlNames.filter((name) => words.includes(name));
}

function controlsProblem(text: string): string | undefined {
  const known: readonly string[] = [...controlNames, 'none'];
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.every((word) => known.includes(word))) return undefined;
  return `controls must be any of ${known.join(', ')}, not ${quote(text)}`;
}

function quote(text: string): string {
  return JSON.stringify(text.slice(0, 50));
}
