import { bundle } from './with-esbuild.js';

// A script that is no module has no address: the player thinks on the page's own thread.
await bundle('dist/esbuild-script', { format: 'iife' });
