import { rspack } from '@rspack/core';
import { buildLike } from './webpack-like.js';

await buildLike(rspack, 'rspack');
