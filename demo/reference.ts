import manifest, { type Entry, type Member } from 'game-2048-element/custom-elements.json';

type Content = (string | Node)[];

function element(name: string, ...content: Content): HTMLElement {
  const made = document.createElement(name);
  made.append(...content);
  return made;
}

/** A description, with what stands between back ticks as code. */
function described({ description = '', default: usual }: Entry, type?: string): HTMLElement {
  const words = description
    .split('`')
    .map((part, index) => (index % 2 ? element('code', part) : part));
  const made = element('dd', ...words);
  if (type) made.append(description ? ' ' : '', element('code', type));
  if (usual)
    made.append(' Default: ', element('code', usual.replace(/^"(.*)"$/, '$1') || 'none'), '.');
  return made;
}

function section(title: string, hint: string, entries: HTMLElement[]): HTMLElement {
  const details = document.createElement('details');
  const summary = element('summary', element('h2', title), element('span', hint));
  details.append(summary, element('dl', ...entries));
  details.hidden = entries.length === 0;
  return details;
}

const entry = (term: Content, ...descriptions: HTMLElement[]): HTMLElement =>
  element('div', element('dt', ...term), ...descriptions);

/** A part's name is a switch: it outlines the part on the board. */
function parts(entries: readonly Entry[]): HTMLElement[] {
  const outlines = new CSSStyleSheet();
  document.adoptedStyleSheets.push(outlines);
  const shown = new Set<string>();
  return entries.map((part) => {
    const button = document.createElement('button');
    button.type = 'button';
    button.className = 'small';
    button.textContent = part.name;
    button.ariaPressed = 'false';
    button.addEventListener('click', () => {
      if (!shown.delete(part.name)) shown.add(part.name);
      button.ariaPressed = String(shown.has(part.name));
      const selectors = [...shown].map((name) => `game-2048::part(${name})`);
      outlines.replaceSync(`${selectors.join()}{outline:2px dashed #d43560;outline-offset:-1px}`);
    });
    return entry([button], described(part));
  });
}

/** A custom property has a field: what is written there holds on every board at once. */
function customProperties(entries: readonly Entry[]): HTMLElement[] {
  return entries.map((property) => {
    const input = document.createElement('input');
    input.ariaLabel = property.name;
    input.placeholder = property.default ?? '';
    input.spellcheck = false;
    input.addEventListener('input', () => {
      for (const game of document.querySelectorAll('game-2048')) {
        game.style.setProperty(property.name, input.value);
      }
    });
    const { description = '', name } = property;
    return entry([name], described({ name, description }), element('dd', input));
  });
}

function signature({ name, parameters = [] }: Member): string {
  return `${name}(${parameters.map((parameter) => parameter.name).join(', ')})`;
}

/** Every attribute, property, method, event, part, custom property, state and slot, as the package's manifest has them. */
export function showReference(place: Element): void {
  const declaration = manifest.modules
    .flatMap(({ declarations = [] }) => declarations)
    .find(({ tagName }) => tagName === 'game-2048');
  if (!declaration) return;
  const { attributes = [], members = [], events = [], slots = [] } = declaration;
  const { cssParts = [], cssProperties = [], cssStates = [] } = declaration;
  const plain = (item: Entry): HTMLElement =>
    entry([item.name || 'default'], described(item, item.type?.text));
  // Told above, with its attribute.
  const told = attributes.map(({ fieldName }) => fieldName);
  const own = members.filter(({ name }) => !told.includes(name));
  place.append(
    section('Parts', 'press one to see it on the board', parts(cssParts)),
    section('Custom properties', 'write a value to try it', customProperties(cssProperties)),
    section('Attributes', '', attributes.map(plain)),
    section('Properties', '', own.filter(({ kind }) => kind === 'field').map(plain)),
    section(
      'Methods',
      '',
      own
        .filter(({ kind }) => kind === 'method')
        .map((method) => entry([signature(method)], described(method, method.return?.type?.text))),
    ),
    section('Events', '', events.map(plain)),
    section('States', '', cssStates.map(plain)),
    section('Slots', '', slots.map(plain)),
  );
}
