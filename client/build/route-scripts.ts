import type { Plugin, Rolldown } from 'vite';
import { paths } from '../src/paths.ts';

type Bundle = Rolldown.OutputBundle;

const LAYOUT = '/app/api-layout.tsx';
/** Pages that send no query when they open. */
const WITHOUT_API: string[] = [paths.landing, paths.auth, paths.resetPassword];

const kebabCase = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

export const chunkWith = (bundle: Bundle, file: string) =>
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

/** A chunk and what it imports. */
export const withImports = (bundle: Bundle, file: string) => [...addImports(bundle, file, new Set())];

/** The scripts of every page. */
export const entryScripts = (bundle: Bundle) => {
  const entry = chunkWith(bundle, '/src/main.tsx');
  if (!entry) throw new Error('The build has no chunk with main.tsx');
  return withImports(bundle, entry);
};

/** The scripts of the page at each address, besides those of the entry. Pages have the names of paths.ts. */
export const routeScripts = (bundle: Bundle): Record<string, string[]> => {
  const known = new Set(entryScripts(bundle));
  const layout = chunkWith(bundle, LAYOUT);
  const scriptsOf = (path: string, page: string) => {
    const found = addImports(bundle, page, new Set());
    if (layout && !WITHOUT_API.includes(path)) addImports(bundle, layout, found);
    return [...found].filter((file) => !known.has(file));
  };
  return Object.fromEntries(
    Object.entries(paths).map(([name, path]) => {
      const file = `/${kebabCase(name)}.page.tsx`;
      const page = chunkWith(bundle, file);
      if (!page) throw new Error(`The build has no chunk with ${file}, the page at ${path}`);
      return [path, scriptsOf(path, page)];
    }),
  );
};

const DIALOG = '/components/dialogs/guarded-dialog.tsx';

/** What the main action of a page shows or sends with, for members. */
const ACTIONS: Record<string, string[]> = {
  [paths.dashboard]: [DIALOG, '/components/enrolment/enrolment-dialog.tsx'],
  [paths.courses]: [DIALOG, '/features/courses/booked-dialog.tsx'],
  [paths.booking]: [
    '/features/courses/booking/booking-form.tsx',
    DIALOG,
    '/features/courses/booked-dialog.tsx',
  ],
  [paths.course]: [DIALOG, '/features/courses/booked-dialog.tsx'],
  [paths.history]: [DIALOG, '/features/history/share-passport-dialog.tsx'],
  [paths.points]: ['/features/points/redeem-form.tsx'],
  [paths.profile]: [DIALOG, '/features/profile/profile-edit-dialog.tsx'],
};

/** Of visitors, who sign in first. */
const VISITORS_ACTIONS: Record<string, string[]> = {
  [paths.auth]: ['/session/api-client.ts', '/app/shell-layout.tsx', '/features/dashboard/dashboard.page.tsx'],
  [paths.courses]: ['/features/auth/auth.page.tsx'],
  [paths.course]: ['/features/auth/auth.page.tsx'],
};

/** The scripts of the main action of a page, besides those of the page. */
const actionScripts = (
  bundle: Bundle,
  routes: Record<string, string[]>,
  actions: Record<string, string[]>,
): Record<string, string[]> => {
  const entry = entryScripts(bundle);
  const scriptsOf = (file: string) => {
    const chunk = chunkWith(bundle, file);
    if (!chunk) throw new Error(`The build has no chunk with ${file}`);
    return withImports(bundle, chunk);
  };
  return Object.fromEntries(
    Object.entries(actions).map(([path, files]) => {
      const known = new Set([...entry, ...(routes[path] ?? [])]);
      return [path, [...new Set(files.flatMap(scriptsOf))].filter((script) => !known.has(script))];
    }),
  );
};

/** Writes the addresses of pages with their scripts, and of their main actions, to files: the server knows the pages by them, and adds preloads. */
export const routeScriptsFile = (): Plugin => ({
  name: 'route-scripts-file',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      const routes = routeScripts(bundle);
      const emit = (name: string, scripts: Record<string, string[]>) =>
        this.emitFile({ type: 'asset', fileName: `.vite/${name}.json`, source: JSON.stringify(scripts) });
      emit('route-scripts', routes);
      emit('action-scripts', actionScripts(bundle, routes, ACTIONS));
      emit('visitors-action-scripts', actionScripts(bundle, routes, VISITORS_ACTIONS));
    },
  },
});
