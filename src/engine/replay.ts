import { DIRECTIONS } from './board.js';
import { digitAt, readDigits } from './digits.js';
import { reject, ReplayError } from './errors.js';
import { History, LETTERS } from './history.js';
import { Position } from './position.js';
import { Random, type PackedTile } from './random.js';
import { checkRules } from './rules.js';
import type { Rules } from './types.js';

/** Version, size, win tile, chance of a four, start tiles, what follows a win, seed. */
const HEAD = /^1_([^_]*)_([^_]*)_([^_]*)_([^_]*)_([^_]*)_([^_]*)_/;

/** A mark of the body that is not three moves: `~`, a letter, what belongs to it, and a point. */
const MARK = /~([urdlaxsbi])([\w-]*)\./y;

/** The game that a head tells, with no tile on its board yet. */
function readHead(match: readonly string[], Start: typeof Position): History {
  const [, size, winTile, fourChance, startTiles, afterWin, seed = ''] = match;
  const rules = checkRules({
    size,
    winTile: Number(winTile),
    fourChance: Number(fourChance),
    startTiles: Number(startTiles),
    afterWin: afterWin as Rules['afterWin'],
  });
  const name = decodeURIComponent(seed.replaceAll('~', '%'));
  return new History(rules, name, new Start(rules, new Random(name)));
}

function play(history: History, direction: number, tile: PackedTile): void {
  if (history.play(direction, tile)) return;
  const { moves, over } = history.position;
  const reason = over ? 'comes after the end' : 'changes nothing';
  throw new RangeError(`move ${moves + 1}, ${DIRECTIONS[direction] ?? ''}, ${reason}`);
}

/**
 * The history that a replay line tells.
 *
 * @param guard is shown each mark before it is followed, and may throw; `''` stands for three moves
 * @param Start makes the position that the moves are played on
 * @throws TypeError for what is no text, ReplayError for anything that is not a legal game
 */
export function readReplay(
  text: string,
  guard?: (mark: string, moves: number) => void,
  Start = Position,
): History {
  if (typeof (text as unknown) !== 'string') reject('replay', text, 'a text');
  let position = 0;
  try {
    const head = HEAD.exec(text);
    if (!head) throw new RangeError('a replay begins with 1 and six more fields');
    const history = readHead(head, Start);
    const start = head[0].length;
    if (!text.startsWith('~i', start)) history.position.start();
    for (position = start; position < text.length;) {
      const three = digitAt(text, position);
      if (three >= 0) {
        guard?.('', history.position.moves);
        play(history, three >> 4, 0);
        play(history, (three >> 2) & 3, 0);
        play(history, three & 3, 0);
        position++;
        continue;
      }
      MARK.lastIndex = position;
      const [mark, kind = '', rest = ''] = MARK.exec(text) ?? [''];
      if (!mark || (kind === 'i' && position > start)) throw new RangeError('no such mark here');
      guard?.(kind + rest, history.position.moves);
      const direction = LETTERS.indexOf(kind);
      const [high = 0, low = 0, rank = 0] = readDigits(rest);
      if (direction < 0) history.edit(kind + rest);
      else play(history, direction, (high << 12) | (low << 6) | rank);
      position += mark.length;
    }
    const line = history.toLine();
    if (line !== text) {
      position = 0;
      while (line[position] === text[position]) position++;
      throw new RangeError('this is not how a replay is written');
    }
    return history;
  } catch (error) {
    throw new ReplayError((error as Error).message, position);
  }
}
