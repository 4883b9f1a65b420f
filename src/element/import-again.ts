/** How Chromium and Firefox report a module that could not be fetched: with its URL. */
const failedImport = /dynamically imported module: (\S+)$/;

/**
 * Imports a module that may have failed before. A page never fetches such a module again from the same URL, so a query
 * is added.
 *
 * @param load calls `import()`
 */
export async function importAgain<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await load();
  } catch (error) {
    const [, url] = failedImport.exec((error as Error).message) ?? [];
    if (!url) throw error;
    const again = new URL(url);
    again.searchParams.set('again', String(Date.now()));
    return (await import(
      /* webpackIgnore: true */ /* turbopackIgnore: true */ /* @vite-ignore */ again.href
    )) as Module;
  }
}
