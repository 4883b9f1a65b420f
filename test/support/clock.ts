/** Does something with a clock that goes on by so many milliseconds at each look. @returns the number of looks */
export async function withClock(step: number, action: () => unknown): Promise<number> {
  let looks = 0;
  performance.now = () => step * looks++;
  try {
    await action();
  } finally {
    Reflect.deleteProperty(performance, 'now');
  }
  return looks;
}

/** Does something during which no timer of so many milliseconds or more ends: it may take longer than a deadline. */
export async function withoutDeadlines(from: number, action: () => unknown): Promise<void> {
  const timer = globalThis.setTimeout;
  globalThis.setTimeout = ((call: () => void, time = 0) =>
    time < from ? timer(call, time) : 0) as typeof timer;
  try {
    await action();
  } finally {
    globalThis.setTimeout = timer;
  }
}
