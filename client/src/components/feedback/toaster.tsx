import { useEffect, useState, type ComponentType } from 'react';
import { onToasts } from './notify.ts';

/** The toasts, once there has been something to say. */
export const Toaster = () => {
  const [Toasts, setToasts] = useState<ComponentType | null>(null);
  useEffect(() => onToasts((loaded) => setToasts(() => loaded)), []);
  return Toasts && <Toasts />;
};
