import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { academy } from '#domain/academy.ts';

const FIRST_ENTRY = 'default';

/** Titles the window and, after a navigation inside the app, moves focus to the heading it returns a ref for. */
export const useArrival = (title: string) => {
  const heading = useRef<HTMLHeadingElement>(null);
  const { key, pathname } = useLocation();
  const isNavigation = useRef(key !== FIRST_ENTRY);

  useEffect(() => {
    document.title = title ? `${title} · ${academy.name}` : academy.name;
  }, [title]);

  useEffect(() => {
    if (isNavigation.current) heading.current?.focus({ preventScroll: true });
  }, [pathname]);

  return heading;
};
