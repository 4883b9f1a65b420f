import { expect } from '@open-wc/testing';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildSync } from 'esbuild';

describe('npm run bench:player', () => {
  it('says what it can do without doing any of it', () => {
    const folder = mkdtempSync(join(tmpdir(), 'bench-'));
    const outfile = join(folder, 'bench.mjs');
    const built = { bundle: true, format: 'esm', platform: 'node' } as const;
    buildSync({ entryPoints: ['bench/player/index.ts'], outfile, ...built });
    const { status, stdout, stderr } = spawnSync(process.execPath, [outfile, '--help'], {
      cwd: folder,
      encoding: 'utf8',
    });
    const made = readdirSync(folder);
    rmSync(folder, { recursive: true });
    expect([status, stderr, made]).to.deep.equal([0, '', ['bench.mjs']]);
    expect(stdout).to.match(/calibrate.*losses.*fair.*planted.*blunders.*reasons/);
  });
});
