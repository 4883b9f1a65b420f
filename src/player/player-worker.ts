import { doJob, type Task } from './jobs.js';

export interface TaskMessage {
  readonly task: Task;
  readonly port: MessagePort;
}

// Each board asks one question at a time (host.ts) and a review comes in small parts, so that none waits for long.
self.onmessage = ({ data: { task, port } }: MessageEvent<TaskMessage>) => {
  port.postMessage(doJob(task));
};

// Tells the page that neither policy nor origin has kept the worker from running.
self.postMessage(null);
