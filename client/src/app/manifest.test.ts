import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { academy } from '#domain/academy.ts';

const PUBLIC = new URL('../../public/', import.meta.url);

const manifest = JSON.parse(readFileSync(new URL('manifest.webmanifest', PUBLIC), 'utf8')) as {
  name: string;
  short_name: string;
  description: string;
  icons: { src: string }[];
};

it('the manifest names this academy', () => {
  expect([manifest.name, manifest.short_name, manifest.description]).toEqual([
    academy.name,
    academy.shortName,
    academy.tagline,
  ]);
});

it.each(manifest.icons)('the manifest names the icon $src, which exists', ({ src }) =>
  expect(existsSync(new URL(src.slice(1), PUBLIC))).toBe(true),
);
