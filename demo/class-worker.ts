import type { VerifyOptions } from 'game-2048-element/engine';
import { checkSources, type Source } from './class-sources.js';

/** What the page asks; the answer is a list of `CheckedGame`. */
export interface Request {
  readonly sources: readonly Source[];
  readonly wanted: VerifyOptions;
}

addEventListener('message', ({ data: { sources, wanted } }: MessageEvent<Request>) => {
  void checkSources(sources, wanted).then(postMessage);
});
