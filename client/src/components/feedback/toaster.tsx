import { useEffect, useState, type ComponentType } from 'react';
import { onToasts } from './notify.ts';

/** Renders toasts once there was one. */
export const Toaster = () => {
  const [Toasts, setToasts] = useState<ComponentType | null>(null);
  useEffect(() => onToasts((loaded) => setToasts(() => loaded)), []);
  return Toasts && <Toasts />;
};
