import file from '../src/player/worker/player-worker.ts?worker&url';

/** Stands in for src/player/worker/worker-url.ts in the demo's pages. */
export const workerUrl = (): URL => new URL(file, import.meta.url);
