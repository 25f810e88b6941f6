import { SkipNavLink } from '@chakra-ui/react';

/** Id of each page's main region. */
export const CONTENT_ID = 'contenido';

/** The first Tab stop, which skips to the main region. */
export const SkipLink = () => (
  <SkipNavLink id={CONTENT_ID} zIndex="skipNav" color="fg">
    Saltar al contenido
  </SkipNavLink>
);
