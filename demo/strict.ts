import { find } from './find.js';

const count = find('#count');
const list = find('#list');
const policy = document.querySelector<HTMLMetaElement>('meta[http-equiv]');

let reports = 0;

// Before the element is there, so that nothing of it is missed.
document.addEventListener('securitypolicyviolation', (event) => {
  const { effectiveDirective, blockedURI, sourceFile } = event;
  reports++;
  count.textContent = String(reports);
  const line = document.createElement('li');
  line.textContent = `${effectiveDirective}: ${blockedURI || 'inline'} ${sourceFile}`;
  list.append(line);
});

find('#content').textContent = policy?.content.replaceAll('; ', ';\n') ?? '';
// Vite serves pages for development with a script of its own, and lets it connect.
find('#development').hidden = !policy?.content.includes('connect-src');

await import('game-2048-element');

const sizes = find('#sizes');
sizes.addEventListener('click', ({ target }) => {
  if (!(target instanceof HTMLButtonElement)) return;
  for (const button of sizes.querySelectorAll('button')) {
    button.ariaPressed = String(button === target);
  }
  find('game-2048').setAttribute('size', target.value);
});
