/*
 * All that moves on the landing page, which is rendered at build: nothing of React, Chakra or Apollo runs on it.
 */
import { TOKEN_STORAGE_KEY } from '#domain/academy.ts';
import { captureReferral } from '../session/referral.ts';
import { COLOR_MODE_LABELS, readColorMode, toggleColorMode } from '../theme/color-mode.ts';
import { connectOffline } from './connect-offline.ts';
import { preloadRoutes } from './preload-routes.ts';

/** A session may begin or end while the page stays open or waits behind the back button. */
const connectSession = () => {
  const show = () =>
    document.documentElement.classList.toggle('signed-in', localStorage.getItem(TOKEN_STORAGE_KEY) !== null);
  window.addEventListener('storage', show);
  window.addEventListener('pageshow', show);
};

const connectColorModeButton = () => {
  const button = document.querySelector('[data-color-mode-button]');
  const label = () => button?.setAttribute('aria-label', COLOR_MODE_LABELS[readColorMode()]);
  button?.addEventListener('click', () => {
    toggleColorMode();
    label();
  });
  label();
};

captureReferral();
connectColorModeButton();
connectOffline();
connectSession();
preloadRoutes();
