import { checkArray, isObject, refuse } from '../../engine/internal.js';
import { ruleAgainstReview, STANDARD_RULES } from '../../player/standard-rules.js';
import type { AskedPosition } from '../core/events.js';
import type { Timeline } from '../core/timeline.js';

/**
 * Reads the attribute `ask`.
 *
 * @returns the positions in the order written, each once
 * @throws RangeError that names what is no number
 */
export function readAsk(text: string): number[] {
  const positions = text
    .trim()
    .split(/\s+/)
    .map((token) =>
      /^\d+$/.test(token)
        ? Number(token)
        : refuse('ask', token, 'positions separated by spaces, or "mistakes"', 'string'),
    );
  return [...new Set(positions)];
}

/**
 * Checks the property `lessons`, but not yet its lines.
 *
 * @returns a copy, each position once
 * @throws TypeError, RangeError that names the member
 */
export function readLessons(value: unknown): AskedPosition[] {
  const lessons = checkArray('lessons', value, (name, lesson) => {
    if (!isObject(lesson)) refuse(name, lesson, 'an object with line and at');
    const { line, at } = lesson;
    if (typeof line !== 'string' || !line.trim()) refuse(`${name}.line`, line, 'a replay line');
    if (!Number.isSafeInteger(at) || (at as number) < 0) {
      refuse(`${name}.at`, at, 'a position, an integer from 0', 'number');
    }
    return { line: line.trim(), at: at as number };
  });
  return lessons.filter(
    ({ line, at }, nth) => lessons.findIndex((one) => one.line === line && one.at === at) === nth,
  );
}

/** @throws RangeError for a game whose moves have no values */
export function checkRules(name: string, timeline: Timeline): void {
  const { rules } = timeline.step(0).position;
  const rule = ruleAgainstReview(rules);
  if (!rule) return;
  const allowed = `for a game on 4 x 4 under the standard rules, where ${rule} is ${STANDARD_RULES[rule]}`;
  throw new RangeError(`${name} must be ${allowed}, not ${rules[rule]}`);
}

/**
 * Checks that a question can be asked there.
 *
 * @param name of the value in errors
 * @throws RangeError for other rules, a position that the game does not have, its end unless that is all there is of it,
 *   and one where nothing can move
 */
export function checkAsked(name: string, at: number, timeline: Timeline): void {
  checkRules(name, timeline);
  const { length } = timeline;
  const position = at <= length ? timeline.step(at).position : undefined;
  const isEnd = at === length && position?.moves;
  if (!position?.canMove() || isEnd) {
    refuse(
      name,
      at,
      `a position from 0 to ${length} where a move is possible, before the end`,
      'number',
    );
  }
}
