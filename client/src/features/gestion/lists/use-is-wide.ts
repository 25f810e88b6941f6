import { useSyncExternalStore } from 'react';

/** From where the week has room for a calendar. */
const WIDE = '(min-width: 80rem)';

const subscribe = (onChange: () => void) => {
  const query = window.matchMedia(WIDE);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
};

export const useIsWide = () => useSyncExternalStore(subscribe, () => window.matchMedia(WIDE).matches);
