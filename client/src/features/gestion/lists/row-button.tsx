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
  minH: '6',
  borderRadius: 'l1',
  cursor: 'pointer',
  focusVisibleRing: 'outside',
  _hover: { textDecoration: 'underline', textUnderlineOffset: '3px' },
} as const;
