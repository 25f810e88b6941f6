import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { manifest } from '../../build/web-manifest.ts';

const PUBLIC = new URL('../../public/', import.meta.url);

it.each(manifest.icons)('the manifest names the icon $src, which exists', ({ src }) =>
  expect(existsSync(new URL(src.slice(1), PUBLIC))).toBe(true),
);
