const CHECK_LENGTH = 2;

/** The number of checks: texts of two of the 36 characters `0–9a–z`. */
const MODULUS = 36 ** CHECK_LENGTH;

/** With this factor, changing one character or swapping two neighbours changes the check: docs/replay-format.md. */
const FACTOR = 155;

export function withCheck(line: string): string {
  let check = 0;
  for (let index = 0; index < line.length; index++) {
    check = (check * FACTOR + line.charCodeAt(index)) % MODULUS;
  }
  return line + check.toString(36).padStart(CHECK_LENGTH, '0');
}

export function withoutCheck(line: string): string {
  return line.slice(0, -CHECK_LENGTH);
}

/** False for a line of which some characters are missing or changed. */
export function hasCheck(line: string): boolean {
  return withCheck(withoutCheck(line)) === line;
}
