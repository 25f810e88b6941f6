import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const bff = `http://localhost:${process.env.BFF_PORT ?? 4000}`;
const proxied = ['/graphql', '/api', '/users/admin/all', '/livez'];

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [react()],
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
          ],
        },
      },
    },
  },
  server: {
    fs: { allow: ['..'] },
    proxy: Object.fromEntries(proxied.map((path) => [path, bff])),
  },
  preview: { proxy: Object.fromEntries(proxied.map((path) => [path, bff])) },
});
