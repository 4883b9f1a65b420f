/** The Worker with a clock and an address that a test sets, each by a header. */
import worker from '../../src/worker.js';

export default {
  async fetch(incoming, env, context) {
    const time = Number(incoming.headers.get('x-test-time'));
    if (new URL(incoming.url).pathname === '/test/sweep') {
      await worker.scheduled({ scheduledTime: time }, env, context);
      return new Response();
    }
    const request = new Request(incoming);
    request.headers.set('cf-connecting-ip', incoming.headers.get('x-forwarded-for'));
    return worker.fetch(request, env, context, time);
  },
};
