import { paths } from '../paths.ts';

let resetToken = '';
let asksEmail = false;

/** Runs before the router, so that the token does not stay in the address bar. */
export const captureResetToken = () => {
  const { pathname, hash } = window.location;
  if (pathname !== paths.resetPassword || hash.length < 2) return;
  const [token = '', mark] = hash.slice(1).split('&');
  resetToken = token;
  asksEmail = mark === 'correo';
  window.history.replaceState(window.history.state, '', paths.resetPassword);
};

/** The token of a reset link, also of one that was opened in this tab without a reload. */
export const readResetToken = () => {
  captureResetToken();
  return { token: resetToken, asksEmail };
};

/** The token is used once. */
export const dropResetToken = () => {
  resetToken = '';
};
