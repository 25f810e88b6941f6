import { Link as StyledLink } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { ChevronLeftIcon } from '../icons.tsx';

type BackLinkProps = { to: string; children: string };

/** The link of a page to the one above it. */
export const BackLink = ({ to, children }: BackLinkProps) => (
  <StyledLink asChild color="fg.warning" py="2">
    <Link to={to}>
      <ChevronLeftIcon boxSize="4" />
      {children}
    </Link>
  </StyledLink>
);
