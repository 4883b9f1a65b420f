/** Whether this is a server, where no page is. (jsdom is a page, though Lit's `isServer` is true in Node.) */
export const onServer = typeof document === 'undefined';
