/** Where texts are kept, such as `localStorage`. Each call may throw if storage is full or forbidden. */
export type StoragePort = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
