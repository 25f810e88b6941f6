import { chakra } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { rowLink } from './row-button.tsx';

type RowLinkProps = { to: string; children: string };

/** The name of a row, which links to its page. Arrow keys move between rows. */
export const RowLink = ({ to, children }: RowLinkProps) => (
  <chakra.a asChild css={rowLink} data-row-link>
    <Link to={to}>{children}</Link>
  </chakra.a>
);
