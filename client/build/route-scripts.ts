import type { Plugin, Rolldown } from 'vite';
import { paths } from '../src/paths.ts';

type Bundle = Rolldown.OutputBundle;

const LAYOUT = '/app/api-layout.tsx';
/** Where nothing is read from the server before somebody does something. */
const WITHOUT_API: string[] = [paths.landing, paths.auth, paths.resetPassword];

const kebabCase = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const chunkWith = (bundle: Bundle, file: string) =>
  Object.values(bundle).find(
    (output) => output.type === 'chunk' && output.moduleIds.some((id) => id.endsWith(file)),
  )?.fileName;

const addImports = (bundle: Bundle, file: string, found: Set<string>) => {
  const chunk = bundle[file];
  if (chunk?.type !== 'chunk' || found.has(file)) return found;
  found.add(file);
  chunk.imports.forEach((imported) => addImports(bundle, imported, found));
  return found;
};

/** The scripts with which every page begins. */
export const entryScripts = (bundle: Bundle) => {
  const entry = chunkWith(bundle, '/src/main.tsx');
  if (!entry) throw new Error('The build has no chunk with main.tsx');
  return [...addImports(bundle, entry, new Set())];
};

/** The scripts of the page at each address, beyond those of the entry. A page is named like its address in paths.ts. */
export const routeScripts = (bundle: Bundle): Record<string, string[]> => {
  const known = new Set(entryScripts(bundle));
  const layout = chunkWith(bundle, LAYOUT);
  const scriptsOf = (path: string, page: string) => {
    const found = addImports(bundle, page, new Set());
    if (layout && !WITHOUT_API.includes(path)) addImports(bundle, layout, found);
    return [...found].filter((file) => !known.has(file));
  };
  return Object.fromEntries(
    Object.entries(paths).flatMap(([name, path]) => {
      const page = chunkWith(bundle, `/${kebabCase(name)}.page.tsx`);
      return page ? [[path, scriptsOf(path, page)]] : [];
    }),
  );
};

/** Writes down which scripts a page needs, so that the server has them fetched together with the first ones. */
export const routeScriptsFile = (): Plugin => ({
  name: 'route-scripts-file',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      this.emitFile({
        type: 'asset',
        fileName: '.vite/route-scripts.json',
        source: JSON.stringify(routeScripts(bundle)),
      });
    },
  },
});
