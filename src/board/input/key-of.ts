/** What a key prints, a letter in lower case. On a layout without Latin letters, the letter of its position. */
export function keyOf({ key, code }: KeyboardEvent): string {
  const printed = key > '~' ? code.replace('Key', '') : key;
  return printed.length === 1 ? printed.toLowerCase() : printed;
}
