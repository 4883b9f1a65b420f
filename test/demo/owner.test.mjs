import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import { tsImport } from 'tsx/esm/api';

const { readOwner } = await tsImport('../../demo/owner.ts', import.meta.url);
const { frame, oembed, previews } = await tsImport('../../demo/frame.ts', import.meta.url);

const bare = { name: 'some-game', version: '1.4.2', license: 'MIT' };
const filled = {
  ...bare,
  homepage: 'https://games.example/2048',
  repository: { type: 'git', url: 'git+https://forge.example/me/some-game.git' },
  bugs: { url: 'https://forge.example/me/some-game/issues' },
};

describe('The owner in package.json', () => {
  it('becomes links to source, documentation and issues', () => {
    const { source, documentation, issues, homepage } = readOwner(filled);
    assert.equal(source, 'https://forge.example/me/some-game');
    assert.equal(documentation, 'https://forge.example/me/some-game#readme');
    assert.equal(issues, 'https://forge.example/me/some-game/issues');
    assert.equal(homepage, 'https://games.example/2048/');
  });

  it('may be missing, and then so are those links', () => {
    const { source, documentation, issues, homepage, script } = readOwner(bare);
    assert.deepEqual([source, documentation, issues, homepage], Array(4).fill(undefined));
    assert.match(script, /some-game@1\.4\.2\/dist\/game-2048\.min\.js$/);
  });

  it('leads from the daily puzzle to the paper on rankings: to its source, or to the copy of the site', async () => {
    const html = '<a href="ranking.txt">A verified ranking</a></body>';
    const filename = fileURLToPath(new URL('../../demo/daily.html', import.meta.url));
    const show = (fields) =>
      frame(readOwner(fields)).transformIndexHtml.handler(html, { filename });
    assert.match(
      await show(filled),
      /^<a href="https:\/\/forge\.example\/me\/some-game\/blob\/HEAD\/docs\/ranking\.md">/,
    );
    assert.match(await show(bare), /^<a href="ranking\.txt">/);
  });

  it('gives posted links full addresses, and writes the file of oEmbed', () => {
    const html = '<title>Play · x</title><meta name="description" content="A game." /></head>';
    const show = (fields) =>
      previews(readOwner(fields)).transformIndexHtml.handler(html, { filename: '/a/daily.html' });
    assert.match(
      show(filled),
      /og:image" content="https:\/\/games\.example\/2048\/pictures\/daily\.png"/,
    );
    assert.match(show(filled), /og:url" content="https:\/\/games\.example\/2048\/daily\.html"/);
    assert.match(show(filled), /json\+oembed" href="https:\/\/games\.example\/2048\/oembed\.json"/);
    assert.match(show(bare), /og:image" content="pictures\/daily\.png"/);
    assert.doesNotMatch(show(bare), /oembed|og:url/);
    const answer = oembed('https://games.example/2048/');
    assert.deepEqual([answer.version, answer.type], ['1.0', 'rich']);
    assert.match(answer.html, /src="https:\/\/games\.example\/2048\/game-2048\.html"/);
  });
});
