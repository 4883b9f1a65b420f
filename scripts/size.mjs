/** Prints the size of each file of `.size-limit.json` in Brotli, and fails if one is above its limit, in kB. */
import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';

for (const { path, limit } of JSON.parse(readFileSync('.size-limit.json', 'utf8'))) {
  const kB = brotliCompressSync(readFileSync(path)).length / 1000;
  const isTooLarge = kB > parseFloat(limit);
  if (isTooLarge) process.exitCode = 1;
  console.log(
    `${isTooLarge ? 'TOO LARGE' : 'fits'.padEnd(9)} ${kB.toFixed(2)} of ${limit}: ${path}`,
  );
}
