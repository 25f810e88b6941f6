import { paths } from '../paths.ts';

const STORAGE_KEY = 'invitation';

/** Runs before the router, so that the token does not stay in the address bar. Kept across sign-in, also by Google. */
export const captureInvitation = () => {
  const { pathname, hash } = window.location;
  if (pathname !== paths.invitation || hash.length < 2) return;
  sessionStorage.setItem(STORAGE_KEY, hash.slice(1));
  window.history.replaceState(window.history.state, '', paths.invitation);
};

/** The token of an invitation, also of one that was opened in this tab without a reload. */
export const readInvitation = () => {
  captureInvitation();
  return sessionStorage.getItem(STORAGE_KEY) ?? '';
};

/** The token is used once. */
export const dropInvitation = () => sessionStorage.removeItem(STORAGE_KEY);
