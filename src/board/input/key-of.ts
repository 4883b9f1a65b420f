/** `z` for Z, `?` for Shift+/, `ArrowUp`. On a Russian keyboard `z` for Я: the Latin letter at its place. */
export function keyOf({ key, code }: KeyboardEvent): string {
  const printed = key > '~' ? code.replace('Key', '') : key;
  return printed.length === 1 ? printed.toLowerCase() : printed;
}
