const STORAGE_KEY = 'color-mode';

export type ColorMode = 'light' | 'dark';

/** Labels of the theme button. */
export const COLOR_MODE_LABELS = { light: 'Usar tema oscuro', dark: 'Usar tema claro' } as const;

/** public/first-paint.js sets the first mode before modules run. */
export const readColorMode = (): ColorMode =>
  document.documentElement.classList.contains('dark') ? 'dark' : 'light';

export const toggleColorMode = () => {
  const mode = readColorMode() === 'dark' ? 'light' : 'dark';
  const root = document.documentElement;
  root.classList.remove('light', 'dark');
  root.classList.add(mode);
  root.style.colorScheme = mode;
  document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]').forEach((meta) => {
    meta.media = meta.dataset.mode === mode ? 'all' : 'not all';
  });
  localStorage.setItem(STORAGE_KEY, mode);
};
