/** One competitor: plays all games of a round and answers with the number of moves. */
export type Round = () => number;

export interface Measured {
  name: string;
  /** Nanoseconds per move, the median of the rounds. */
  nanoseconds: number;
  /** How many times as fast as the first competitor, the median of the rounds. */
  ratio: number;
}

const median = (numbers: number[]): number =>
  [...numbers].sort((one, other) => one - other)[numbers.length >> 1]!;

/**
 * Runs the competitors in turn, so that other load on the machine affects them all alike, and
 * compares each with the first one within the same round.
 */
export function compare(competitors: Record<string, Round>, rounds: number): Measured[] {
  const names = Object.keys(competitors);
  const times = names.map((): number[] => []);
  const warmUp = Math.ceil(rounds / 5);
  for (let round = -warmUp; round < rounds; round++) {
    names.forEach((name, index) => {
      const start = performance.now();
      const moves = competitors[name]!();
      const time = ((performance.now() - start) * 1e6) / moves;
      if (round >= 0) times[index]!.push(time);
    });
  }
  return names.map((name, index) => ({
    name,
    nanoseconds: median(times[index]!),
    ratio: median(times[index]!.map((time, round) => times[0]![round]! / time)),
  }));
}

export function print(title: string, head: string[], rows: (string | number)[][]): void {
  const cells = [head, ...rows.map((row) => row.map(String))];
  const widths = head.map((_, column) => Math.max(...cells.map((row) => row[column]!.length)));
  console.log(`\n${title}`);
  for (const [first, ...rest] of cells) {
    const line = rest.map((cell, index) => cell.padStart(widths[index + 1]!));
    console.log(`  ${[first!.padEnd(widths[0]!), ...line].join('   ')}`);
  }
}
