import { useEffect, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';

/** The fragment of a course in the list. */
export const courseTarget = (courseId: string) => `curso-${courseId}`;

/** Scrolls to the element of the fragment when it has rendered. */
export const useHashTarget = (id: string, element: RefObject<HTMLElement | null>, isThere = true) => {
  const { hash } = useLocation();
  useEffect(() => {
    if (!isThere || hash !== `#${id}`) return;
    element.current?.focus({ preventScroll: true });
    element.current?.scrollIntoView({ block: 'center' });
  }, [hash, id, element, isThere]);
};
