/** A stranger's text for a terminal: a control character could move its cursor, and a bidi mark turn a row round. */
export function printable(text: string): string {
  return text.replace(/[\p{Cc}\p{Bidi_Control}]/gu, '?');
}
