import {
  formatBoard,
  parseBoard,
  steps,
  type Direction,
  type Tile,
} from 'game-2048-element/engine';

/** A move of a log: what was pressed, and what fell. */
export interface Entry {
  direction: Direction;
  spawned: Tile;
}

/** A whole game without chance. */
export interface GameLog {
  start: number[][];
  score: number;
  entries: Entry[];
}

const isDirection = (word: string): word is Direction =>
  ['up', 'right', 'down', 'left'].includes(word);

/** The log of a game, from its replay. An edit starts it again. */
export function logOf(replay: string): GameLog {
  let log: GameLog = { start: [], score: 0, entries: [] };
  for (const { kind, move, position } of steps(replay)) {
    if (move) log.entries.push({ direction: move.direction, spawned: move.spawned });
    else if (kind !== 'give-up')
      log = { start: position.board, score: position.score, entries: [] };
  }
  return log;
}

/** A log as text: the position as CSE 8B prints it, then a line a move, columns and rows from 0. */
export function writeLog({ start, score, entries }: GameLog): string {
  const columns = start[0]?.length ?? 1;
  const moves = entries.map(({ direction, spawned: { cell, value } }) => {
    return `${direction} ${value}@${cell % columns},${Math.floor(cell / columns)}`;
  });
  return [`Score: ${score}`, formatBoard(start), ...moves].join('\n');
}

/**
 * Reads what `writeLog` has written, or a person.
 *
 * @throws Error naming the line that is wrong
 */
export function readLog(text: string): GameLog {
  const lines = text.trim().split('\n');
  const first = lines.findIndex((line) => isDirection(line.trim().split(/\s/)[0] ?? ''));
  const head = lines.slice(0, first < 0 ? lines.length : first);
  const start = parseBoard(head.join('\n'));
  const columns = start[0]?.length ?? 1;
  const score = Number(/Score:\s*(-?\d+)/.exec(head.join('\n'))?.[1] ?? 0);
  const entries = lines.slice(head.length).map((line, index) => {
    const [, direction = '', value, column, row] =
      /^(\w+) (\d+)@(\d+),(\d+)$/.exec(line.trim()) ?? [];
    if (!isDirection(direction)) {
      throw new Error(
        `line ${head.length + index + 1}, ${JSON.stringify(line)}, is not a move like "left 2@3,0"`,
      );
    }
    return {
      direction,
      spawned: { value: Number(value), cell: Number(row) * columns + Number(column) },
    };
  });
  return { start, score, entries };
}
