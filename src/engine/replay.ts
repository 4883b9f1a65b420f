import { digit, readTile, valueOfDigit, writeTile } from './digits.js';
import { reject, ReplayError } from './errors.js';
import { Position, type Entry } from './position.js';
import { checkRules } from './rules.js';
import type { Rules } from './types.js';

/** The marks of the directions, in the order of their numbers. */
const LETTERS = 'urdl';

const UNKNOWN = 'this is not how a replay is written';

/** A mark of the body that is not three moves: `~`, a letter, what belongs to it, and a point. */
const MARK = /~([urdlaxsbi])([\w-]*)\./y;

/** Adds to a log. Of several boards or scores in a row only the last one counts. */
export function note(log: Entry[], entry: Entry): void {
  if (typeof entry === 'string' && entry !== 'a' && entry[0] === String(log.at(-1))[0]) log.pop();
  log.push(entry);
}

/** The head of a game's replay line, with its last separator. */
export function writeHead({ rules, seed }: Position): string {
  const { columns, rows, winTile, fourChance, startTiles, afterWin } = rules;
  const escaped = encodeURIComponent(seed)
    .replaceAll('~', '%7E')
    .replaceAll('_', '%5F')
    .replaceAll('%', '~');
  return `1_${columns}x${rows}_${winTile}_${fourChance}_${startTiles}_${afterWin}_${escaped}_`;
}

const markOf = (entry: Entry): string =>
  `~${typeof entry === 'string' ? entry : LETTERS.charAt(entry & 3) + writeTile(entry >> 2)}.`;

/** The body of a game's replay line. */
export function writeBody(log: readonly Entry[]): string {
  let body = '';
  // Moves of the seed that may share a digit with the next one: two bits for each, after a 1.
  let open = 1;
  const close = () => {
    for (const direction of open.toString(4).slice(1)) body += markOf(Number(direction));
    open = 1;
  };
  for (const entry of log) {
    if (typeof entry === 'number' && entry < 4) {
      open = open * 4 + entry;
      if (open < 64) continue;
      body += digit(open);
      open = 1;
    } else {
      close();
      body += markOf(entry);
    }
  }
  close();
  return body;
}

/** A game as far as its replay line tells it. */
export interface Told {
  position: Position;
  /** What was done, in its order. */
  log: Entry[];
}

/** What the head of a replay line tells, with no tile on the board yet. */
function readHead(text: string, Start: typeof Position): Position {
  if (!text.startsWith('1_')) throw new RangeError('a replay begins with 1_');
  const [, size, winTile, fourChance, startTiles, afterWin, seed = ''] = text.split('_', 7);
  const rules = checkRules({
    size,
    winTile: Number(winTile),
    fourChance: Number(fourChance),
    startTiles: Number(startTiles),
    afterWin: afterWin as Rules['afterWin'],
  });
  return new Start(rules, decodeURIComponent(seed.replaceAll('~', '%')));
}

/**
 * The game that a replay line tells.
 *
 * @param guard is shown each entry before it is followed, and may throw
 * @param Start makes the position that the moves are played on
 * @throws TypeError for what is no text, ReplayError for anything that is not a legal game
 */
export function readReplay(
  text: string,
  Start = Position,
  guard?: (entry: Entry, position: Position) => void,
): Told {
  if (typeof (text as unknown) !== 'string') reject('replay', text, 'a text');
  let at = 0;
  /** Throws where a line and the one way to write it differ. */
  const compare = (given: string, line: string) => {
    if (given === line) return;
    for (at = 0; given[at] === line[at];) at++;
    throw new RangeError(UNKNOWN);
  };
  try {
    const position = readHead(text, Start);
    const log: Entry[] = [];
    const head = writeHead(position);
    compare(text.slice(0, head.length), head);
    position.start(text.startsWith('~i', head.length) ? ['i'] : log);
    const follow = (entry: Entry) => {
      guard?.(entry, position);
      note(log, position.follow(entry));
    };
    for (at = head.length; at < text.length;) {
      const three = valueOfDigit(text.charAt(at));
      if (three < 0) {
        MARK.lastIndex = at;
        const [mark, kind = '', rest = ''] = MARK.exec(text) ?? [''];
        if (!mark || (kind === 'i' && log.length > 0)) throw new RangeError(UNKNOWN);
        const direction = LETTERS.indexOf(kind);
        follow(direction < 0 ? kind + rest : (readTile(rest) << 2) | direction);
        at += mark.length;
      } else {
        follow(three >> 4);
        follow((three >> 2) & 3);
        follow(three & 3);
        at++;
      }
    }
    compare(text, head + writeBody(log));
    return { position, log };
  } catch (error) {
    throw new ReplayError((error as Error).message, at);
  }
}
