import { ChakraProvider } from '@chakra-ui/react';
import { CacheProvider } from '@emotion/react';
import type { ReactNode } from 'react';
import { OfflineBanner } from '../components/feedback/offline-banner.tsx';
import { styleCache } from '../theme/style-cache.ts';
import { system } from '../theme/system.ts';

export const Providers = ({ children }: { children: ReactNode }) => (
  <CacheProvider value={styleCache}>
    <ChakraProvider value={system}>
      {children}
      <OfflineBanner />
    </ChakraProvider>
  </CacheProvider>
);
