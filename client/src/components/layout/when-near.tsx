import { Suspense, useEffect, useRef, useState, type ReactNode } from 'react';
import { whenIdle } from '../../links.ts';

type WhenNearProps = {
  children: ReactNode;
  placeholder: ReactNode;
  /** Whoever can use it gets it in idle time, too. */
  isLikely: boolean;
};

/** One window ahead. */
const MARGIN = '100% 0px';

/** What is far down a page and comes with code of its own is rendered when somebody scrolls towards it. */
export const WhenNear = ({ children, placeholder, isLikely }: WhenNearProps) => {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setIsNear] = useState(!('IntersectionObserver' in window));

  useEffect(() => {
    if (isNear || !place.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setIsNear(true);
      },
      { rootMargin: MARGIN },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [isNear]);

  useEffect(() => {
    if (isLikely) whenIdle(() => setIsNear(true));
  }, [isLikely]);

  if (!isNear) return <div ref={place}>{placeholder}</div>;
  return <Suspense fallback={placeholder}>{children}</Suspense>;
};
