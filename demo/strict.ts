import { find } from './find.js';

const count = find('#count');
const list = find('#list');
const policy = document.querySelector<HTMLMetaElement>('meta[http-equiv]');

/** Vite serves a page for development with a script that keeps a connection: that is not the page's. */
const development = document.querySelector('script[src*="/@vite/"]') !== null;
let reports = 0;

// Before the element is there, so that nothing of it is missed.
document.addEventListener('securitypolicyviolation', (event) => {
  const { effectiveDirective, blockedURI, sourceFile } = event;
  if (development && blockedURI.startsWith('ws')) return;
  reports++;
  count.textContent = String(reports);
  const line = document.createElement('li');
  line.textContent = `${effectiveDirective}: ${blockedURI || 'inline'} ${sourceFile}`;
  list.append(line);
});

find('#content').textContent = policy?.content.replaceAll('; ', ';\n') ?? '';
find('#development').hidden = !development;

await import('game-2048-element');

const sizes = find('#sizes');
sizes.addEventListener('click', ({ target }) => {
  if (!(target instanceof HTMLButtonElement)) return;
  for (const button of sizes.querySelectorAll('button')) {
    button.ariaPressed = String(button === target);
  }
  find('game-2048').setAttribute('size', target.value);
});
