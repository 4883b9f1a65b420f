import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { environment } from '../workspace.mjs';

/** @returns a port that nothing listens on */
function freePort() {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}

/**
 * Starts a host's own server in the project and waits until it says that it listens.
 *
 * @param command a module for Node, and its arguments; the server takes its port from the environment
 * @returns `{ origin, stop() }`
 */
export async function startServer(project, command) {
  const port = String(await freePort());
  const origin = `http://127.0.0.1:${port}`;
  const server = spawn(process.execPath, command, {
    cwd: project,
    env: {
      ...environment(),
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      NITRO_HOST: '127.0.0.1',
      PORT: port,
      ORIGIN: origin,
    },
  });
  const stop = () =>
    new Promise((resolve) => {
      server.once('exit', resolve);
      server.kill();
    });
  return new Promise((resolve, reject) => {
    let said = '';
    const hear = (data) => {
      said += data;
      if (/Listening on|Ready in/i.test(said)) resolve({ origin, stop });
    };
    server.stdout.on('data', hear);
    server.stderr.on('data', hear);
    server.once('exit', () => reject(new Error(`${command.join(' ')} ended:\n${said}`)));
  });
}
