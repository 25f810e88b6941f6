// @vitest-environment jsdom
import { expect, test } from 'vitest';

test('rules that the document has are not made again', async () => {
  document.head.innerHTML =
    '<style>.ac-1abc{color:red}.ac-2def{margin:0}.ac-2def:hover{margin:1px}.card{padding:0}</style>';
  const { styleCache } = await import('./style-cache.ts');
  expect(styleCache.inserted).toEqual({ '1abc': true, '2def': true });
});
