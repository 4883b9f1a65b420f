/** A stranger's text for a terminal, whose cursor a control character could move. */
export function printable(text: string): string {
  return text.replace(/\p{Cc}/gu, '?');
}
