import { COLOR_MODE_LABELS, readColorMode, toggleColorMode } from '../theme/color-mode.ts';

export const connectColorModeButton = () => {
  const button = document.querySelector('[data-color-mode-button]');
  const label = () => button?.setAttribute('aria-label', COLOR_MODE_LABELS[readColorMode()]);
  button?.addEventListener('click', () => {
    toggleColorMode();
    label();
  });
  label();
};
