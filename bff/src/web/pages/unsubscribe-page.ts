import { Router, type Request, type Response } from 'express';
import { escapeHtml } from '#domain/texts/html-text.ts';
import { INVALID_LINK, plainPage } from './plain-page.ts';
import { nonceOf } from '../security-headers.ts';

const TEXTS = {
  wanted: '¿Quieres dejar de recibir estos mensajes?',
  unwanted: 'Ya no recibes estos mensajes.',
  refused: 'Ya no recibirás estos mensajes.',
  accepted: 'Volverás a recibir estos mensajes.',
} as const;

const UNDO = 'volver';

/** The button that changes the preference. */
const formOf = (url: string, isWanted: boolean) => {
  const { pathname, searchParams } = new URL(url, 'http://localhost');
  if (isWanted) searchParams.delete(UNDO);
  else searchParams.set(UNDO, 'si');
  const action = escapeHtml(`${pathname}?${searchParams}`);
  const label = isWanted ? 'Dejar de recibirlos' : 'Volver a recibirlos';
  return `<form method="post" action="${action}"><button type="submit">${label}</button></form>`;
};

type Shown = { text: string; form?: string };

const page = ({ text, form = '', nonce }: Shown & { nonce: string }) =>
  plainPage({
    title: text,
    subject: 'Mensajes por email',
    nonce,
    main: `<section class="card"><h1>${text}</h1>${form}<p><a href="/">Ir al inicio</a></p></section>`,
  });

type Query = Record<string, unknown>;

type Options = {
  path: string;
  /** Null for an invalid link. */
  find: (query: Query) => Promise<{ isWanted: boolean } | null>;
  change: (query: Query, isWanted: boolean) => Promise<boolean>;
};

/**
 * The page of a link in an email (RFC 8058). GET changes nothing, because programs that look for malware open every link.
 */
export const unsubscribePage = ({ path, find, change }: Options) => {
  const router = Router({ caseSensitive: true });
  const send = (response: Response, status: number, shown: Shown) => {
    const html = page({ ...shown, nonce: nonceOf(response) });
    response.status(status).set('Cache-Control', 'no-store').type('html').send(html);
  };
  const reject = (response: Response) => send(response, 404, { text: INVALID_LINK });
  router.get(path, async ({ query, originalUrl }: Request, response: Response) => {
    const found = await find(query);
    if (!found) return reject(response);
    const { isWanted } = found;
    const text = isWanted ? TEXTS.wanted : TEXTS.unwanted;
    send(response, 200, { text, form: formOf(originalUrl, isWanted) });
  });
  router.post(path, async ({ query, originalUrl }: Request, response: Response) => {
    const isWanted = UNDO in query;
    if (!(await change(query, isWanted))) return reject(response);
    const text = isWanted ? TEXTS.accepted : TEXTS.refused;
    send(response, 200, { text, form: formOf(originalUrl, isWanted) });
  });
  return router;
};
