/** The entry point for Cloudflare Workers, where the database is D1. */
import { handle } from './ranking.js';

export default {
  /** The fourth argument is for tests: Workers pass three. */
  fetch(request, env, context, now = Date.now()) {
    const address = request.headers.get('cf-connecting-ip') ?? '';
    return handle(request, { ...env, address }, now);
  },
};
