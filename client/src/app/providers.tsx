import { ChakraProvider } from '@chakra-ui/react';
import { CacheProvider } from '@emotion/react';
import { type ReactNode, useEffect, useState, type ComponentType } from 'react';
import { OfflineBanner } from '../components/feedback/offline-banner.tsx';
import { styleCache } from '../theme/style-cache.ts';
import { system } from '../theme/system.ts';
import { onToasts } from '../components/feedback/notify.ts';

/** Renders toasts once there was one. */
const Toaster = () => {
  const [Toasts, setToasts] = useState<ComponentType | null>(null);
  useEffect(() => onToasts((loaded) => setToasts(() => loaded)), []);
  return Toasts && <Toasts />;
};

export const Providers = ({ children }: { children: ReactNode }) => (
  <CacheProvider value={styleCache}>
    <ChakraProvider value={system}>
      {children}
      <OfflineBanner />
      <Toaster />
    </ChakraProvider>
  </CacheProvider>
);
