import { expect } from 'vitest';
import { academy } from '#domain/academy.ts';
import { test } from './stage.ts';

test('/robots.txt is a text for robots', async ({ server }) => {
  const response = await fetch(`${server.url}/robots.txt`);
  expect(response.headers.get('content-type')).toMatch(/^text\/plain/);
  expect(await response.text()).toMatch(/^User-agent: \*\n/);
});

test('/manifest.webmanifest describes the app, and the browser finds it', async ({ server, visit }) => {
  const response = await fetch(`${server.url}/manifest.webmanifest`);
  expect(response.headers.get('content-type')).toMatch(/^application\/manifest\+json/);
  const { name, icons } = (await response.json()) as { name: string; icons: { src: string; type: string }[] };
  expect(name).toBe(academy.name);
  for (const { src, type } of icons) {
    const icon = await fetch(`${server.url}${src}`);
    expect(icon.headers.get('content-type'), src).toMatch(new RegExp(`^${type.replace('+', '\\+')}`));
  }
  const page = await visit();
  const link = page.locator('link[rel=manifest]');
  expect(await link.getAttribute('href')).toBe('/manifest.webmanifest');
});
