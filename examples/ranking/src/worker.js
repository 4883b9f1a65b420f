/** The entry point for Cloudflare Workers, where the database is D1. */
import { handle, sweep } from './ranking.js';

export default {
  /** The fourth argument is for tests: Workers pass three. */
  fetch(request, env, context, now = Date.now()) {
    const address = request.headers.get('cf-connecting-ip') ?? '';
    return handle(request, { ...env, address }, now);
  },

  /** Once a day, as wrangler.jsonc says. In large slices: the statements of one call are limited. */
  scheduled({ scheduledTime }, env) {
    return sweep(env, scheduledTime, { slice: 2_000 });
  },
};
