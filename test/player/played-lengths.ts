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

/** A board, the next move, and after how many moves the first ten games were over, by each policy. */
const PLAYED: readonly [board: string, move: string, ...lengths: [string, string, string]][] = [
  [
    '1013021208321532',
    'down',
    '200 200 200 200 200 200 200 200 200 200',
    '200 200 86 111 63 86 200 131 200 109',
    '200 200 200 200 200 200 200 200 200 200',
  ],
  [
    '8742025216310031',
    'up',
    '200 200 200 200 75 200 200 200 80 200',
    '188 200 115 200 200 200 118 92 200 185',
    '200 200 200 200 200 200 200 200 200 200',
  ],
  [
    '7522642141113200',
    'up',
    '200 200 200 200 200 200 200 200 200 200',
    '200 200 200 200 200 99 145 200 200 200',
    '200 200 200 200 200 200 200 200 200 200',
  ],
  [
    '1332454033308110',
    'down',
    '143 200 200 200 200 200 200 200 80 200',
    '200 200 200 200 200 200 200 196 200 200',
    '200 200 200 200 200 200 200 84 200 200',
  ],
  [
    '2010345127801431',
    'left',
    '200 200 200 200 200 200 200 200 200 113',
    '200 67 17 62 53 200 200 200 54 157',
    '200 200 200 200 200 200 200 200 200 200',
  ],
  [
    '5001367015482112',
    'down',
    '171 200 200 17 129 125 200 200 200 200',
    '200 25 26 200 33 62 200 71 20 11',
    '200 200 200 200 200 200 200 200 200 200',
  ],
  [
    '4541376108540102',
    'up',
    '9 148 7 200 200 14 200 36 200 200',
    '61 147 83 166 11 103 7 146 200 200',
    '200 200 200 200 200 200 200 200 200 200',
  ],
  [
    '0102023144529271',
    'up',
    '200 200 43 109 200 200 200 61 194 200',
    '34 66 200 188 59 88 8 38 68 4',
    '200 200 200 200 200 161 104 172 136 200',
  ],
  [
    '0104122224543729',
    'right',
    '59 200 200 200 190 67 200 200 200 200',
    '27 12 9 173 200 82 99 200 50 200',
    '200 200 169 200 200 200 200 200 156 200',
  ],
  [
    '2032015204841391',
    'left',
    '200 15 136 193 59 87 14 131 40 75',
    '55 108 200 80 16 70 54 40 49 31',
    '110 200 200 200 200 75 200 151 200 200',
  ],
  [
    '0019018312561324',
    'up',
    '200 200 68 142 147 64 200 145 200 124',
    '45 13 145 200 56 17 36 91 33 64',
    '200 200 200 200 181 200 200 108 48 200',
  ],
  [
    '1229386317540431',
    'left',
    '8 3 4 3 1 3 3 3 3 71',
    '15 5 4 5 1 3 80 14 5 15',
    '4 5 4 5 1 3 179 14 5 15',
  ],
  [
    '9810134013852564',
    'down',
    '45 26 69 11 138 81 72 34 90 17',
    '101 123 29 19 52 56 12 9 28 200',
    '59 68 200 14 200 200 200 200 57 200',
  ],
  [
    'a631471035212100',
    'down',
    '144 58 52 200 200 200 56 200 200 200',
    '200 148 78 61 200 92 81 122 19 200',
    '200 200 200 200 200 200 123 152 200 180',
  ],
  [
    '3234456100130112',
    'left',
    '200 200 200 200 200 200 200 200 200 200',
    '107 200 200 17 200 169 101 200 194 159',
    '200 200 200 200 200 200 200 200 66 200',
  ],
  [
    '1037028604421315',
    'left',
    '200 53 200 200 200 200 63 42 200 200',
    '135 95 200 176 62 200 73 144 25 200',
    '200 200 89 200 200 200 200 200 200 200',
  ],
  [
    '3200432165407321',
    'up',
    '200 200 200 200 200 200 200 200 200 200',
    '98 200 148 200 200 200 77 200 157 200',
    '200 200 200 200 200 200 200 200 200 200',
  ],
  [
    'ff10000000000000',
    'left',
    '200 200 200 200 200 200 200 200 200 200',
    '200 200 200 200 200 200 136 150 173 200',
    '200 200 200 200 200 200 200 200 200 200',
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
    '120 200 200 200 200 200 123 200 200 200',
    '200 200 200 200 200 200 200 200 200 200',
  ],
];

/** What the worker is asked about each board, in each way of playing, and what it answers on every machine. */
export const tasksPlayedOn = PLAYED.flatMap(([board, move, ...lengths]) =>
  POLICIES.map((policy, nth) => {
    const direction = DIRECTIONS.findIndex((one) => one === move);
    const { cells, fourChance } = outcomeOf(situationFrom(board), direction);
    const task = {
      ...({
        kind: 'play-on',
        cells,
        fourChance,
        policy,
        firstGame: 0,
        mostMoves: MOST_MOVES,
      } as const),
    };
    return { task: task satisfies PlayOnTask, lengths: lengths[nth]!.split(' ').map(Number) };
  }),
);
