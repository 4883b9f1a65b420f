// Fits the curve of src/player/judging/points.ts: points = health * exp(level + slope * (health - 0.85)),
// where level and slope depend on the stage, linear from one of STAGES to the next.

/** Binary logarithms of the sum of tiles. */
export const STAGES: readonly number[] = [4, 6, 8, 9, 10, 11, 12, 13, 14, 15.5];
const MIDDLE = 0.85;

/** The penalty for a bend from stage to stage, for levels and for slopes. */
const STIFFNESS = [1, 0.02] as const;
/** Points that blur a position: below, errors count by points, above in proportion. */
const BLUR = 1000;
const ROUNDS = 100;

/** A board after a slide, and the points that followed. */
export interface Observation {
  readonly sum: number;
  /** Its evaluation, as in points.ts. */
  readonly health: number;
  readonly points: number;
}

/** One level and one slope for each stage. */
export interface Curve {
  readonly levels: readonly number[];
  readonly slopes: readonly number[];
}

type Matrix = number[][];

/** How much each stage counts for a sum of tiles. */
function sharesOf(sum: number): number[] {
  const first = STAGES[0] ?? 0;
  const last = STAGES.at(-1) ?? 0;
  const stage = Math.min(Math.max(Math.log2(sum), first), last);
  return STAGES.map((at, nth) => {
    const before = STAGES[nth - 1] ?? at - 1;
    const after = STAGES[nth + 1] ?? at + 1;
    return Math.max(
      0,
      stage < at ? (stage - before) / (at - before) : (after - stage) / (after - at),
    );
  });
}

/** Solves a system of linear equations by elimination. */
export function solve(matrix: Matrix, right: readonly number[]): number[] {
  const rows = matrix.map((row, nth) => [...row, right[nth]!]);
  for (let pivot = 0; pivot < rows.length; pivot++) {
    const rest = rows
      .slice(pivot)
      .sort((one, other) => Math.abs(other[pivot]!) - Math.abs(one[pivot]!));
    rows.splice(pivot, rest.length, ...rest);
    for (let row = 0; row < rows.length; row++) {
      if (row === pivot) continue;
      const factor = rows[row]![pivot]! / rows[pivot]![pivot]!;
      rows[row] = rows[row]!.map((value, column) => value - factor * rows[pivot]![column]!);
    }
  }
  return rows.map((row, nth) => row[rows.length]! / row[nth]!);
}

/** What keeps levels and slopes from bending where there is little to go by. */
function stiffness(): Matrix {
  const count = STAGES.length;
  const matrix = Array.from({ length: 2 * count }, () => Array<number>(2 * count).fill(0));
  for (const [part, weight] of STIFFNESS.entries()) {
    for (let middle = 1; middle < count - 1; middle++) {
      const bend = [
        [middle - 1, 1],
        [middle, -2],
        [middle + 1, 1],
      ] as const;
      for (const [one, a] of bend) {
        for (const [other, b] of bend) {
          matrix[part * count + one]![part * count + other]! += weight * a * b;
        }
      }
    }
  }
  return matrix;
}

/** Fits the curve by iterated weighted least squares. */
export function fit(observations: readonly Observation[]): Curve {
  const count = STAGES.length;
  const inputs = observations.map(({ sum, health }) => {
    const shares = sharesOf(sum);
    return [...shares, ...shares.map((share) => share * (health - MIDDLE))];
  });
  let curve = Array.from({ length: 2 * count }, (_, nth) => (nth < count ? Math.log(10_000) : 0));
  for (let round = 0; round < ROUNDS; round++) {
    const matrix = stiffness();
    const right = Array<number>(2 * count).fill(0);
    for (const [nth, { health, points }] of observations.entries()) {
      const input = inputs[nth]!;
      const exponent = input.reduce((sum, value, at) => sum + value * curve[at]!, 0);
      const expected = Math.max(health, 0.001) * Math.exp(exponent);
      const weight = (expected / (expected + BLUR)) ** 2;
      const target = exponent + (points - expected) / expected;
      for (const [row, value] of input.entries()) {
        if (!value) continue;
        right[row]! += weight * value * target;
        for (const [column, other] of input.entries())
          matrix[row]![column]! += weight * value * other;
      }
    }
    const better = solve(matrix, right);
    curve = curve.map((value, nth) => (value + better[nth]!) / 2);
  }
  return { levels: curve.slice(0, count), slopes: curve.slice(count) };
}
