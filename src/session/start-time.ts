let last = 0;

/** Now, in milliseconds since 1970; or just after the last one, so that no two games of a page have the same. */
export function startTime(): number {
  return (last = Math.max(Date.now(), last + 1));
}
