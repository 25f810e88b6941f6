import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { landingPage } from './build/landing-page.ts';
import { pageHead } from './build/page-head.ts';
import { precompress } from './build/precompress.ts';

const bff = `http://localhost:${process.env.BFF_PORT ?? 4000}`;
const proxied = ['/graphql', '/api', '/users/admin/all', '/livez'];

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [react(), pageHead(), landingPage(), precompress()],
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
