import './player-worker.js';

/** Where the worker's file is, in the bundle for a CDN: page side and worker share one file, which is this one. */
export const workerUrl = (): URL => new URL(import.meta.url);
