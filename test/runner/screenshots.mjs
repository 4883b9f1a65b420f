import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

const references = 'test/visual/reference';
const results = 'reports/visual';

/**
 * What may differ: the share of pixels, and how far the colour of one that still counts as equal (0 to 1). Another
 * version of the browser smooths edges in another way.
 */
const strict = { allowed: 0.002, threshold: 0.1 };
const foreign = { allowed: 0.01, threshold: 0.25 };

/**
 * Compares a piece of the page with its reference picture in test/visual/reference; with `UPDATE=1` it becomes the
 * reference. A picture that fails, or has no reference, is left in reports/visual, beside a map of what differs.
 *
 * @returns `{ ratio, allowed, report }`: the share of pixels that differ, the share that may, and a sentence.
 */
export async function compareScreenshot(page, { name, clip }) {
  if (!/^[\w-]+$/.test(name)) throw new RangeError(`name must be a plain file name, not ${name}`);
  const browser = await page.browser().version();
  const actual = PNG.sync.read(Buffer.from(await page.screenshot({ clip, type: 'png' })));
  const file = join(references, `${name}.png`);
  const madeBy = readJson(join(references, 'made-by.json'));
  if (process.env.UPDATE === '1') {
    save(file, actual);
    const entries = Object.entries({ ...madeBy, [name]: browser }).sort(([a], [b]) =>
      a < b ? -1 : 1,
    );
    writeFileSync(
      join(references, 'made-by.json'),
      `${JSON.stringify(Object.fromEntries(entries), null, 2)}\n`,
    );
    return { ratio: 0, allowed: 0, report: `${file} was written` };
  }
  if (!existsSync(file)) {
    save(join(results, `${name}.actual.png`), actual);
    return { ratio: 1, allowed: 0, report: `${file} is missing: UPDATE=1 writes it` };
  }
  const limits = madeBy[name] === browser ? strict : foreign;
  const by = `made by ${madeBy[name]}, seen in ${browser}`;
  return judge({ name, file, actual, by, ...limits });
}

function judge({ name, file, actual, by, allowed, threshold }) {
  const expected = PNG.sync.read(readFileSync(file));
  const { width, height } = expected;
  if (actual.width !== width || actual.height !== height) {
    save(join(results, `${name}.actual.png`), actual);
    const report = `${file} is ${width} × ${height}, the page's ${actual.width} × ${actual.height}`;
    return { ratio: 1, allowed, report };
  }
  const map = new PNG({ width, height });
  const count = pixelmatch(expected.data, actual.data, map.data, width, height, { threshold });
  const ratio = count / (width * height);
  if (ratio > allowed) {
    save(join(results, `${name}.actual.png`), actual);
    save(join(results, `${name}.difference.png`), map);
  }
  const percent = (share) => `${(share * 100).toFixed(2)} %`;
  const report = `${name}: ${percent(ratio)} of the pixels differ, ${percent(allowed)} may (${by})`;
  return { ratio, allowed, report };
}

function save(file, picture) {
  mkdirSync(dirname(file), { recursive: true });
  // Without transparency, and packed as what it is: flat colours. That halves the references.
  writeFileSync(file, PNG.sync.write(picture, { colorType: 2, deflateStrategy: 0 }));
}

function readJson(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}
