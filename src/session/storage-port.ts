/** Where texts are kept, such as `localStorage`. Each call may throw if storage is full or forbidden. */
export type StoragePort = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** `NAME`, `NAME.2`, `NAME.3` and so on. */
export function numberedKeys(name: string, count: number): string[] {
  return Array.from({ length: count }, (_, index) => (index === 0 ? name : `${name}.${index + 1}`));
}

/** The entries under these keys, in their order; a free key has none. */
export function entriesUnder(port: StoragePort, keys: readonly string[]): string[] {
  return keys.map((key) => port.getItem(key)).filter((entry) => entry !== null);
}
