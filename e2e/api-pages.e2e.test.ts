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

test('/api/docs has files of its own alone, and the policy of every other page', async ({ server }) => {
  const page = await fetch(`${server.url}/api/docs`);
  const html = await page.text();
  const files = [...html.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, file = '']) => file);
  expect(files.filter((file) => file.startsWith('/api/docs/'))).toHaveLength(3);
  for (const file of files) {
    expect(file).toMatch(/^\/\w/);
    expect([file, (await fetch(server.url + file)).status]).toEqual([file, 200]);
  }
  const policyOf = ({ headers }: Response) =>
    headers.get('content-security-policy')?.replace(/nonce-[\w-]+/, 'nonce');
  expect(policyOf(page)).toBe(policyOf(await fetch(`${server.url}/`)));
});
