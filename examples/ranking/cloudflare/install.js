/** Installs wrangler the first time that something needs it. */
import { execSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const folder = fileURLToPath(new URL('.', import.meta.url));
if (!existsSync(`${folder}node_modules/wrangler`)) {
  execSync('npm ci', { cwd: folder, stdio: 'inherit' });
}
