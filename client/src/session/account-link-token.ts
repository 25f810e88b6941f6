import { paths } from '../paths.ts';

const PAGES: readonly string[] = [paths.confirmEmail, paths.stopChange];

let accountLinkToken = '';

/** Runs before the router, so that the token does not stay in the address bar. */
export const captureAccountLink = () => {
  const { pathname, hash } = window.location;
  if (!PAGES.includes(pathname) || hash.length < 2) return;
  accountLinkToken = hash.slice(1);
  window.history.replaceState(window.history.state, '', pathname);
};

/** The token of such a link, also of one that was opened in this tab without a reload. */
export const readAccountLink = () => {
  captureAccountLink();
  return accountLinkToken;
};

/** The token is used once. */
export const dropAccountLink = () => {
  accountLinkToken = '';
};
