/**
 * Prints the raw, gzip -9 and brotli -11 size of every script in dist/. budget.json holds two sizes for some: `aim` is
 * what it should come down to, `allowed` what it may not grow beyond, and fails: it is only ever lowered.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { rollup } from 'rollup';
import { plugins } from '../rollup.config.mjs';

const peer = 'node_modules/2048-webcomponent/dist/custom-element.js';
const engine = 'engine, as the element imports it';
const budget = JSON.parse(readFileSync('budget.json', 'utf8'));

const sources = [
  ...filesIn('dist', '.js').map((file) => [file, readFileSync(file)]),
  [engine, await engineOfTheElement()],
  ['the peer: 2048-webcomponent', readFileSync(peer)],
];

const over = [];
const rows = sources.map(([name, code]) => {
  const brotli = brotliCompressSync(code, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 11,
      [constants.BROTLI_PARAM_SIZE_HINT]: code.length,
    },
  }).length;
  const { aim = '', allowed = '' } = budget[name] ?? {};
  if (allowed && brotli > allowed) over.push(`${name}: ${brotli} bytes brotli, ${allowed} allowed`);
  return [name, code.length, gzipSync(code, { level: 9 }).length, brotli, allowed, aim];
});
print([['bytes of', 'raw', 'gzip -9', 'brotli -11', 'allowed', 'aim'], ...rows]);

const missing = Object.keys(budget).filter((name) => !sources.some(([source]) => source === name));
over.push(...missing.map((name) => `${name}: has a budget and does not exist`));
if (over.length > 0) {
  console.error(`\n${over.join('\n')}`);
  process.exit(1);
}

function filesIn(folder, ending) {
  return readdirSync(folder, { recursive: true })
    .map((file) => join(folder, file))
    .filter((file) => file.endsWith(ending))
    .sort();
}

/** Exactly the names that files of the element import from the engine, in one minified bundle. */
async function engineOfTheElement() {
  const imports = /^import (?!type)\{([^}]+)\} from '\.\.\/engine\/([\w-]+)\.js';$/gms;
  const lines = filesIn('src/element', '.ts').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(imports)].flatMap(([, names, module]) =>
      names
        .split(',')
        .map((name) => name.trim().split(' as ')[0])
        .filter((name) => name && !name.startsWith('type '))
        .map((name) => `export { ${name} } from '/src/engine/${module}.ts';`),
    ),
  );
  const entry = {
    name: 'entry',
    resolveId: (id) =>
      id === 'entry' ? id : id.startsWith('/src/') ? join(process.cwd(), id) : null,
    load: (id) => (id === 'entry' ? [...new Set(lines)].join('\n') : null),
  };
  const bundle = await rollup({
    input: 'entry',
    plugins: [entry, ...plugins],
  });
  const { output } = await bundle.generate({ format: 'es' });
  return Buffer.from(output[0].code);
}

function print(table) {
  const width = table[0].map((_, column) =>
    Math.max(...table.map((row) => `${row[column]}`.length)),
  );
  for (const [name, ...numbers] of table) {
    const cells = numbers.map((cell, index) => `${cell}`.padStart(width[index + 1]));
    console.log([name.padEnd(width[0]), ...cells].join('  '));
  }
}
