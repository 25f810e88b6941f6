import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { academy } from '../domain/academy.ts';

const bff = `http://localhost:${process.env.BFF_PORT ?? 4000}`;
const proxied = ['/graphql', '/api', '/users/admin/all', '/livez'];

/** Fills the academy's words into index.html and fetches the two faces that every page is set in together with it. */
const pageHead = (): Plugin => ({
  name: 'page-head',
  transformIndexHtml: {
    order: 'post',
    handler: (html, { bundle }) => ({
      html: html.replaceAll('%ACADEMY_NAME%', academy.name).replaceAll('%ACADEMY_TAGLINE%', academy.tagline),
      tags: Object.keys(bundle ?? {})
        .filter((file) => /\.woff2$/.test(file))
        .map((file) => ({
          tag: 'link',
          attrs: { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: true, href: `/${file}` },
          injectTo: 'head',
        })),
    }),
  },
});

const COMPRESSIBLE = /\.(?:js|css|svg|txt|webmanifest|json)$/;

/** Compresses once, at build: the server sends these files as they are. */
const precompress = (): Plugin => ({
  name: 'precompress',
  apply: 'build',
  writeBundle: ({ dir = '' }, bundle) => {
    for (const file of Object.keys(bundle).filter((name) => COMPRESSIBLE.test(name))) {
      const path = join(dir, file);
      const content = readFileSync(path);
      writeFileSync(`${path}.br`, brotliCompressSync(content));
      writeFileSync(`${path}.gz`, gzipSync(content, { level: 9 }));
    }
  },
});

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [react(), pageHead(), precompress()],
  build: {
    outDir: '../dist/client',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            {
              name: 'react',
              test: /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom)\//,
            },
            {
              name: 'style',
              test: /node_modules\/(@emotion|stylis|@chakra-ui\/react\/dist\/esm\/(styled-system|theme))/,
            },
            { name: 'shared', minShareCount: 12 },
            {
              name: 'api',
              test: /node_modules\/(@apollo|@wry|optimism|rxjs|graphql)\/|client\/src\/gql\//,
            },
          ],
        },
      },
    },
  },
  server: {
    fs: { allow: ['..'] },
    proxy: Object.fromEntries(proxied.map((path) => [path, bff])),
  },
});
