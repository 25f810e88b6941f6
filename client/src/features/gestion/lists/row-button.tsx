import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

type RowButtonProps = { children: ReactNode; onClick: () => void };

/** The name of a row, which opens it. Arrow keys move between rows. */
export const RowButton = ({ children, onClick }: RowButtonProps) => (
  <chakra.button type="button" data-row-link css={rowLink} onClick={onClick}>
    {children}
  </chakra.button>
);

export const rowLink = {
  fontWeight: 'semibold',
  textAlign: 'start',
  overflowWrap: 'anywhere',
  // A link is as high as a button, and its name is cut off at the edge of a row of one line.
  display: 'inline-block',
  verticalAlign: 'top',
  maxW: 'full',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  minH: '6',
  borderRadius: 'l1',
  cursor: 'pointer',
  focusVisibleRing: 'outside',
  _hover: { textDecoration: 'underline', textUnderlineOffset: '3px' },
} as const;

type RowLinkProps = { to: string; children: string };

/** The name of a row, which links to its page. Arrow keys move between rows. */
export const RowLink = ({ to, children }: RowLinkProps) => (
  <chakra.a asChild css={rowLink} data-row-link>
    <Link to={to}>{children}</Link>
  </chakra.a>
);
