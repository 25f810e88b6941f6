import type { Rolldown } from 'vite';
import { paths } from '../src/paths.ts';

type Bundle = Rolldown.OutputBundle;

const ENTRY = 'src/main.tsx';

const kebabCase = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const chunksOf = (bundle: Bundle) => Object.values(bundle).filter((output) => output.type === 'chunk');

const withImports = (bundle: Bundle, file: string, found = new Set<string>()) => {
  const chunk = bundle[file];
  if (chunk?.type !== 'chunk' || found.has(file)) return found;
  found.add(file);
  chunk.imports.forEach((imported) => withImports(bundle, imported, found));
  return found;
};

/** The scripts with which every page begins. */
export const entryScripts = (bundle: Bundle) => {
  const entry = chunksOf(bundle).find(({ facadeModuleId }) => facadeModuleId?.endsWith('/index.html'));
  if (!entry) throw new Error(`The build has no entry ${ENTRY}`);
  return [...withImports(bundle, entry.fileName)];
};

/** The scripts of the page at each address, beyond those of the entry. A page is named like its address in paths.ts. */
export const routeScripts = (bundle: Bundle) => {
  const known = new Set(entryScripts(bundle));
  return Object.fromEntries(
    Object.entries(paths).flatMap(([name, path]) => {
      const file = `/${kebabCase(name)}.page.tsx`;
      const chunk = chunksOf(bundle).find(({ facadeModuleId }) => facadeModuleId?.endsWith(file));
      if (!chunk) return [];
      return [[path, [...withImports(bundle, chunk.fileName)].filter((script) => !known.has(script))]];
    }),
  ) as Record<string, string[]>;
};
