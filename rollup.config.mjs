import nodeResolve from '@rollup/plugin-node-resolve';
import terser from '@rollup/plugin-terser';
import esbuild from 'rollup-plugin-esbuild';

/** The file for `<script type="module" src>`: everything in one, the player in a second one beside it. */
export default {
  input: 'src/index.ts',
  output: {
    dir: 'dist',
    format: 'es',
    entryFileNames: 'game-2048.min.js',
    chunkFileNames: 'game-2048-[name].min.js',
    sourcemap: true,
  },
  plugins: [
    nodeResolve({ extensions: ['.ts', '.js'] }),
    esbuild({ target: 'es2022' }),
    terser({ ecma: 2022, module: true, compress: { passes: 3 }, format: { comments: false } }),
  ],
};
