import type { Plugin, Rolldown } from 'vite';
import { academy } from '../../domain/academy.ts';

type Bundle = Rolldown.OutputBundle;

export const fillWords = (html: string) =>
  html.replaceAll('%ACADEMY_NAME%', academy.name).replaceAll('%ACADEMY_TAGLINE%', academy.tagline);

/** The two faces that every page is set in. */
export const fontsOf = (bundle: Bundle) => Object.keys(bundle).filter((file) => file.endsWith('.woff2'));

export const fontPreload = (file: string) => ({
  rel: 'preload',
  as: 'font',
  type: 'font/woff2',
  crossorigin: true,
  href: `/${file}`,
});

/** Fills the academy's words into index.html and fetches the faces together with it. */
export const pageHead = (): Plugin => ({
  name: 'page-head',
  transformIndexHtml: {
    order: 'post',
    handler: (html, { bundle }) => ({
      html: fillWords(html),
      tags: fontsOf(bundle ?? {}).map((file) => ({
        tag: 'link',
        attrs: fontPreload(file),
        injectTo: 'head',
      })),
    }),
  },
});
