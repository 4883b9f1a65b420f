/** Whether this is a server, where there is no page. (jsdom is a page, though Lit's `isServer` is true in Node.) */
export const onServer = typeof document === 'undefined';
