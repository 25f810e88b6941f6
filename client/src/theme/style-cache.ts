import createCache from '@emotion/cache';

const PLACEHOLDER = '__CSP_NONCE__';

const readNonce = () => {
  const nonce = document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content;
  return nonce && nonce !== PLACEHOLDER ? nonce : undefined;
};

const KEY = 'ac';

/** Gives Emotion's style elements the nonce of the page. */
export const styleCache = createCache({ key: KEY, nonce: readNonce() });

const className = new RegExp(`\\.${KEY}-(\\w+)`, 'g');

// The rules that the server has sent with what it has rendered.
for (const { textContent } of document.querySelectorAll('style'))
  for (const [, name = ''] of textContent.matchAll(className)) styleCache.inserted[name] = true;
