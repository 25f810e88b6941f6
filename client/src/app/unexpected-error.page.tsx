import { Button, HStack } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import { isRouteErrorResponse, useRouteError } from 'react-router-dom';
import { InkOutlineButton } from '../components/layout/ink-outline-button.tsx';
import { FullPageMessage } from '../components/layout/full-page-message.tsx';
import { PageLoading } from '../components/layout/page-loading.tsx';
import { paths } from '../paths.ts';
import { isBuildStale, isPageOffline, reload, reloadWhenOnline } from './stale-build.ts';

const textOf = (error: unknown) => {
  if (isRouteErrorResponse(error)) return `${error.status} ${error.statusText}`;
  return error instanceof Error ? error.message : String(error);
};

const OFFLINE = { title: 'Sin conexión', text: 'Esta página se abrirá sola cuando vuelva la conexión.' };

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
  const { title, text } = isOffline
    ? OFFLINE
    : { title: 'Unexpected Application Error!', text: textOf(error) };
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
