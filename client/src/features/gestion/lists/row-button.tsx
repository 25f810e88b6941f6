import { chakra } from '@chakra-ui/react';
import type { MouseEvent, ReactNode } from 'react';
import { Link } from 'react-router-dom';

/** A press anywhere on a row opens it, but for other controls and selected text. */
export const opensRow = {
  onClick: ({ target, currentTarget, defaultPrevented }: MouseEvent<HTMLElement>) => {
    const isOnControl = target instanceof Element && target.closest('a, button, input, label, [role=dialog]');
    if (defaultPrevented || isOnControl || !(target instanceof Node && currentTarget.contains(target)))
      return;
    if (window.getSelection()?.isCollapsed === false) return;
    currentTarget.querySelector<HTMLElement>('[data-row-link]')?.click();
  },
  css: { '&:has([data-row-link])': { cursor: 'pointer' } },
} as const;

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
