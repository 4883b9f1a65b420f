import { readFileSync } from 'node:fs';

const file = 'node_modules/@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2';

/** The typeface of the site, for its pictures: a rule that needs no other file, and the value of `font-family`. */
export const fontFace = `@font-face{font-family:Figtree;font-weight:300 900;src:url(data:font/woff2;base64,${readFileSync(file).toString('base64')})}`;
export const fontFamily = 'Figtree,system-ui,sans-serif';
