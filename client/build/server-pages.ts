import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'vite';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Builds what the server renders public pages with, in one file that needs no package. */
export const serverPages = (): Plugin => ({
  name: 'server-pages',
  apply: 'build',
  async closeBundle() {
    await build({
      configFile: false,
      // Not each "use client" of a library.
      logLevel: 'error',
      define: { 'process.env.NODE_ENV': JSON.stringify('production') },
      ssr: { noExternal: true },
      build: {
        ssr: here('../src/app/render-page.tsx'),
        outDir: here('../../dist/server'),
        emptyOutDir: true,
        minify: true,
        rolldownOptions: { output: { entryFileNames: 'pages.js', codeSplitting: false } },
      },
    });
  },
});
