import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import pixelmatch from 'pixelmatch';
import sharp from 'sharp';

const references = 'test/visual/reference';
const results = 'reports/visual';

/**
 * What may differ: the share of pixels, and how far the colour of one that still counts as equal (0 to 1). Another
 * version of the browser smooths edges in another way.
 */
const strict = { allowed: 0.002, threshold: 0.1 };
const foreign = { allowed: 0.01, threshold: 0.25 };

/** @returns `{ data, width, height }` of a PNG or its file: four bytes for each pixel */
export async function readPixels(png) {
  const raw = sharp(png).ensureAlpha().raw();
  const { data, info } = await raw.toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/**
 * Compares a piece of the page with its reference picture in test/visual/reference; with `UPDATE=1` it becomes the
 * reference. A picture that fails, or has no reference, is left in reports/visual, beside a map of what differs.
 *
 * @returns `{ ratio, allowed, report }`: the share of pixels that differ, the share that may, and a sentence.
 */
export async function compareScreenshot(page, { name, clip }) {
  if (!/^[\w-]+$/.test(name)) throw new RangeError(`name must be a plain file name, not ${name}`);
  const browser = await page.browser().version();
  const actual = await readPixels(await page.screenshot({ clip, type: 'png' }));
  const file = join(references, `${name}.png`);
  const madeByFile = join(references, 'made-by.json');
  if (process.env.UPDATE === '1') {
    await save(file, actual);
    const entries = Object.entries({ ...readJson(madeByFile), [name]: browser }).sort(([a], [b]) =>
      a < b ? -1 : 1,
    );
    writeFileSync(madeByFile, `${JSON.stringify(Object.fromEntries(entries), null, 2)}\n`);
    return { ratio: 0, allowed: 0, report: `${file} was written` };
  }
  if (!existsSync(file)) {
    await save(join(results, `${name}.actual.png`), actual);
    return { ratio: 1, allowed: 0, report: `${file} is missing: UPDATE=1 writes it` };
  }
  const madeBy = readJson(madeByFile);
  const limits = madeBy[name] === browser ? strict : foreign;
  const by = `made by ${madeBy[name]}, seen in ${browser}`;
  return judge({ name, file, actual, by, ...limits });
}

async function judge({ name, file, actual, by, allowed, threshold }) {
  const expected = await readPixels(file);
  const { width, height } = expected;
  if (actual.width !== width || actual.height !== height) {
    await save(join(results, `${name}.actual.png`), actual);
    const report = `${file} is ${width} × ${height}, the page's ${actual.width} × ${actual.height}`;
    return { ratio: 1, allowed, report };
  }
  const map = { data: Buffer.alloc(expected.data.length), width, height };
  const count = pixelmatch(expected.data, actual.data, map.data, width, height, { threshold });
  const ratio = count / (width * height);
  if (ratio > allowed) {
    await save(join(results, `${name}.actual.png`), actual);
    await save(join(results, `${name}.difference.png`), map);
  }
  const percent = (share) => `${(share * 100).toFixed(2)} %`;
  const report = `${name}: ${percent(ratio)} of the pixels differ, ${percent(allowed)} may (${by})`;
  return { ratio, allowed, report };
}

async function save(file, { data, width, height }) {
  mkdirSync(dirname(file), { recursive: true });
  await sharp(data, { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .png({ compressionLevel: 9 })
    .toFile(file);
}

function readJson(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}
