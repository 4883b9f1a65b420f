/**
 * What pages changed in their last moment. It stands in `localStorage`, the one place where a page that ends can still store
 * something: a transaction that has to wait for one of another tab is dropped with its page.
 */
import { applyLateEdit, type Edit, type LateEdit } from './core/book.js';
import { formatLateEdit, parseLateEdit } from './core/stored-record.js';

/** A late edit as it stands in `localStorage`. */
interface StoredEdit {
  readonly name: string;
  readonly edit: Edit;
}

/** @returns whether it is stored: not where storage is full or forbidden */
export function storeLateEdit(key: string, edit: LateEdit): boolean {
  const name = `${prefixOf(key)}${Date.now()},${Math.random()}]`;
  try {
    localStorage.setItem(name, formatLateEdit(edit));
    return true;
  } catch {
    return false;
  }
}

/** Those of all pages that have not been removed yet, the oldest first. Leaves out entries that are damaged. */
export function readLateEdits(key: string): StoredEdit[] {
  try {
    const names = Object.keys(localStorage).filter((name) => isLateEditOf(key, name));
    return names.sort().flatMap((name) => {
      const late = parseLateEdit(localStorage.getItem(name) ?? '');
      return late ? [{ name, edit: applyLateEdit(late) }] : [];
    });
  } catch {
    return [];
  }
}

/** Once they are applied. */
export function removeLateEdits(edits: readonly StoredEdit[]): void {
  for (const { name } of edits) localStorage.removeItem(name);
}

export function isLateEditOf(key: string, name: string): boolean {
  return name.startsWith(prefixOf(key));
}

/** No key's is the beginning of another one's. */
function prefixOf(key: string): string {
  return `game-2048-records [${JSON.stringify(key)},`;
}
