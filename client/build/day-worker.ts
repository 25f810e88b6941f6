import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Plugin, Rolldown } from 'vite';
import { DAY_WORKER, paths } from '../src/paths.ts';
import { chunkWith, entryScripts, routeScripts, withImports } from './route-scripts.ts';

type Bundle = Rolldown.OutputBundle;

const SOURCE = new URL('../day-worker.js', import.meta.url);
/** Of the document, besides scripts, styles and typefaces. */
const OF_DOCUMENT = ['/first-paint.js', '/favicon.svg', '/manifest.webmanifest'];
/** What is loaded for the page later, besides its own module and dialogs. */
const LOADED = [
  '/app/admin-layout.tsx',
  '/frame/gestion-frame.tsx',
  '/components/feedback/toasts.tsx',
  '/node_modules/qr/decode.js',
];

const chunkOf = (bundle: Bundle, file: string) => {
  const chunk = bundle[file];
  return chunk?.type === 'chunk' ? chunk : null;
};

/** The scripts of the page and of its dialogs. */
const dayScripts = (bundle: Bundle) => {
  const page = routeScripts(bundle)[paths.gestionDay] ?? [];
  const dialogs = page.flatMap((file) => chunkOf(bundle, file)?.dynamicImports ?? []);
  const loaded = LOADED.flatMap((file) => chunkWith(bundle, file) ?? []);
  return new Set([
    ...entryScripts(bundle),
    ...[...page, ...dialogs, ...loaded].flatMap((file) => withImports(bundle, file)),
  ]);
};

const isOfEveryPage = (file: string) => /\.woff2$|\/index-[^/]*\.css$/.test(file);

const files = (bundle: Bundle) => [
  ...OF_DOCUMENT,
  ...[...dayScripts(bundle), ...Object.keys(bundle).filter(isOfEveryPage)].map((file) => `/${file}`).sort(),
];

const digestOf = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 16);

/** Writes the service worker of the page of the day, with the names of the files of this build. */
export const dayWorker = (): Plugin => ({
  name: 'day-worker',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      const source = readFileSync(SOURCE, 'utf8')
        .replace('PAGE_PATH', paths.gestionDay)
        .replace(
          "'FILE_PATHS'",
          files(bundle)
            .map((file) => `'${file}'`)
            .join(', '),
        );
      const document = bundle['index.html'];
      const build = digestOf(source + (document?.type === 'asset' ? String(document.source) : ''));
      this.emitFile({
        type: 'asset',
        fileName: DAY_WORKER.slice(1),
        source: source.replace('BUILD', build),
      });
    },
  },
});
