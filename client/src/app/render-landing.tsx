import createCache from '@emotion/cache';
import { Button, chakra, ChakraProvider } from '@chakra-ui/react';
import { CacheProvider } from '@emotion/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { OfflineNote, OfflineRegion } from '../components/feedback/offline-note.tsx';
import { FullPageMessage } from '../components/layout/full-page-message.tsx';
import { Component as LandingPage } from '../features/landing/landing.page.tsx';
import { offlineIds } from '../landing/offline-ids.ts';
import { paths } from '../paths.ts';
import { system } from '../theme/system.ts';
import { renderedRules } from './rendered-rules.ts';

/** In a template, which a script shows while offline. */
const OfflineParts = () => (
  <>
    <OfflineRegion id={offlineIds.region} />
    <template id={offlineIds.note}>
      <OfflineNote />
    </template>
    <template id={offlineIds.page}>
      <chakra.dialog
        aria-label="Sin conexión"
        display="flex"
        width="100dvw"
        height="100dvh"
        maxW="none"
        maxH="none"
      >
        <FullPageMessage
          code="Error"
          title="Sin conexión"
          text="Esta página se abrirá sola cuando vuelva la conexión."
        >
          <Button id={offlineIds.retry} size="lg" colorPalette="accent">
            Reintentar
          </Button>
        </FullPageMessage>
      </chakra.dialog>
    </template>
  </>
);

/** Renders the landing page with the components of the app: markup and CSS rules. */
export const renderLanding = () => {
  const cache = createCache({ key: 'ac' });
  // Collects the rules in the cache instead of between the elements.
  cache.compat = true;
  const html = renderToStaticMarkup(
    <CacheProvider value={cache}>
      <ChakraProvider value={system}>
        <StaticRouter location={paths.landing}>
          <LandingPage />
          <OfflineParts />
        </StaticRouter>
      </ChakraProvider>
    </CacheProvider>,
  );
  return { html, css: renderedRules(cache).join('') };
};
