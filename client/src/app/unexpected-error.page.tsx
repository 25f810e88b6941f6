import { Button } from '@chakra-ui/react';
import { isRouteErrorResponse, useRouteError } from 'react-router-dom';
import { MissedPage } from '../components/missed-page.tsx';
import { paths } from './paths.ts';

const textOf = (error: unknown) => {
  if (isRouteErrorResponse(error)) return `${error.status} ${error.statusText}`;
  return error instanceof Error ? error.message : String(error);
};

/** The router's fallback; its links load the page anew, because the state of the app cannot be trusted any more. */
export const UnexpectedErrorPage = () => (
  <MissedPage code="Error" title="Unexpected Application Error!" text={textOf(useRouteError())}>
    <Button asChild size="lg" colorPalette="accent">
      <a href={paths.landing}>Volver al inicio</a>
    </Button>
  </MissedPage>
);
