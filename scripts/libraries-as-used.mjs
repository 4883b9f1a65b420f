/**
 * Leaves out of the libraries what no use here comes to and no minifier dares to drop, for the file that is all in one:
 * methods that nothing calls; in Lit, what templates other than ours may hold (directives, comments, elements and
 * properties to be written to, SVG), decorators, and ways for browsers older than those supported. Each part is found,
 * or the library is written in another way and the build stops.
 */

/** A method of a class, at the beginning of a line of its own. */
const method = (name) => RegExp(`^(\\s+)${name}\\(.*?\\) \\{$.*?^\\1\\}$`, 'ms');

/** By the library's file: the name of each part, where it is, and what takes its place. */
const unused = {
  'pure-rand/.*xoroshiro128plus': {
    jump: [method('jump'), ''],
    getState: [method('getState'), ''],
    'the check of the state': [/if \(!\(state\.length === 4\)\) throw .*;/, ''],
  },
  '@shoelace-style/localize': {
    ...Object.fromEntries(
      ['dir', 'exists', 'date', 'number', 'relativeTime'].map((name) => [name, [method(name), '']]),
    ),
    'the direction of the page': [/documentDirection = document.*?;/g, ''],
    'the check of who can be updated': [/if \(typeof el\.requestUpdate === 'function'\)/, ''],
    // lang() answers with nothing else.
    'the check of a language': [/let locale;\s+try \{\s+(.*?)\}\s+catch.*?^ {8}\}/ms, 'let $1'],
    'what is known of a language': [/locale, language, region, (?=primary, secondary \};)/, ''],
    // English has every text, but what a translation has filled in may be misspelt.
    'a text that nobody has': [
      /else if \(fallback && fallback\[key\]\) \{.*?\}\s+else \{.*?^ {8}\}/ms,
      'else { term = fallback[key] || key; }',
    ],
  },
  '@lit/reactive-element/reactive-element': {
    polyfills: [/,\w=\w\.reactiveElementPolyfillSupport/, ''],
    'their call, and the list of versions': [
      /,\w\?\.\(\{ReactiveElement:\w\}\),\(\w\.reactiveElementVersions.*?\.push\(.*?\)/,
      '',
    ],
    // For decorators.
    addInitializer: [/static addInitializer\(\w\)\{.*?\}/, ''],
    'the initializers of a class': [/,void 0!==\w\.l&&\(.*?\)(?=,)/, ''],
    'the initializers of an element': [/,this\.constructor\.l\?\.forEach\(.*?\)\)/, ''],
    'a place for metadata': [
      /Symbol\.metadata\?\?=.*?,\w\.litPropertyMetadata\?\?=new WeakMap;/,
      '',
    ],
    metadata: [/const \w=this\[Symbol\.metadata\];if\(.*?\)\{.*?\}(?=this\._\$Eh=)/, ''],
  },
  '@lit/reactive-element/css-tag': {
    'the check of who makes a sheet': [/,\w!==s\)throw Error\("CSSResult.*?"\)/, ')'],
    'sheets to be adopted': [/\w\.ShadowRoot&&.*?"replace"in CSSStyleSheet\.prototype/, '!0'],
  },
  'lit-html/lit-html': {
    'polyfills and the list of versions': [/,\w=\w\.litHtmlPolyfillSupport;.*?\.push\(.*?\);/, ';'],
    'the start of SVG': [/2===(\w)\?"<svg>":3===\1\?"<math>":""/, '""'],
    'the wrapper of SVG': [
      /,2===(\w)\|\|3===\1\)\{const (\w)=this\.el\.content\.firstChild;\2\.replaceWith\(\.\.\.\2\.childNodes\)\}/,
      ');',
    ],
    'the end of SVG': [/\+\(2===(\w)\?"<\/svg>":3===\1\?"<\/math>":""\)/, ''],
    'the start of comments': [/"!--"===(\w)\[1\]\?\w=\w:void 0!==\1\[1\]\?\w=\w:/, ''],
    'the end of comments': [/(\w)===\w\|\|\1===\w\?\1=\w:(?=\(\1=\w,\w=void 0\))/, ''],
    comments: [/else\{let (\w)=-1;for\(;-1!==.*?\1\+=\w\.length-1\}/, ''],
    'the start of raw text': [/\w\.test\((\w)\[2\]\)&&\(\w=RegExp\("<\/"\+\1\[2\],"g"\)\),/, ''],
    'raw text': [
      /if\(\w\.test\((\w)\.tagName\)\)\{.*?index:\+\+\w\}\);\1\.append\(.*?\(\)\)\}\}/,
      '',
    ],
    elements: [/else \w\.startsWith\(\w\)&&\(\w\.push\(\{type:6.*?\)\)/, ''],
    'what is written to elements': [/:6===(\w)\.type&&\(\w=new \w\(\w,this,\w\)\)/, ':0'],
    properties: [/"\."===\w\[1\]\?\w:/, ''],
    'compiled templates': [/"number"==typeof \w\?(this\._\$AC\(\w\)):\(.*?\)(?=;if)/, '$1'],
    'options of listeners': [/\|\|\w\.capture!==.*?\.passive(?=,)/, ''],
    'listeners that are objects': [
      /"function"==typeof (this\._\$AH)\?(\1\.call\(.*?\)):\1\.handleEvent\(\w\)/,
      '$2',
    ],
    'lists that are no arrays': [
      /(\w=\w=>\w\(\w\))\|\|"function"==typeof \w\?\.\[Symbol\.iterator\]/,
      '$1',
    ],
    'nodes as values': [/void 0!==\w\.nodeType\?this\.T\(\w\):/, ''],
    'other documents to make nodes in': [/\(\w\?\.creationScope\?\?(\w)\)/, '$1'],
    directives: [/\w\(this,([^,]+),i(?:,\w)?\)/g, '$1'],
    'what directives ask': [
      /get (?:parentNode|startNode|endNode|tagName|_\$AU)\(\)\{.*?\}(?=get |constructor|u\(|_\$AI)/g,
      '',
    ],
    'what directives are told': [/setConnected\(\w\)\{.*?\)\)\}(?=\})/, ''],
    'the list of directives': [/this\._\$AN=void 0,/g, ''],
    'the end of directives': [/this\._\$AP\?\.\(!1,!0,\w\)(?=;)/, ''],
    'whether directives are connected': [/,this\._\$Cv=.*?!0(?=\})/, ''],
  },
  'lit-element/lit-element': {
    polyfills: [/const (\w)=\w\.litElementPolyfillSupport;\1\?\..*?\);/, ''],
    'the list of versions': [/\(\w\.litElementVersions.*?\.push\(.*?\);/, ''],
    'what directives are told': [/connectedCallback\(\)\{super.*?setConnected\(!1\)\}/, ''],
    'whether directives are connected': [/this\.hasUpdated\|\|\(.*?\),/, ''],
  },
};

/** The library's code as it is used; `undefined` where it stays as it is. @throws Error where a part is not found */
export function asUsed(code, id) {
  const parts = Object.entries(unused).find(([library]) => RegExp(library).test(id))?.[1];
  if (!parts) return undefined;
  for (const [name, [pattern, instead]] of Object.entries(parts)) {
    const found = code.replace(pattern, (text, ...groups) => {
      const put = instead.replace(/\$(\d)/g, (_, group) => groups[group - 1]);
      // The lines stay where they are, and so does the source map.
      return put + text.replace(/.+/g, '');
    });
    if (found === code) throw Error(`${id} has no ${name} any more`);
    code = found;
  }
  return code;
}

/** @type {import('rollup').Plugin} */
export const librariesAsUsed = {
  name: 'libraries-as-used',
  transform(code, id) {
    const used = asUsed(code, id);
    return used === undefined ? null : { code: used, map: null };
  },
};
