/** What stands under a storage key. */
interface Entry {
  version: number;
  best: number;
  replay: string;
}

/** A storage key of this test alone, removed after it. */
export let key = '';

beforeEach(() => {
  key = `test-${crypto.randomUUID()}`;
});

afterEach(() => {
  for (const name of Object.keys(localStorage)) {
    if (name.startsWith(key)) localStorage.removeItem(name);
  }
});

export const entryOf = (at = key): Entry => JSON.parse(localStorage.getItem(at) ?? '{}') as Entry;
