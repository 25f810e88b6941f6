import { Button } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { FullPageMessage } from '../components/layout/full-page-message.tsx';
import { paths } from '../paths.ts';

export const NotFoundPage = () => (
  <FullPageMessage
    code="404"
    title="Oops! Page not found"
    text="La dirección que buscas no existe o cambió de lugar."
  >
    <Button asChild size="lg" colorPalette="accent">
      <Link to={paths.landing}>Volver al inicio</Link>
    </Button>
  </FullPageMessage>
);
