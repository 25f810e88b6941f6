import { useSyncExternalStore } from 'react';

const MINUTE_MS = 60_000;

const minuteNow = () => Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS;

/** Calls back with every minute, and when the tab is looked at again: timers sleep with the machine. */
const subscribe = (onMinute: () => void) => {
  let timer: number;
  const schedule = () => {
    timer = window.setTimeout(
      () => {
        onMinute();
        schedule();
      },
      MINUTE_MS - (Date.now() % MINUTE_MS),
    );
  };
  schedule();
  window.addEventListener('focus', onMinute);
  document.addEventListener('visibilitychange', onMinute);
  return () => {
    window.clearTimeout(timer);
    window.removeEventListener('focus', onMinute);
    document.removeEventListener('visibilitychange', onMinute);
  };
};

/** The present minute, as time passes. */
export const useNow = () => useSyncExternalStore(subscribe, minuteNow, minuteNow);
