import { expect, it } from 'vitest';
import { limitedFetch } from './limited-fetch.ts';

/** A server that takes the request and never responds. */
const silentServer: typeof fetch = (_input, init) =>
  new Promise((_resolve, reject) => {
    init?.signal?.addEventListener('abort', () => reject(init.signal?.reason));
  });

it('a request without a response fails', async () => {
  await expect(limitedFetch(20, silentServer)('/graphql')).rejects.toThrow(/timeout/i);
});

it('a request can be aborted before', async () => {
  const controller = new AbortController();
  const request = limitedFetch(60_000, silentServer)('/graphql', { signal: controller.signal });
  controller.abort(new Error('left the page'));
  await expect(request).rejects.toThrow('left the page');
});
