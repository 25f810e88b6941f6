import { useSyncExternalStore } from 'react';
import { readColorMode, toggleColorMode, type ColorMode } from './color-mode.ts';

const listeners = new Set<() => void>();

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

/** A page that is rendered at build knows no browser yet. */
const modeAtBuild = (): ColorMode => 'light';

const toggle = () => {
  toggleColorMode();
  listeners.forEach((listener) => listener());
};

export const useColorMode = () => ({
  mode: useSyncExternalStore(subscribe, readColorMode, modeAtBuild),
  toggle,
});
