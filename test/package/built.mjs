import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** @returns the files below a folder that have this text in them */
export function filesContaining(text, folder) {
  return readdirSync(folder, { recursive: true }).filter((name) => {
    const path = join(folder, name);
    return statSync(path).isFile() && readFileSync(path).includes(text);
  });
}
