import { DIRECTIONS, type Situation } from '../../src/player/search/cells.js';
import type { PlayOnTask } from '../../src/player/worker/jobs.js';
import { outcomesOf } from '../../src/player/search/outcomes.js';
import { MOST_MOVES, POLICIES } from '../../src/player/judging/rollout-results.js';

/** Ranks of a 4 x 4 board, row by row, in base 36. */
export const situationFrom = (ranks: string): Situation => ({
  ...{ columns: 4, rows: 4, fourChance: 0.1 },
  cells: Uint8Array.from(ranks, (rank) => parseInt(rank, 36)),
});

/** The board after a move, as it is played on from. */
export function outcomeOf(situation: Situation, direction: number): Situation {
  const outcome = outcomesOf(situation).find(({ directions }) => directions.includes(direction));
  return { ...situation, cells: outcome!.cells };
}

/** A board, the next move, and after how many moves the first ten games were over, in each way of playing. */
const PLAYED: readonly [board: string, move: string, ...lengths: [string, string, string]][] = [
  [
    '1013021208321532',
    'down',
    '200 200 200 200 200 200 200 200 200 200',
    '142 200 143 200 135 200 200 147 200 200',
    '200 200 200 200 200 200 147 200 200 200',
  ],
  [
    '8742025216310031',
    'up',
    '200 200 200 200 75 200 200 200 80 200',
    '200 200 200 200 124 200 129 200 200 200',
    '200 200 200 200 200 200 182 200 200 200',
  ],
  [
    '7522642141113200',
    'up',
    '200 200 200 200 200 200 200 200 200 200',
    '80 200 200 200 200 200 200 200 200 200',
    '200 200 200 200 200 200 200 200 200 200',
  ],
  [
    '1332454033308110',
    'down',
    '143 200 200 200 200 200 200 200 80 200',
    '200 123 200 200 200 53 200 106 200 200',
    '200 200 200 200 200 200 200 200 200 200',
  ],
  [
    '2010345127801431',
    'left',
    '200 200 200 200 200 200 200 200 200 113',
    '200 67 17 36 53 200 136 200 54 200',
    '200 200 200 200 200 200 200 200 200 200',
  ],
  [
    '5001367015482112',
    'down',
    '171 200 200 17 129 125 200 200 200 200',
    '200 25 26 84 33 62 122 71 20 11',
    '200 200 200 200 200 200 200 200 200 200',
  ],
  [
    '4541376108540102',
    'up',
    '9 148 7 200 200 14 200 36 200 200',
    '61 197 83 200 11 200 7 102 200 200',
    '200 200 200 200 200 200 200 200 200 200',
  ],
  [
    '0102023144529271',
    'up',
    '200 200 43 109 200 200 200 61 194 200',
    '34 200 198 46 59 88 8 38 68 4',
    '179 200 200 200 200 200 200 200 200 200',
  ],
  [
    '0104122224543729',
    'right',
    '59 200 200 200 190 67 200 200 200 200',
    '27 12 9 200 132 171 159 98 50 200',
    '200 200 200 200 200 200 200 200 200 200',
  ],
  [
    '2032015204841391',
    'left',
    '200 15 136 193 59 87 14 131 40 75',
    '55 108 104 80 16 65 54 40 87 31',
    '200 200 200 200 200 200 200 48 200 200',
  ],
  [
    '0019018312561324',
    'up',
    '200 200 68 142 147 64 200 145 200 124',
    '45 13 171 40 70 17 36 26 33 200',
    '92 200 200 200 200 200 200 200 38 200',
  ],
  [
    '1229386317540431',
    'left',
    '8 3 4 3 1 3 3 3 3 71',
    '15 5 4 5 1 3 175 14 5 15',
    '4 5 4 5 1 3 200 14 5 15',
  ],
  [
    '9810134013852564',
    'down',
    '45 26 69 11 138 81 72 34 90 17',
    '200 15 30 12 10 200 12 51 60 7',
    '200 35 94 19 200 90 200 200 57 200',
  ],
  [
    'a631471035212100',
    'down',
    '144 58 52 200 200 200 56 200 200 200',
    '183 200 200 61 200 200 81 49 19 200',
    '200 200 200 200 200 200 200 200 200 200',
  ],
  [
    '3234456100130112',
    'left',
    '200 200 200 200 200 200 200 200 200 200',
    '200 177 200 17 56 200 98 200 200 200',
    '200 200 200 200 200 200 200 200 200 200',
  ],
  [
    '1037028604421315',
    'left',
    '200 53 200 200 200 200 63 42 200 200',
    '199 104 200 108 200 64 73 200 25 61',
    '200 200 200 200 200 196 200 200 200 200',
  ],
  [
    '3200432165407321',
    'up',
    '200 200 200 200 200 200 200 200 200 200',
    '200 168 200 200 200 200 200 200 200 200',
    '200 200 200 200 200 200 200 200 200 200',
  ],
  [
    'ff10000000000000',
    'left',
    '200 200 200 200 200 200 200 200 200 200',
    '200 200 148 200 200 123 200 145 115 200',
    '200 200 200 200 200 200 166 200 200 200',
  ],
  [
    'hgfedcba98765430',
    'right',
    '0 0 0 0 0 0 0 0 0 0',
    '0 0 0 0 0 0 0 0 0 0',
    '0 0 0 0 0 0 0 0 0 0',
  ],
  [
    '1212212112122130',
    'right',
    '200 200 200 200 200 200 200 200 200 200',
    '200 200 200 200 200 200 200 200 200 200',
    '200 200 200 200 200 200 200 200 200 200',
  ],
];

/** What the worker is asked about each board, in each way of playing, and what it answers on every machine. */
export const tasksPlayedOn = PLAYED.flatMap(([board, move, ...lengths]) =>
  POLICIES.map((way, nth) => {
    const direction = DIRECTIONS.findIndex((one) => one === move);
    const { cells, fourChance } = outcomeOf(situationFrom(board), direction);
    const task = {
      ...({
        kind: 'play-on',
        cells,
        fourChance,
        way,
        firstGame: 0,
        mostMoves: MOST_MOVES,
      } as const),
    };
    return { task: task satisfies PlayOnTask, lengths: lengths[nth]!.split(' ').map(Number) };
  }),
);
