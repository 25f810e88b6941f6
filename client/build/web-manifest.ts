import type { Plugin } from 'vite';
import { academy } from '../../domain/academy.ts';
import { INK } from '../src/theme/grounds.ts';

const FILE = 'manifest.webmanifest';

const png = (size: number, name = `icon-${size}`) => ({
  src: `/${name}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
});

export const manifest = {
  name: academy.name,
  short_name: academy.shortName,
  description: academy.tagline,
  lang: 'es',
  start_url: '/',
  display: 'browser',
  background_color: INK,
  theme_color: INK,
  icons: [
    png(192),
    png(512),
    { ...png(512, 'icon-512-maskable'), purpose: 'maskable' },
    { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
  ],
};

const source = JSON.stringify(manifest);

/** Name and colours of the installed app. */
export const webManifest = (): Plugin => ({
  name: 'web-manifest',
  generateBundle() {
    this.emitFile({ type: 'asset', fileName: FILE, source });
  },
  configureServer(server) {
    server.middlewares.use(`/${FILE}`, (_, response) => {
      response.setHeader('Content-Type', 'application/manifest+json');
      response.end(source);
    });
  },
});
