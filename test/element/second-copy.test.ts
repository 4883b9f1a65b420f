import { expect } from '@open-wc/testing';
import { Game2048Element } from '../../src/index.js';

let copies = 0;

/** What is written to the console when the package is loaded again, after an element of this version. */
async function loadAfter(version: string): Promise<string[]> {
  const { warn } = console;
  const warnings: string[] = [];
  console.warn = (message: string) => warnings.push(message);
  class Earlier extends Game2048Element {
    static override readonly version: string = version;
  }
  customElements.get = () => Earlier;
  try {
    const { href } = new URL('../../src/index.ts', import.meta.url);
    await import(`${href}?copy=${++copies}`);
  } finally {
    console.warn = warn;
    Reflect.deleteProperty(customElements, 'get');
  }
  return warnings;
}

describe('A second copy of the package', () => {
  it('is silent if the first has the same version', async () => {
    expect(await loadAfter(Game2048Element.version)).to.deep.equal([]);
  });

  it('warns if the first has another version', async () => {
    expect(await loadAfter('0.0.1')).to.deep.equal([
      `<game-2048> is version 0.0.1, loaded before; version ${Game2048Element.version} has no effect`,
    ]);
  });
});
