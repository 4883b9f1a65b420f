import { doJob, type Task } from './jobs.js';

export interface TaskMessage {
  readonly task: Task;
  readonly port: MessagePort;
}

// Each board sends one task at a time (host.ts), and a review comes in small batches, so that none waits for long.
self.onmessage = ({ data: { task, port } }: MessageEvent<TaskMessage>) => {
  port.postMessage(doJob(task));
};

// Tells the page that the worker runs: neither a policy nor the origin of the file has prevented it.
self.postMessage(null);
