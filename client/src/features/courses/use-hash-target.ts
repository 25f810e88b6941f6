import { useEffect, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';
import { FIRST_ENTRY } from '../../links.ts';

/** The fragment of a course in the list. */
export const courseTarget = (courseId: string) => `curso-${courseId}`;

/** Focuses the element of the fragment when it has rendered, and scrolls to it unless the user has scrolled. */
export const useHashTarget = (id: string, element: RefObject<HTMLElement | null>, isThere = true) => {
  const { hash, key } = useLocation();
  useEffect(() => {
    if (!isThere || hash !== `#${id}`) return;
    element.current?.focus({ preventScroll: true });
    if (key !== FIRST_ENTRY || window.scrollY === 0) element.current?.scrollIntoView({ block: 'center' });
  }, [hash, key, id, element, isThere]);
};
