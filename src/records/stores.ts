import type { StoragePort } from '../session/storage-port.js';
import { RecordStore } from './core/store.js';

const tab = Math.random().toString(36).slice(2);
const stores = new Map<string, RecordStore>();

/** It may be forbidden, and then each call throws. */
const port: StoragePort = {
  getItem: (key) => localStorage.getItem(key),
  setItem: (key, text) => localStorage.setItem(key, text),
  removeItem: (key) => localStorage.removeItem(key),
};

/** What the page's `localStorage` keeps under a key, for all elements of the page. */
export function storeFor(key: string): RecordStore {
  if (stores.size === 0) {
    addEventListener('storage', (event) => {
      for (const store of stores.values()) {
        if (event.key === null || event.key === store.name) store.look();
      }
    });
    // A page from the back-forward cache has heard of nothing.
    addEventListener('pageshow', () => stores.forEach((store) => store.look()));
  }
  const store = stores.get(key) ?? new RecordStore(port, key, tab);
  stores.set(key, store);
  return store;
}

/** A store that ends with the page. */
export function storeOfVisit(): RecordStore {
  const entries = new Map<string, string>();
  const memory = {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, text: string) => void entries.set(key, text),
    removeItem: (key: string) => void entries.delete(key),
  };
  return new RecordStore(memory, '', tab);
}
