/** The days of the puzzle, in UTC, as `2026-11-20`. */

export const DAY = 86_400_000;

/** @param {number} time in milliseconds since 1970 */
export const dayOf = (time) => new Date(time).toISOString().slice(0, 10);

/** The days whose games are accepted: a game that was begun before midnight may end after it. */
export const openDays = (now) => [dayOf(now), dayOf(now - DAY)];

/** Whether a text is a day of the calendar. */
export function isDay(text) {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return false;
  const time = Date.parse(text);
  return !Number.isNaN(time) && dayOf(time) === text;
}
