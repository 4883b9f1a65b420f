/**
 * Where the worker's file is. Bundlers recognise this expression, take the file along and put its final address there, so
 * it has to stay literal.
 */
export const workerUrl = (): URL => new URL('./player-worker.js', import.meta.url);
