import { Router, type Request, type Response } from 'express';
import { escapeHtml } from '#domain/texts/html-text.ts';
import { INVALID_LINK, plainPage } from './plain-page.ts';
import { nonceOf } from '../security-headers.ts';

const TEXTS = {
  question: '¿Quieres dejar de recibir estos mensajes?',
  done: 'Ya no recibirás estos mensajes.',
  undone: 'Volverás a recibir estos mensajes.',
} as const;

const UNDO = 'volver';

const BUTTON = '<form method="post"><button type="submit">Dejar de recibirlos</button></form>';

const undoButton = (url: string) => {
  const { pathname, searchParams } = new URL(url, 'http://localhost');
  searchParams.set(UNDO, 'si');
  const action = escapeHtml(`${pathname}?${searchParams}`);
  return `<form method="post" action="${action}"><button type="submit">Volver a recibirlos</button></form>`;
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
  isValid: (query: Query) => Promise<boolean>;
  change: (query: Query, isWanted: boolean) => Promise<boolean>;
};

/**
 * The page of a link in an email (RFC 8058). GET changes nothing, because programs that look for malware open every link.
 */
export const unsubscribePage = ({ path, isValid, change }: Options) => {
  const router = Router({ caseSensitive: true });
  const send = (response: Response, status: number, shown: Shown) => {
    const html = page({ ...shown, nonce: nonceOf(response) });
    response.status(status).set('Cache-Control', 'no-store').type('html').send(html);
  };
  const reject = (response: Response) => send(response, 404, { text: INVALID_LINK });
  router.get(path, async ({ query }: Request, response: Response) => {
    if (!(await isValid(query))) return reject(response);
    send(response, 200, { text: TEXTS.question, form: BUTTON });
  });
  router.post(path, async ({ query, originalUrl }: Request, response: Response) => {
    const isWanted = UNDO in query;
    if (!(await change(query, isWanted))) return reject(response);
    if (isWanted) send(response, 200, { text: TEXTS.undone });
    else send(response, 200, { text: TEXTS.done, form: undoButton(originalUrl) });
  });
  return router;
};
