import type { ComponentProps } from 'react';
import { Link, matchPath, useLocation } from 'react-router-dom';
import { paths } from '../../paths.ts';

type MemberLinkProps = ComponentProps<typeof Link> & { to: string };

/** A link of the navigation: the booking form is part of the courses. */
export const MemberLink = ({ to, ...link }: MemberLinkProps) => {
  const { pathname } = useLocation();
  const isCurrent =
    matchPath({ path: to, end: false }, pathname) !== null ||
    (to === paths.courses && pathname === paths.booking);
  return <Link to={to} aria-current={isCurrent ? 'page' : undefined} {...link} />;
};
