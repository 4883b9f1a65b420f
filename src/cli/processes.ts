import { readdirSync, readFileSync } from 'node:fs';

/** A variable in the environment of a program, which all that it starts inherits: its value is unique. */
export const markName = 'GAME_2048_PROGRAM';

/**
 * The processes of a program, also those in a group or a session of their own, without those that have ended. Only Linux
 * tells: elsewhere there are none.
 * @param session in which the program was started
 * @param mark its value of the variable
 */
export function processesOf(session: number, mark: string): number[] {
  return processNumbers().filter((pid) => {
    const status = read(pid, 'stat');
    // The name before may have spaces and brackets.
    const [state, , , itsSession] = status.slice(status.lastIndexOf(')') + 2).split(' ');
    if (!state || state === 'Z' || state === 'X' || pid === process.pid) return false;
    return Number(itsSession) === session || isMarked(read(pid, 'environ'), mark);
  });
}

function isMarked(environment: string, mark: string): boolean {
  return environment.split('\0').includes(`${markName}=${mark}`);
}

function processNumbers(): number[] {
  if (process.platform !== 'linux') return [];
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number);
}

/** Empty for a process that has ended, or belongs to another user. */
function read(pid: number, file: 'stat' | 'environ'): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    return '';
  }
}
