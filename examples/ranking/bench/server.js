/** `npm start`, as a process that can be asked what it has used. */
import '../src/start.js';

process.on('message', () => {
  const { user, system } = process.cpuUsage();
  process.send({ processor: (user + system) / 1000, memory: process.memoryUsage().rss / 2 ** 20 });
});
// Asked by nobody any longer, it ends as `npm start` does.
process.on('disconnect', () => process.emit('SIGTERM'));
