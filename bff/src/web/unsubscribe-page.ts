import { Router, type Request, type Response } from 'express';
import { academy } from '#domain/academy.ts';
import { escapeHtml } from '#domain/html-text.ts';
import { nonceOf } from './security-headers.ts';

const TEXTS = {
  question: '¿Quieres dejar de recibir estos mensajes?',
  done: 'Ya no recibirás estos mensajes.',
  undone: 'Volverás a recibir estos mensajes.',
  invalid: 'Este enlace no es válido. Usa el del último mensaje que recibiste.',
} as const;

const UNDO = 'volver';

const BUTTON = '<form method="post"><button type="submit">Dejar de recibirlos</button></form>';

const undoButton = (url: string) => {
  const { pathname, searchParams } = new URL(url, 'http://localhost');
  searchParams.set(UNDO, 'si');
  const action = escapeHtml(`${pathname}?${searchParams}`);
  return `<form method="post" action="${action}"><button type="submit">Volver a recibirlos</button></form>`;
};

const STYLE = `
:root { color-scheme: light dark; --page: #f6f2e9; --card: #ffffff; --text: #0b2831; --button: #0f3640; --label: #ffffff; }
@media (prefers-color-scheme: dark) {
  :root { --page: #081a20; --card: #0b2831; --text: #d9e8e8; --button: #c99b3d; --label: #0b2831; }
}
body { margin: 0; padding: 16px; background: var(--page); color: var(--text); font: 1rem/1.5 Georgia, 'Times New Roman', serif; }
main { max-width: 30rem; margin: 10vh auto 0; padding: 24px; background: var(--card); border-radius: 8px; }
h1 { margin: 0 0 16px; font-size: 1.4rem; font-weight: normal; }
a { color: inherit; }
button { min-height: 44px; padding: 8px 20px; border: 0; border-radius: 6px; background: var(--button); color: var(--label); font: inherit; }
`;

const page = ({ text, form = '', nonce }: { text: string; form?: string; nonce: string }) => `<!doctype html>
<html lang="es">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>${escapeHtml(academy.name)}</title>
<style nonce="${nonce}">${STYLE}</style>
</head>
<body>
<main>
<h1>${escapeHtml(academy.name)}</h1>
<p>${escapeHtml(text)}</p>
${form}
<p><a href="/">Ir al inicio</a></p>
</main>
</body>
</html>
`;

type Options = {
  path: string;
  /** Whether the link was signed by this server. */
  isValid: (query: Record<string, unknown>) => boolean;
  /** Refuses the messages of the link. */
  refuse: (query: Record<string, unknown>) => Promise<void>;
  /** Undoes that. */
  accept: (query: Record<string, unknown>) => Promise<void>;
};

/**
 * The page of a link in an email (RFC 8058). GET changes nothing, because programs that look for malware open every link.
 */
export const unsubscribePage = ({ path, isValid, refuse, accept }: Options) => {
  const router = Router({ caseSensitive: true });
  const send = (response: Response, status: number, shown: { text: string; form?: string }) => {
    const html = page({ ...shown, nonce: nonceOf(response) });
    response.status(status).set('Cache-Control', 'no-store').type('html').send(html);
  };
  const reject = (response: Response) => send(response, 404, { text: TEXTS.invalid });
  router.get(path, ({ query }: Request, response: Response) => {
    if (!isValid(query)) return reject(response);
    send(response, 200, { text: TEXTS.question, form: BUTTON });
  });
  router.post(path, async ({ query, originalUrl }: Request, response: Response) => {
    if (!isValid(query)) return reject(response);
    if (UNDO in query) {
      await accept(query);
      return send(response, 200, { text: TEXTS.undone });
    }
    await refuse(query);
    send(response, 200, { text: TEXTS.done, form: undoButton(originalUrl) });
  });
  return router;
};
