/** A text with the two check characters that docs/replay-format.md describes. */
export function sealed(text: string): string {
  let check = 0;
  for (const character of text) check = (check * 155 + character.charCodeAt(0)) % 1296;
  return text + Math.floor(check / 36).toString(36) + (check % 36).toString(36);
}
