import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

const references = 'test/visual/reference';
const results = 'reports/visual';

/** Share of pixels that may differ where another browser, with other fonts, made the reference. */
const foreignTolerance = 0.08;

/**
 * Compares a piece of the page with its reference picture in test/visual/reference. A picture that has none yet, and
 * with `UPDATE=1` every picture, becomes the reference. A failing one is left in reports/visual, beside a map of what differs.
 *
 * @returns `{ ratio, allowed, report }`: the share of pixels that differ, the share that may, and a sentence.
 */
export async function compareScreenshot(page, { name, clip, tolerance = 0.002 }) {
  if (!/^[\w-]+$/.test(name)) throw new RangeError(`name: ${name} is no plain file name`);
  const browser = await page.browser().version();
  const actual = PNG.sync.read(Buffer.from(await page.screenshot({ clip, type: 'png' })));
  const file = join(references, `${name}.png`);
  const madeBy = readJson(join(references, 'made-by.json'));
  if (process.env.CI && !existsSync(file)) return { ratio: 1, allowed: 0, report: `no ${file}` };
  if (process.env.UPDATE === '1' || !existsSync(file)) {
    save(file, actual);
    const entries = Object.entries({ ...madeBy, [name]: browser }).sort(([a], [b]) =>
      a < b ? -1 : 1,
    );
    writeFileSync(
      join(references, 'made-by.json'),
      `${JSON.stringify(Object.fromEntries(entries), null, 2)}\n`,
    );
    return { ratio: 0, allowed: tolerance, report: `${file} was written` };
  }
  const allowed = madeBy[name] === browser ? tolerance : Math.max(tolerance, foreignTolerance);
  return judge({ name, file, actual, allowed });
}

function judge({ name, file, actual, allowed }) {
  const expected = PNG.sync.read(readFileSync(file));
  const { width, height } = expected;
  if (actual.width !== width || actual.height !== height) {
    save(join(results, `${name}.actual.png`), actual);
    const report = `${file} is ${width} × ${height}, the page's ${actual.width} × ${actual.height}`;
    return { ratio: 1, allowed, report };
  }
  const map = new PNG({ width, height });
  const count = pixelmatch(expected.data, actual.data, map.data, width, height, { threshold: 0.1 });
  const ratio = count / (width * height);
  if (ratio > allowed) {
    save(join(results, `${name}.actual.png`), actual);
    save(join(results, `${name}.difference.png`), map);
  }
  const percent = (share) => `${(share * 100).toFixed(2)} %`;
  const report = `${name}: ${percent(ratio)} of the pixels differ, ${percent(allowed)} may`;
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
