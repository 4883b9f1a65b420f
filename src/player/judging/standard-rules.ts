import type { Rules } from '../../engine/index.js';

/** Values are known under these rules alone. */
export const STANDARD_RULES = {
  columns: 4,
  rows: 4,
  winTile: 2048,
  fourChance: 0.1,
  afterWin: 'continue',
} as const satisfies Partial<Rules>;

/** The name of a rule that differs from the standard one; `undefined` if none does. */
export function otherRule(rules: Readonly<Rules>): keyof typeof STANDARD_RULES | undefined {
  const names = Object.keys(STANDARD_RULES) as (keyof typeof STANDARD_RULES)[];
  return names.find((name) => rules[name] !== STANDARD_RULES[name]);
}

/** The name of a rule under which games cannot be reviewed: until a win ends it, a game is like any other. */
export const ruleAgainstReview = (rules: Readonly<Rules>): ReturnType<typeof otherRule> =>
  otherRule({ ...rules, afterWin: STANDARD_RULES.afterWin });
