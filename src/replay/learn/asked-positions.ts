import { checkArray, formatValue, isObject, refuse } from '../../engine/internal.js';
import { ruleAgainstReview, STANDARD_RULES } from '../../player/judging/standard-rules.js';
import type { AskedPosition, QuestionKind } from '../core/events.js';
import type { Timeline } from '../core/timeline.js';
import { Question } from './question.js';

/** @returns the positions in the order written, each once. @throws RangeError that names what is no number */
export function readAsk(text: string): number[] {
  const tokens = text.trim().split(/\s+/);
  const positions = tokens.map((token) => {
    if (/^\d+$/.test(token)) return Number(token);
    // The word is allowed alone: only the whole value shows what is wrong.
    const found = /^mistakes$/i.test(token) ? tokens.join(' ') : token;
    return refuse('ask', found, 'positions separated by spaces, or "mistakes"', 'string');
  });
  return [...new Set(positions)];
}

const QUESTION_KINDS: readonly QuestionKind[] = ['mistake', 'only-move'];

interface Member extends AskedPosition {
  /** For messages, such as `lessons[2]`. */
  readonly name: string;
}

/** @returns copies, each position once; lines are not checked. @throws TypeError, RangeError that names the member */
export function readLessons(value: unknown): Member[] {
  const lessons = checkArray('lessons', value, (name, lesson) => {
    if (!isObject(lesson)) refuse(name, lesson, 'an object with line and at');
    const { line, at, kind: asked = 'mistake' } = lesson;
    if (typeof line !== 'string' || !line.trim()) refuse(`${name}.line`, line, 'a replay line');
    if (!Number.isSafeInteger(at) || (at as number) < 0) {
      refuse(`${name}.at`, at, 'a position, an integer from 0', 'number');
    }
    const kind = QUESTION_KINDS.find((one) => one === asked);
    if (!kind) refuse(`${name}.kind`, asked, '"mistake" or "only-move"', 'string');
    return { name, line: line.trim(), at: at as number, kind };
  });
  // Thousands of members take no longer than they have to: each is looked up, not compared with all before it.
  const known = new Map<string, Set<number>>();
  return lessons.filter(({ line, at }) => {
    const ofLine = known.get(line) ?? new Set<number>();
    known.set(line, ofLine);
    return !ofLine.has(at) && ofLine.add(at);
  });
}

/** @throws (rejects) TypeError, RangeError that names the member of `lessons` */
export async function questionsOf(
  lessons: unknown,
  readLine: (line: string) => Promise<Timeline>,
): Promise<Question[]> {
  const timelines = new Map<string, Timeline>();
  const questions: Question[] = [];
  for (const { name, line, at, kind } of readLessons(lessons)) {
    const timeline = timelines.get(line) ?? (await readNamed(`${name}.line`, line, readLine));
    timelines.set(line, timeline);
    questions.push(questionAt(`${name}.at`, at, timeline, kind));
  }
  return questions;
}

async function readNamed(
  name: string,
  line: string,
  readLine: (line: string) => Promise<Timeline>,
): Promise<Timeline> {
  try {
    return await readLine(line);
  } catch (cause) {
    const found = `${formatValue(line)}: ${(cause as Error).message}`;
    throw new RangeError(`${name} must be a replay line, not ${found}`, { cause });
  }
}

/** @throws RangeError for a game whose moves cannot be rated */
export function checkRules(name: string, timeline: Timeline): void {
  const { rules } = timeline.step(0).position;
  const rule = ruleAgainstReview(rules);
  if (!rule) return;
  const allowed = `for a game on 4 x 4 under the standard rules, where ${rule} is ${STANDARD_RULES[rule]}`;
  throw new RangeError(`${name} must be ${allowed}, not ${rules[rule]}`);
}

/**
 * @throws RangeError for other rules, a position beyond the game, one where nothing can move, and the end of a game that
 *   has moves
 */
export function questionAt(
  name: string,
  at: number,
  timeline: Timeline,
  kind?: QuestionKind,
): Question {
  checkRules(name, timeline);
  const { length } = timeline;
  const position = at <= length ? timeline.step(at).position : undefined;
  const isEndOfGame = at === length && position !== undefined && position.moves > 0;
  if (!position?.canMove() || isEndOfGame) {
    const allowed = `a position from 0 to ${length} where a move is possible, before the end`;
    refuse(name, at, allowed, 'number');
  }
  return new Question(timeline, at, name, kind);
}
