import type { StoragePort } from '../session/storage-port.js';
import { RecordStore } from './core/record-store.js';

/** Tells this tab from all others. */
const tab = Math.random().toString(36).slice(2);

/** By key: all record books of a page that have the same key share a store. */
const stores = new Map<string, RecordStore>();

/** Looks `localStorage` up at each call: where storage is forbidden, that throws. */
const browserStorage: StoragePort = {
  getItem: (key) => localStorage.getItem(key),
  setItem: (key, text) => localStorage.setItem(key, text),
  removeItem: (key) => localStorage.removeItem(key),
};

/** The games that `localStorage` keeps under a key. */
export function storeFor(key: string): RecordStore {
  if (stores.size === 0) listenToOtherTabs();
  const store = stores.get(key) ?? new RecordStore(browserStorage, key, tab);
  stores.set(key, store);
  return store;
}

function listenToOtherTabs(): void {
  addEventListener('storage', (event) => {
    for (const store of stores.values()) {
      const hasChanged = event.key === null || event.key === store.entryName;
      if (hasChanged) store.sync();
    }
  });
  // A page in the back-forward cache gets no `storage` events.
  addEventListener('pageshow', () => {
    for (const store of stores.values()) store.sync();
  });
}

/** A store whose games last until the page is left. */
export function storeOfVisit(): RecordStore {
  const entries = new Map<string, string>();
  const memory: StoragePort = {
    getItem: (key) => entries.get(key) ?? null,
    setItem: (key, text) => void entries.set(key, text),
    removeItem: (key) => void entries.delete(key),
  };
  return new RecordStore(memory, '', tab);
}
