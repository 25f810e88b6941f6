import { readFileSync } from 'node:fs';
import type { Plugin, Rolldown } from 'vite';
import { academy } from '../../domain/academy.ts';
import { PAPER } from '../src/theme/grounds.ts';

type Bundle = Rolldown.OutputBundle;

const HEAD = new URL('../head.html', import.meta.url);

const fill = (html: string, words: Record<string, string>) =>
  Object.entries(words).reduce((filled, [name, word]) => filled.replaceAll(`%${name}%`, () => word), html);

/** The default title and description. */
const ACADEMY_WORDS = {
  PAGE_TITLE: academy.name,
  PAGE_DESCRIPTION: academy.tagline,
  PAGE_PICTURE: '%PUBLIC_URL%/icon-512.png',
};

/** The head of all documents. The server fills in what depends on page and origin. */
const withHead = (html: string) =>
  fill(
    html.replace('<!--head-->', () => readFileSync(HEAD, 'utf8').trim().replaceAll('\n', '\n    ')),
    {
      ACADEMY_NAME: academy.name,
      ACADEMY_SHORT_NAME: academy.shortName,
      ACADEMY_PHONE: academy.contact.phone,
      ACADEMY_TEL: academy.contact.phone.replace(/[^+\d]/g, ''),
      ACADEMY_EMAIL: academy.contact.email,
      PAPER_LIGHT: PAPER.light,
      PAPER_DARK: PAPER.dark,
    },
  );

export const withLandingHead = (html: string) =>
  fill(withHead(html), { ...ACADEMY_WORDS, PAGE_URL: '%PUBLIC_URL%/' });

/** Without the server. */
export const withoutServer = (html: string) =>
  fill(html, { ...ACADEMY_WORDS, PAGE_URL: '/', PUBLIC_URL: '' });

/** The two typefaces of every page. */
export const fontsOf = (bundle: Bundle) => Object.keys(bundle).filter((file) => file.endsWith('.woff2'));

export const fontPreload = (file: string) => ({
  rel: 'preload',
  as: 'font',
  type: 'font/woff2',
  crossorigin: true,
  href: `/${file}`,
});

/** Fills the head of index.html and preloads the typefaces. */
export const pageHead = (): Plugin => ({
  name: 'page-head',
  transformIndexHtml: {
    order: 'post',
    handler: (html, { bundle }) => ({
      html: bundle ? withHead(html) : withoutServer(withHead(html)),
      tags: fontsOf(bundle ?? {}).map((file) => ({
        tag: 'link',
        // After the scripts: until then a font of the same measures is shown.
        attrs: { ...fontPreload(file), fetchpriority: 'low' },
        injectTo: 'head',
      })),
    }),
  },
});
