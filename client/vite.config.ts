import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { chunkGroups } from './build/chunks.ts';
import { compileHints } from './build/compile-hints.ts';
import { dayWorker } from './build/day-worker.ts';
import { globalSheet } from './build/global-sheet.ts';
import { inlineDocuments } from './build/inline-documents.ts';
import { landingPage } from './build/landing-page.ts';
import { pageHead } from './build/page-head.ts';
import { precompress } from './build/precompress.ts';
import { quickStyles } from './build/quick-styles.ts';
import { routeScriptsFile } from './build/route-scripts.ts';
import { serverPages } from './build/server-pages.ts';
import { webManifest } from './build/web-manifest.ts';

const bff = `http://localhost:${process.env.BFF_PORT ?? 4000}`;
const proxied = [
  '/graphql',
  '/api',
  '/users/admin/all',
  '/livez',
  '/robots.txt',
  '/sitemap.xml',
  '/calendario',
  '/vista',
  '/pasaporte',
  '^/verificar(?!-)',
  '/.well-known',
];

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [
    globalSheet(),
    quickStyles(),
    inlineDocuments(),
    react(),
    pageHead(),
    landingPage(),
    webManifest(),
    routeScriptsFile(),
    dayWorker(),
    compileHints(),
    precompress(),
    serverPages(),
  ],
  // rxjs without its code for browsers of 2015.
  resolve: { conditions: ['es2015', 'module', 'browser', 'development|production'] },
  build: {
    outDir: '../dist/client',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    manifest: true,
    rolldownOptions: {
      // Chakra's own palettes, which the academy's replace.
      treeshake: { manualPureFunctions: ['defineSemanticTokens', 'defineTokens'] },
      output: { codeSplitting: { groups: chunkGroups } },
    },
  },
  server: {
    fs: { allow: ['..'] },
    proxy: Object.fromEntries(proxied.map((path) => [path, bff])),
  },
});
