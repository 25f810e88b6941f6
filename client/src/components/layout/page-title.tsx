import { Heading, type HeadingProps } from '@chakra-ui/react';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { windowTitle } from '#domain/texts/window-title.ts';

const FIRST_ENTRY = 'default';

/** Sets the window title and, after navigation in the app, focuses the heading of the returned ref. */
const useArrival = (title: string) => {
  const heading = useRef<HTMLHeadingElement>(null);
  const { key, pathname } = useLocation();
  const isNavigation = useRef(key !== FIRST_ENTRY);

  useEffect(() => {
    document.title = windowTitle(title);
  }, [title]);

  useEffect(() => {
    if (isNavigation.current) heading.current?.focus({ preventScroll: true });
  }, [pathname]);

  return heading;
};

type PageTitleProps = HeadingProps & {
  /** The window title without the academy's name. */
  title: string;
};

/** The h1 of a page. */
export const PageTitle = ({ title, ...heading }: PageTitleProps) => (
  <Heading
    as="h1"
    ref={useArrival(title)}
    tabIndex={-1}
    textStyle="display"
    fontSize={{ base: '4xl', md: '5xl' }}
    {...heading}
  />
);
