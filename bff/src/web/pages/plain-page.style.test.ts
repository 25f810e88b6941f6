import { expect, it } from 'vitest';
import { PLAIN_PAGE_STYLE } from './plain-page.style.ts';

const coloursOf = (query: string) => {
  const [, declarations = ''] = PLAIN_PAGE_STYLE.split(`@media ${query}{:root{`);
  return [...(declarations.split('}')[0] ?? '').matchAll(/--[a-z-]+(?=:)/g)].map(([name]) => name).sort();
};

it('the print style sets each colour of the dark theme', () => {
  expect(coloursOf('print')).toEqual(coloursOf('(prefers-color-scheme:dark)'));
  expect(coloursOf('print')).toContain('--good-bg');
});
