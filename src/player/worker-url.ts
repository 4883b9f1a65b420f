/**
 * Where the worker's file is. Bundlers recognise exactly this expression: they copy the file and write its final address
 * here. They do not bundle what it imports, so the package ships the worker as one file without imports.
 */
export const workerUrl = (): URL => new URL('./player-worker.js', import.meta.url);
