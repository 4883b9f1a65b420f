/** Text as XML holds it: no markup, and none of the characters that XML lacks. */
export function escapeText(text: string): string {
  return text
    .replace(/[\p{Cc}\p{Cs}\ufffe\uffff]/gu, ' ')
    .replace(/[&<>]/g, (character) => `&#${character.charCodeAt(0)};`);
}
