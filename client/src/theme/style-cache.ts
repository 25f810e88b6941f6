import createCache from '@emotion/cache';

const PLACEHOLDER = '__CSP_NONCE__';

const readNonce = () => {
  const nonce = document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content;
  return nonce && nonce !== PLACEHOLDER ? nonce : undefined;
};

/** Gives Emotion's style elements the nonce of the page. */
export const styleCache = createCache({ key: 'ac', nonce: readNonce() });
