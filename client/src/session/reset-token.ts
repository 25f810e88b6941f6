import { paths } from '../paths.ts';

let resetToken = '';

/** Runs before the router reads the address, so that the token never stays in the address bar. */
export const captureResetToken = () => {
  const { pathname, hash } = window.location;
  if (pathname !== paths.resetPassword || hash.length < 2) return;
  resetToken = hash.slice(1);
  window.history.replaceState(window.history.state, '', paths.resetPassword);
};

/** What a link for another password brought, also one that was opened in this tab without loading the app anew. */
export const readResetToken = () => {
  captureResetToken();
  return resetToken;
};

/** It counts once. */
export const dropResetToken = () => {
  resetToken = '';
};
