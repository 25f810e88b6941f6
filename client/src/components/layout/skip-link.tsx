import { SkipNavLink } from '@chakra-ui/react';
import { CONTENT_ID } from './content-id.ts';

/** The first stop of the Tab key: past the bar, into the main region with CONTENT_ID. */
export const SkipLink = () => (
  <SkipNavLink id={CONTENT_ID} zIndex="skipNav" color="fg">
    Saltar al contenido
  </SkipNavLink>
);
