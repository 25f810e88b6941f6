import { useSyncExternalStore } from 'react';
import { OfflineNote, OfflineRegion } from './offline-note.tsx';

const subscribe = (listener: () => void) => {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
};

export const OfflineBanner = () => {
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine);
  return <OfflineRegion>{isOnline ? null : <OfflineNote />}</OfflineRegion>;
};
