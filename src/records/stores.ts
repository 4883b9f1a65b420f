import { BrowserDatabase } from './browser-database.js';
import { RecordStore } from './core/record-store.js';

const channelName = 'game-2048-records';

const database = new BrowserDatabase();
/** By key: all record books of a page that have the same key share a store. */
const stores = new Map<string, RecordStore>();
let channel: BroadcastChannel | undefined;

/** The games that the browser keeps under a key. */
export function storeFor(key: string): RecordStore {
  if (stores.size === 0) listenToPage();
  const store = stores.get(key) ?? new RecordStore(key, database, () => channel?.postMessage(key));
  stores.set(key, store);
  return store;
}

function listenToPage(): void {
  openChannel();
  // An open database keeps a page out of the back-forward cache.
  addEventListener('pagehide', () => {
    for (const store of stores.values()) store.flush();
    database.suspend();
    channel?.close();
    channel = undefined;
  });
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    database.resume();
    openChannel();
    for (const store of stores.values()) void store.sync();
  });
  database.answered = storeUnstored;
  // There may be room again.
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) storeUnstored();
  });
}

function storeUnstored(): void {
  for (const store of stores.values()) if (store.problem !== undefined) void store.sync();
}

function openChannel(): void {
  try {
    channel = new BroadcastChannel(channelName);
    channel.onmessage = ({ data }) => void stores.get(data as string)?.sync();
  } catch {
    // Forbidden where storage is: there are no other tabs to hear of.
  }
}
