import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const bff = `http://localhost:${process.env.BFF_PORT ?? 4000}`;
const proxied = ['/graphql', '/api', '/users/admin/all', '/livez'];

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [react()],
  build: { outDir: '../dist/client', emptyOutDir: true, assetsInlineLimit: 0 },
  server: {
    fs: { allow: ['..'] },
    proxy: Object.fromEntries(proxied.map((path) => [path, bff])),
  },
  preview: { proxy: Object.fromEntries(proxied.map((path) => [path, bff])) },
});
