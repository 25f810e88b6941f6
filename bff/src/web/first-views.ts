import { Router, type Request, type Response } from 'express';
import type { FirstView } from './rendered-pages.ts';
import { sendText } from './send-text.ts';

type View = (address: string, request: Request, response: Response) => Promise<FirstView | null>;

/**
 * The first view of a member's page, for the session of the request: client/public/first-paint.js shows it. The address
 * is a path, and a fragment if there is one.
 */
export const firstViews = (view: View) => {
  const router = Router({ caseSensitive: true });
  router.get('/first-view', async (request, response) => {
    const { address } = request.query;
    const isPath = typeof address === 'string' && address.startsWith('/');
    const found = isPath ? await view(address, request, response) : null;
    response.set('Cache-Control', 'no-store');
    if (!found) return void response.status(204).end();
    await sendText(response.type('json'), JSON.stringify(found));
  });
  return router;
};
