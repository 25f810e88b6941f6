import { academy } from '#domain/academy.ts';
import { escapeHtml } from '#domain/texts/html-text.ts';
import { windowTitle } from '#domain/texts/window-title.ts';
import { PLAIN_PAGE_FACES } from './plain-page.faces.ts';
import { PLAIN_PAGE_STYLE } from './plain-page.style.ts';

export const INVALID_LINK = 'Este enlace no es válido. Usa el del último mensaje que recibiste.';

type Page = {
  title: string;
  subject: string;
  nonce: string;
  main: string;
  end?: string;
};

export const plainPage = ({ title, subject, nonce, main, end = '' }: Page) => `<!doctype html>
<html lang="es"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><meta name="color-scheme" content="light dark">
<title>${escapeHtml(windowTitle(title))}</title><link rel="icon" href="/favicon.svg">
<style nonce="${nonce}">${PLAIN_PAGE_FACES}${PLAIN_PAGE_STYLE}</style></head>
<body><header><a href="/">${escapeHtml(academy.name)}</a><span>${subject}</span></header>
<main>${main}</main>
<footer><p>${escapeHtml(academy.name)} · ${escapeHtml(academy.contact.phone)}</p></footer>${end}</body></html>
`;
