/** The start times of stored games. */
const reserved = new Set<number>();
let last = 0;

/** Now, in milliseconds since 1970; or a little later, so that no two games of a page have the same. */
export function nextStartTime(): number {
  last = Math.max(Date.now(), last + 1);
  while (reserved.has(last)) last++;
  return last;
}

/** Keeps `nextStartTime` from returning the start time of a stored game. */
export function reserveStartTime(time: number): void {
  reserved.add(time);
}
