/** The fields of package.json that say where the package lives. Its owner fills in the addresses. */
export interface PackageFields {
  name: string;
  version: string;
  license: string;
  homepage?: string;
  repository?: string | { url?: string };
  bugs?: string | { url?: string };
}

/** Addresses for the pages. Those that package.json does not give are absent. */
export interface Owner {
  license: string;
  /** The package's files on the CDN. */
  package: string;
  /** The self-contained script on the CDN. */
  script: string;
  /** The address of the demo, with a slash at its end. */
  homepage: string | undefined;
  source: string | undefined;
  documentation: string | undefined;
  issues: string | undefined;
}

const urlOf = (field: string | { url?: string } | undefined): string | undefined =>
  typeof field === 'string' ? field : field?.url;

/** `git+https://host/name.git` as a page that can be read. */
const readable = (url: string | undefined): string | undefined =>
  url?.replace(/^git\+/, '').replace(/\.git$/, '');

/** The folder of this release on the CDN, which may mix the files of several under a shorter version. */
function cdnFolder({ name, version }: Pick<PackageFields, 'name' | 'version'>): string {
  return `https://cdn.jsdelivr.net/npm/${name}@${version}/`;
}

/** The self-contained script on the CDN. */
export const cdnScript = (fields: Pick<PackageFields, 'name' | 'version'>): string =>
  `${cdnFolder(fields)}dist/game-2048.min.js`;

export function readOwner(fields: PackageFields): Owner {
  const source = readable(urlOf(fields.repository));
  return {
    license: fields.license,
    package: cdnFolder(fields),
    script: cdnScript(fields),
    homepage: fields.homepage?.replace(/\/?$/, '/'),
    source,
    documentation: source && `${source}#readme`,
    issues: urlOf(fields.bugs),
  };
}
