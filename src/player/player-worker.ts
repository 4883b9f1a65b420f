import { Thought, type Task } from './think.js';

/** One task, and the port to send its answer to. */
export interface Order {
  readonly task: Task;
  readonly port: MessagePort;
}

// In the order in which they come. Each board waits for one answer at a time (host.ts), so none keeps the others waiting.
self.onmessage = ({ data: { task, port } }: MessageEvent<Order>) => {
  const thought = new Thought(task);
  while (thought.step());
  port.postMessage(thought.direction);
};

// Tells the page that neither policy nor origin has kept the worker from running.
self.postMessage(null);
