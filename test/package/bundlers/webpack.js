import webpack from 'webpack';
import { buildLike } from './webpack-like.js';

await buildLike(webpack, 'webpack');
