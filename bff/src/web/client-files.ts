import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import express, { Router, type RequestHandler } from 'express';
import { nonceOf } from './security-headers.ts';

const ONE_YEAR_MILLISECONDS = 365 * 24 * 3_600_000;
const NONCE_PLACE = '__CSP_NONCE__';
/** However they are spelled: none of them is a page, so a mistyped call hears of it in JSON. */
const MACHINE_PATHS = /^\/+(?:api|users|graphql|livez)(?:\/|%2f|$)/i;

/** The built client: hashed assets for a year, and index.html, with a fresh style nonce, for every page. */
export const clientFiles = (folder: string) => {
  const router = Router();
  const indexFile = join(folder, 'index.html');
  if (!existsSync(indexFile)) return router;
  const page = readFileSync(indexFile, 'utf8');
  const sendPage: RequestHandler = (_, response) => {
    response
      .set('Cache-Control', 'no-store')
      .type('html')
      .send(page.replaceAll(NONCE_PLACE, nonceOf(response)));
  };
  router.use((request, _, next) => next(MACHINE_PATHS.test(request.path) ? 'router' : undefined));
  router.get('/index.html', sendPage);
  router.use(
    '/assets',
    express.static(join(folder, 'assets'), { immutable: true, maxAge: ONE_YEAR_MILLISECONDS, index: false }),
  );
  router.use(express.static(folder, { index: false }));
  router.get('/{*path}', (request, response, next) => {
    if (request.path.startsWith('/assets/')) return next();
    return sendPage(request, response, next);
  });
  return router;
};
