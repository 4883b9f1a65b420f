/**
 * What the built types contain for an entry point of the package: the declarations that it exports, and for an element
 * its members and events, including inherited ones and those of merged interfaces, with their comments.
 */
import { readFileSync } from 'node:fs';
import ts from 'typescript';

const { exports } = JSON.parse(readFileSync('package.json', 'utf8'));

/** The elements, by tag: the class, the entry point that exports it, and the one that registers it. */
export const elements = [
  { tag: 'game-2048', className: 'Game2048Element', entry: './element', registers: '.' },
  {
    ...{ tag: 'game-2048-replay', className: 'Game2048ReplayElement' },
    ...{ entry: './replay/element', registers: './replay' },
  },
  {
    ...{ tag: 'game-2048-records', className: 'Game2048RecordsElement' },
    ...{ entry: './records/element', registers: './records' },
  },
];

/** The built file of an entry point. */
export const fileOf = (entry) => exports[entry].default;

/** Called by Lit and the platform, never by a page. */
const lifeCycle = /^(render|createRenderRoot|(first|will)?updated?|shouldUpdate|\w+Callback)$/i;
/** Every element has these; ours only add types for the events. */
const listeners = ['addEventListener', 'removeEventListener'];

export class PublicTypes {
  #checker;
  #exported;
  #unions = new Map();
  #spellsOut;

