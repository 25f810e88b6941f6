import { ChakraProvider } from '@chakra-ui/react';
import { CacheProvider } from '@emotion/react';
import type { ReactNode } from 'react';
import { OfflineBanner } from '../components/offline-banner.tsx';
import { Toaster } from '../components/toaster.tsx';
import { styleCache } from './style-cache.ts';
import { system } from './theme.ts';

export const Providers = ({ children }: { children: ReactNode }) => (
  <CacheProvider value={styleCache}>
    <ChakraProvider value={system}>
      {children}
      <OfflineBanner />
      <Toaster />
    </ChakraProvider>
  </CacheProvider>
);
