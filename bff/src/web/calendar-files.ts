import { Router, type Request, type Response } from 'express';
import { notFound } from '../errors/domain-error.ts';
import { negotiateTag, tagOf } from '../process/entity-tag.ts';
import { limitHeaders } from '../process/limit-headers.ts';
import { clientKey, type Limits } from '../process/limits.ts';
import { sendText } from './send-text.ts';

type Reader = (name: string) => Promise<string | null>;

type Served = { request: Request; response: Response; fileName: string };

const serve = async ({ request, response, fileName }: Served, text: string | null) => {
  if (text === null) throw notFound('PATH_NOT_FOUND');
  const isKnown = negotiateTag({ request, response }, tagOf(text));
  response.set({ 'Cache-Control': 'private, no-cache', 'X-Robots-Tag': 'noindex' });
  if (isKnown) return void response.status(304).end();
  // Phones open inline files, but only store attachments.
  response.set('Content-Disposition', `inline; filename="${fileName}"`);
  return sendText(response.type('text/calendar'), text);
};

export const calendarFiles = (limits: Limits, { ofCourse, ofLink }: { ofCourse: Reader; ofLink: Reader }) => {
  const router = Router({ caseSensitive: true, strict: true });
  const count = (ip: string, response: Response) =>
    limits.consumeBy(limitHeaders(response))('calendarByAddress', clientKey(ip));

  router.get('/calendario/cursos/:id.ics', async (request, response) => {
    await count(request.ip ?? '', response);
    await serve({ request, response, fileName: 'curso.ics' }, await ofCourse(request.params.id));
  });
  router.get('/calendario/:secret.ics', async (request, response) => {
    await count(request.ip ?? '', response);
    await serve({ request, response, fileName: 'calendario.ics' }, await ofLink(request.params.secret));
  });
  return router;
};
