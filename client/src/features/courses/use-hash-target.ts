import { useEffect, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';

/** The name by which the address points at a course of the list. */
export const courseTarget = (courseId: string) => `curso-${courseId}`;

/** Leads to what the address points at once it is there, which is later than its page. */
export const useHashTarget = (id: string, element: RefObject<HTMLElement | null>, isThere = true) => {
  const { hash } = useLocation();
  useEffect(() => {
    if (!isThere || hash !== `#${id}`) return;
    element.current?.focus({ preventScroll: true });
    element.current?.scrollIntoView({ block: 'center' });
  }, [hash, id, element, isThere]);
};
