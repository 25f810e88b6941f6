import { paths } from '../paths.ts';

let resetToken = '';

/** Runs before the router, so that the token does not stay in the address bar. */
export const captureResetToken = () => {
  const { pathname, hash } = window.location;
  if (pathname !== paths.resetPassword || hash.length < 2) return;
  resetToken = hash.slice(1);
  window.history.replaceState(window.history.state, '', paths.resetPassword);
};

/** The token of a reset link, also of one that was opened in this tab without a reload. */
export const readResetToken = () => {
  captureResetToken();
  return resetToken;
};

/** The token is used once. */
export const dropResetToken = () => {
  resetToken = '';
};
