import { Button } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import { isRouteErrorResponse, useRouteError } from 'react-router-dom';
import { MissedPage } from '../components/missed-page.tsx';
import { PageLoading } from '../components/page-loading.tsx';
import { paths } from './paths.ts';
import { isBuildStale, loadAnew } from './stale-build.ts';

const textOf = (error: unknown) => {
  if (isRouteErrorResponse(error)) return `${error.status} ${error.statusText}`;
  return error instanceof Error ? error.message : String(error);
};

/** The router's fallback; its links load the page anew, because the state of the app cannot be trusted any more. */
export const UnexpectedErrorPage = () => {
  const error = useRouteError();
  const [isStale] = useState(isBuildStale);
  useEffect(() => {
    if (isStale) loadAnew();
  }, [isStale]);
  if (isStale) return <PageLoading />;
  return (
    <MissedPage code="Error" title="Unexpected Application Error!" text={textOf(error)}>
      <Button asChild size="lg" colorPalette="accent">
        <a href={paths.landing}>Volver al inicio</a>
      </Button>
    </MissedPage>
  );
};
