import { Button, HStack } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import { isRouteErrorResponse, useRouteError } from 'react-router-dom';
import { InkOutlineButton } from '../components/layout/ink-outline-button.tsx';
import { FullPageMessage } from '../components/layout/full-page-message.tsx';
import { PageLoading } from '../components/layout/page-loading.tsx';
import { paths } from '../paths.ts';
import { isBuildStale, isChunkMissing, isPageOffline, reload, reloadWhenOnline } from './stale-build.ts';

const textOf = (error: unknown) => {
  if (isRouteErrorResponse(error)) return `${error.status} ${error.statusText}`;
  return error instanceof Error ? error.message : String(error);
};

const OFFLINE = { title: 'Sin conexión', text: 'Esta página se abrirá sola cuando vuelva la conexión.' };

const NOT_LOADED = {
  title: 'No pudimos cargar esta parte',
  text: 'Revisa tu conexión y vuelve a intentar. Lo que ya guardaste sigue guardado.',
};

const messageFor = (error: unknown, isOffline: boolean) => {
  if (isOffline) return OFFLINE;
  return isChunkMissing() ? NOT_LOADED : { title: 'Unexpected Application Error!', text: textOf(error) };
};

/** The error page of the router. Its links reload the app, whose state is unknown. */
export const UnexpectedErrorPage = () => {
  const error = useRouteError();
  const [isStale] = useState(isBuildStale);
  const [isOffline] = useState(isPageOffline);
  useEffect(() => {
    if (!isStale) return reloadWhenOnline();
    reload();
  }, [isStale]);
  if (isStale) return <PageLoading />;
  const { title, text } = messageFor(error, isOffline);
  return (
    <FullPageMessage code="Error" title={title} text={text}>
      <HStack wrap="wrap" justify="center" gap="3">
        <Button size="lg" colorPalette="accent" onClick={() => location.reload()}>
          Reintentar
        </Button>
        <InkOutlineButton asChild>
          <a href={paths.landing}>Volver al inicio</a>
        </InkOutlineButton>
      </HStack>
    </FullPageMessage>
  );
};
