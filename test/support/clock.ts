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
