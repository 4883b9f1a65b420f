import { Thought, type Task } from './think.js';

/** One task and the way back for its answer. */
export interface Order {
  readonly task: Task;
  readonly port: MessagePort;
}

// In the bundle for a CDN this module is in one file with its page's side (host.ts). Only in a worker
// that host.ts has started it may answer to messages.
if ('WorkerGlobalScope' in self && self.name === 'game-2048-player') {
  self.onmessage = ({ data: { task, port } }: MessageEvent<Order>) => {
    const thought = new Thought(task);
    while (thought.step());
    port.postMessage(thought.direction);
  };
  // Tells the page that neither its policy nor its origin has kept the worker from running.
  self.postMessage(null);
}
