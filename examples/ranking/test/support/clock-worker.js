/** The Worker with a clock and an address that a test sets, each by a header, and a database that it may empty. */
import worker from '../../src/worker.js';

// Where a body was left unread, the proxy of `wrangler dev` may answer the next request with a 503 of its own.
async function drain(body) {
  const reader = body?.getReader();
  while (reader && !(await reader.read()).done);
}

export default {
  async fetch(incoming, env, context) {
    const time = Number(incoming.headers.get('x-test-time'));
    if (new URL(incoming.url).pathname === '/test/empty') {
      await env.DB.prepare('DELETE FROM entries').run();
      return new Response();
    }
    const request = new Request(incoming);
    request.headers.set('cf-connecting-ip', incoming.headers.get('x-forwarded-for'));
    const response = await worker.fetch(request, env, context, time);
    await drain(request.body);
    return response;
  },
};
