import { useSyncExternalStore } from 'react';

const STORAGE_KEY = 'color-mode';

export type ColorMode = 'light' | 'dark';

const listeners = new Set<() => void>();

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

const readMode = (): ColorMode => (document.documentElement.classList.contains('dark') ? 'dark' : 'light');

const applyMode = (mode: ColorMode) => {
  const root = document.documentElement;
  root.classList.remove('light', 'dark');
  root.classList.add(mode);
  root.style.colorScheme = mode;
  listeners.forEach((listener) => listener());
};

/** public/color-mode.js has set the first mode before this module ran. */
export const useColorMode = () => {
  const mode = useSyncExternalStore(subscribe, readMode);
  const toggle = () => {
    const next = mode === 'dark' ? 'light' : 'dark';
    localStorage.setItem(STORAGE_KEY, next);
    applyMode(next);
  };
  return { mode, toggle };
};