  /** @param options `spellsOut`: whether the types show the words of a union instead of its name */
  constructor(entry, { spellsOut = true } = {}) {
    const file = exports[entry].types;
    const options = {
      moduleResolution: ts.ModuleResolutionKind.Bundler,
      module: ts.ModuleKind.ESNext,
      target: ts.ScriptTarget.ES2022,
      strict: true,
    };
    const program = ts.createProgram([file], options);
    this.#checker = program.getTypeChecker();
    const source = program.getSourceFile(file);
    if (!source) throw new Error(`${file} is not there: npm run build`);
    this.#exported = this.#checker
      .getExportsOfModule(this.#checker.getSymbolAtLocation(source))
      .map((symbol) => this.#target(symbol));
    this.#spellsOut = spellsOut;
    for (const one of program.getSourceFiles().filter(isOurs))
      ts.forEachChild(one, this.#readUnion);
  }

  /** The members that a page can reach, in the order of the source. */
  members(className) {
    const symbol = this.#find(className);
    const own = this.#checker.getDeclaredTypeOfSymbol(symbol).getProperties();
    const ofClass = this.#checker.getTypeOfSymbol(symbol).getProperties();
    return [
      ...own.flatMap((member) => this.#member(member)),
      ...ofClass
        .flatMap((member) => this.#member(member))
        .filter(({ kind }) => kind === 'method')
        .map((member) => ({ ...member, static: true })),
    ];
  }

  /** The events of an event map: class, meaning, and the fields of the detail. */
  events(mapName) {
    const map = this.#checker.getDeclaredTypeOfSymbol(this.#find(mapName));
    return map.getProperties().map((symbol) => {
      const type = this.#checker.getTypeOfSymbol(symbol);
      const detail = this.#checker.getPropertyOfType(type, 'detail');
      const fields = detail ? this.#checker.getTypeOfSymbol(detail).getProperties() : [];
      return {
        name: symbol.name,
        type: { text: type.symbol.name },
        // An event of the platform is described in the map.
        description: this.#textOf(symbol) || this.#textOf(type.symbol),
        detail: fields.map((field) => ({
          name: field.name,
          type: { text: this.#typeOf(field) },
          description: this.#textOf(field),
          optional: (field.flags & ts.SymbolFlags.Optional) !== 0,
        })),
      };
    });
  }

  /** A tag in the comment of an exported declaration, such as `since`. */
  tag(name, wanted) {
    const [found] = textsOf(this.#find(name).getJsDocTags(this.#checker), wanted);
    if (!found) throw new Error(`${name} has no @${wanted}`);
    return found;
  }

  /** The comment of an exported declaration. */
  meaning(name) {
    return this.#textOf(this.#find(name));
  }

  /** The exports in the order of the source: functions, classes with their members, and types with their fields. */
  exports() {
    return this.#exported.map((symbol) => {
      const [first] = symbol.declarations;
      const common = { name: symbol.name, description: this.#textOf(symbol) };
      if (ts.isFunctionDeclaration(first))
        return { ...this.#callable(symbol, first), kind: 'function' };
      if (!ts.isClassDeclaration(first))
        return { ...common, kind: 'type', ...this.#shape(symbol, first) };
      const constructor = first.members.find(ts.isConstructorDeclaration);
      return {
        ...common,
        kind: 'class',
        members: [
          ...(constructor
            ? [{ ...this.#callable(constructor.symbol, constructor), name: `new ${symbol.name}` }]
            : []),
          ...this.members(symbol.name),
        ],
      };
    });
  }

  #target(symbol) {
    return symbol.flags & ts.SymbolFlags.Alias ? this.#checker.getAliasedSymbol(symbol) : symbol;
  }

  #find(name) {
    const found = this.#exported.find((symbol) => symbol.name === name);
    if (!found) throw new Error(`${name} is not exported`);
    return found;
  }

  /** The members of a union are worth more to a reader than its name. */
  #readUnion = (node) => {
    if (!ts.isTypeAliasDeclaration(node)) return;
    const type = this.#checker.getTypeAtLocation(node.name);
    const words = type.isUnion() ? type.types : [];
    if (words.length === 0 || !words.every((one) => one.isStringLiteral())) return;
    this.#unions.set(node.name.text, words.map(({ value }) => `'${value}'`).join(' | '));
  };

  #spellOut(text) {
    if (!this.#spellsOut) return text;
    return text.replace(/\b[A-Z]\w+\b(\[])?/g, (name, list) => {
      const union = this.#unions.get(list ? name.slice(0, -list.length) : name);
      return union && list ? `(${union})${list}` : (union ?? name);
    });
  }

  #typeOf(symbol) {
    const declaration = symbol.declarations[0];
    const text =
      declaration.type?.getText() ??
      this.#checker.typeToString(this.#checker.getTypeOfSymbol(symbol));
    return this.#spellOut(text.replace(/\s+/g, ' '));
  }

  #textOf(symbol) {
    const comment = ts.displayPartsToString(symbol.getDocumentationComment(this.#checker));
    return oneLine(comment.replace(/\{@link (\w+)\}/g, '`$1`'));
  }

  #member(symbol) {
    const declarations = (symbol.declarations ?? []).filter((one) => isOurs(one.getSourceFile()));
    const [first] = declarations;
    if (!first || !isPublic(symbol, first)) return [];
    const tags = symbol.getJsDocTags(this.#checker);
    const common = { name: symbol.name, description: this.#textOf(symbol) };
    if (textsOf(tags, 'internal').length > 0) return [];
    if (!ts.isMethodDeclaration(first) && !ts.isMethodSignature(first)) {
      const readonly =
        !declarations.some(ts.isSetAccessor) &&
        (ts.isGetAccessor(first) ||
          (ts.getCombinedModifierFlags(first) & ts.ModifierFlags.Readonly) !== 0);
      const type = { text: this.#typeOf(symbol) };
      const throws = textsOf(tags, 'throws');
      return [
        {
          kind: 'field',
          ...common,
          type,
          ...(readonly && { readonly }),
          ...(throws.length && { throws }),
        },
      ];
    }
    return [this.#callable(symbol, first)];
  }

  /** A method, a constructor or a function. */
  #callable(symbol, declaration) {
    const tags = symbol.getJsDocTags(this.#checker);
    const [returned] = textsOf(tags, 'returns');
    const throws = textsOf(tags, 'throws');
    return {
      kind: 'method',
      name: symbol.name,
      description: this.#textOf(symbol),
      parameters: declaration.parameters
        .filter(({ name }) => name.getText() !== 'this')
        .map((one) => this.#parameter(one, tags)),
      return: {
        type: { text: this.#spellOut(oneLine(declaration.type?.getText() ?? 'void')) },
        ...(returned && { description: returned }),
      },
      ...(throws.length && { throws }),
    };
  }

  /** A type as it is written, or the fields of an interface or a long one; of an interface without own ones what it extends. */
  #shape(symbol, { type: node, members, heritageClauses: [extended] = [] }) {
    if (extended && members.length === 0)
      return { shape: extended.types.map((one) => one.getText()).join(' & '), fields: [] };
    const type = this.#checker.getDeclaredTypeOfSymbol(symbol);
    // A template literal type in quotes: in backticks it would end the code around it.
    const written = oneLine(
      (node?.getText() ?? '').replace(/\/\*\*[^]*?\*\/|readonly (?=\w+:)/g, ''),
    ).replaceAll('`', '"');
    const isLong = written.length === 0 || written.length > 160;
    if (!isLong || type.isUnion())
      return { shape: this.#unions.get(symbol.name) ?? written.replace(/^\| /, ''), fields: [] };
    return { fields: type.getProperties().map((field) => this.#field(field)) };
  }

  #field(symbol) {
    const [fallback] = textsOf(symbol.getJsDocTags(this.#checker), 'default');
    const mark = symbol.flags & ts.SymbolFlags.Optional ? '?' : '';
    const call = symbol.flags & ts.SymbolFlags.Method ? '()' : '';
    const meaning = this.#textOf(symbol) || `\`${this.#typeOf(symbol)}\`.`;
    return {
      name: symbol.name + call + mark,
      description: fallback ? `${meaning} Default: ${fallback}.` : meaning,
    };
  }

  #parameter({ name, type, dotDotDotToken, questionToken, initializer }, tags) {
    const comments = tags
      .filter((tag) => tag.name === 'param')
      .map(({ text }) => ts.displayPartsToString(text))
      .filter((text) => text.split(/\s/)[0] === name.getText());
    return {
      name: (dotDotDotToken ? '...' : '') + name.getText(),
      type: { text: this.#spellOut(type?.getText() ?? 'unknown') },
      optional: Boolean(questionToken ?? initializer),
      description: oneLine(comments[0]?.slice(name.getText().length) ?? ''),
    };
  }
}

const oneLine = (text) => text.replace(/\s+/g, ' ').trim();

const isOurs = (file) => /\/?dist\/types\//.test(file.fileName);

function isPublic({ name }, declaration) {
  const hidden = ts.ModifierFlags.Private | ts.ModifierFlags.Protected;
  return (
    !/^[_#]/.test(name) &&
    !lifeCycle.test(name) &&
    !listeners.includes(name) &&
    (ts.getCombinedModifierFlags(declaration) & hidden) === 0
  );
}

const textsOf = (tags, wanted) =>
  tags
    .filter(({ name }) => name === wanted)
    .map(({ text }) => oneLine(ts.displayPartsToString(text)));
