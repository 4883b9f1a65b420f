/** No page, as in Node. (jsdom has a page, though Lit's `isServer` is true there.) */
export const onServer = typeof document === 'undefined';
