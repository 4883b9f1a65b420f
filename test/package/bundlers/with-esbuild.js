import { build } from 'esbuild';

/** A minified bundle; a warning is an error. */
export async function bundle(outdir, options) {
  const { warnings } = await build({
    entryPoints: ['main.js'],
    bundle: true,
    minify: true,
    outdir,
    ...options,
  });
  if (warnings.length > 0) throw new Error(warnings.map(({ text }) => text).join('\n'));
}
