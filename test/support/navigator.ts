/** What a page's `navigator` offers; `undefined` for what it lacks. */
type Offer = Partial<Record<'share' | 'clipboard', unknown>>;

/** Lets `navigator` offer other ways to share until the end of the test. */
export function offer(given: Offer): void {
  for (const [name, value] of Object.entries(given)) {
    Object.defineProperty(navigator, name, { configurable: true, value });
  }
}

afterEach(() => {
  for (const name of ['share', 'clipboard']) Reflect.deleteProperty(navigator, name);
});
