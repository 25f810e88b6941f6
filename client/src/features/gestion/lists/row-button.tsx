import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';

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
