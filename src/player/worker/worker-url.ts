/**
 * Where the worker's file is. Bundlers recognise exactly this expression, copy the file, and write its final address
 * here. They do not bundle its imports, so the package ships the worker as one file without any.
 */
export const workerUrl = (): URL => new URL('./player-worker.js', import.meta.url);
