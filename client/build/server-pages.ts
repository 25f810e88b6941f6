import { realpathSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'vite';
import { quickStyles } from './quick-styles.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Builds what the server renders public pages with, in one file that needs no package. */
export const serverPages = (): Plugin => {
  let client = '';
  return {
    name: 'server-pages',
    apply: 'build',
    configResolved: ({ root, build: { outDir } }) => {
      client = resolve(root, outDir);
    },
    async closeBundle() {
      await build({
        configFile: false,
        plugins: [quickStyles()],
        // Not each "use client" of a library.
        logLevel: 'error',
        define: { 'process.env.NODE_ENV': JSON.stringify('production') },
        ssr: { noExternal: true },
        build: {
          ssr: here('../src/app/render-page.tsx'),
          outDir: join(realpathSync(client), '../server'),
          emptyOutDir: true,
          minify: true,
          rolldownOptions: { output: { entryFileNames: 'pages.js', codeSplitting: false } },
        },
      });
    },
  };
};
