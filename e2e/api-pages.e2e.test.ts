import { expect } from 'vitest';
import { WEBHOOK_DATA } from '#domain/webhooks/webhook.events.ts';
import { restRoutes } from '../bff/src/operations.ts';
import { test } from './stage.ts';

test('/api/docs shows every call of REST, without requests to other servers', async ({ server, visit }) => {
  const page = await visit({ at: `${server.deps.publicUrl}/api/docs` });
  const calls = page.locator('.opblock');
  await calls.first().waitFor();
  expect(await calls.count()).toBe(restRoutes.length + Object.keys(WEBHOOK_DATA).length);
  await page.getByRole('button', { name: /State of the service/ }).click();
  await page.getByRole('button', { name: 'Try it out' }).click();
  const response = page.waitForResponse(/\/api\/health$/);
  await page.getByRole('button', { name: 'Execute' }).click();
  expect((await response).status()).toBe(200);
});
