import { useSyncExternalStore } from 'react';
import { readColorMode, toggleColorMode, type ColorMode } from './color-mode.ts';

const listeners = new Set<() => void>();

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

/** At build time there is no browser. */
const modeAtBuild = (): ColorMode => 'light';

const toggle = () => {
  toggleColorMode();
  listeners.forEach((listener) => listener());
};

export const useColorMode = () => ({
  mode: useSyncExternalStore(subscribe, readColorMode, modeAtBuild),
  toggle,
});
