/** Fails if the tests notice less than 90 % of the changes in any file: `bash .ci/run mutation` says where the others are. */
import { readFileSync } from 'node:fs';

const least = 90;
const { files } = JSON.parse(readFileSync('reports/mutation.json', 'utf8'));

for (const [name, { mutants }] of Object.entries(files)) {
  const count = (...wanted) => mutants.filter(({ status }) => wanted.includes(status)).length;
  const noticed = count('Killed', 'Timeout');
  const all = noticed + count('Survived', 'NoCoverage');
  const score = all ? (100 * noticed) / all : 100;
  console.log(`${score.toFixed(1).padStart(5)} %  ${noticed} of ${all}  ${name}`);
  if (score < least) process.exitCode = 1;
}
