import { customElementJetBrainsPlugin } from 'custom-element-jet-brains-integration';
import { customElementVsCodePlugin } from 'custom-element-vs-code-integration';

const tag = 'game-2048';

/** What Lit and the platform call; a page never does. */
const lifeCycle = /^(render|createRenderRoot|(first|will)?updated?|shouldUpdate|\w+Callback)$/i;

const isPublic = (member) =>
  !/^[_#]/.test(member.name) &&
  !/private|protected/.test(member.privacy ?? '') &&
  !(member.static && member.kind === 'field') &&
  !lifeCycle.test(member.name);

/**
 * The analyzer describes source files and every field in them. A reader of the package wants its doors: what
 * `/element` exports, without inner state, and which of it the main door registers.
 */
const doors = {
  name: 'doors',
  packageLinkPhase({ customElementsManifest: manifest }) {
    const all = manifest.modules.flatMap((module) => module.declarations);
    const barrel = manifest.modules.find((module) => module.path === 'src/element/index.ts');
    const names = new Set(barrel.exports.map((entry) => entry.name));
    const declarations = all.filter((entry) => names.has(entry.name)).map(publicPart);
    const element = declarations.find((entry) => entry.customElement);
    if (!element) throw new Error('No element is exported by src/element/index.ts');
    element.tagName = tag;
    const path = 'dist/element.js';
    const declared = ({ name }) => ({ name, module: path });
    manifest.modules = [
      {
        kind: 'javascript-module',
        path,
        declarations,
        exports: declarations.map((entry) => ({
          kind: 'js',
          name: entry.name,
          declaration: declared(entry),
        })),
      },
      {
        kind: 'javascript-module',
        path: 'dist/index.js',
        declarations: [],
        exports: [{ kind: 'custom-element-definition', name: tag, declaration: declared(element) }],
      },
    ];
  },
};

function publicPart(declaration) {
  const { members, attributes, superclass, ...rest } = declaration;
  return {
    ...rest,
    ...(superclass && { superclass: { name: superclass.name, ...packageOf(superclass) } }),
    ...(members && { members: members.filter(isPublic) }),
    ...(attributes && { attributes: attributes.filter(isPublic) }),
  };
}

const packageOf = ({ package: name }) => (name ? { package: name } : {});

export default {
  globs: ['src/element/**/*.ts'],
  exclude: ['src/element/locales/**'],
  outdir: '.',
  litelement: true,
  plugins: [
    doors,
    customElementVsCodePlugin({ outdir: 'dist' }),
    customElementJetBrainsPlugin({ outdir: 'dist' }),
  ],
};
