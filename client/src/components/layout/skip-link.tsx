import { SkipNavLink } from '@chakra-ui/react';
import { CONTENT_ID } from './content-id.ts';

/** The first Tab stop, which skips to the main region. */
export const SkipLink = () => (
  <SkipNavLink id={CONTENT_ID} zIndex="skipNav" color="fg">
    Saltar al contenido
  </SkipNavLink>
);
