import { Thought, type Task } from './think.js';

/** One task, and the port to send its answer to. */
export interface Order {
  readonly task: Task;
  readonly port: MessagePort;
}

// In the bundle for a CDN this module shares a file with the page's side (host.ts). It may answer
// messages only in a worker that host.ts has started.
if ('WorkerGlobalScope' in self && self.name === 'game-2048-player') {
  self.onmessage = ({ data: { task, port } }: MessageEvent<Order>) => {
    const thought = new Thought(task);
    while (thought.step());
    port.postMessage(thought.direction);
  };
  // Tells the page that neither policy nor origin has kept the worker from running.
  self.postMessage(null);
}
