import { useEffect, useEffectEvent, useRef } from 'react';

/** Focus and visibility come together. */
const LEAST_MS = 2_000;

/** Reads again every minute while the tab is visible, and when it is looked at again. */
export const useRereads = (now: number, read: () => Promise<unknown>) => {
  const reread = useEffectEvent(() => {
    if (document.visibilityState === 'visible') void read().catch(() => undefined);
  });

  useEffect(() => {
    let last = Date.now();
    const look = () => {
      if (Date.now() - last < LEAST_MS) return;
      last = Date.now();
      reread();
    };
    window.addEventListener('focus', look);
    document.addEventListener('visibilitychange', look);
    return () => {
      window.removeEventListener('focus', look);
      document.removeEventListener('visibilitychange', look);
    };
  }, []);

  const isFirst = useRef(true);
  useEffect(() => {
    if (!isFirst.current) reread();
    isFirst.current = false;
  }, [now]);
};
