import { expect, it } from 'vitest';
import { PUBLIC_PAGES } from '#domain/public-pages.ts';
import { paths } from '../paths.ts';

it('the pages for search engines are pages of the app', () => {
  const known: string[] = Object.values(paths);
  expect(PUBLIC_PAGES.filter(({ path }) => !known.includes(path))).toEqual([]);
});
