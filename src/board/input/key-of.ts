/** What a key prints, letters in lower case. On a layout without Latin letters, the Latin letter at the key's position. */
export function keyOf({ key, code }: KeyboardEvent): string {
  const printed = key > '~' ? code.replace('Key', '') : key;
  return printed.length === 1 ? printed.toLowerCase() : printed;
}
