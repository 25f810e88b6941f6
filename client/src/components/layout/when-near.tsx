import { Suspense, useEffect, useRef, useState, type ReactNode } from 'react';
import { whenIdle } from '../../links.ts';

type WhenNearProps = {
  children: ReactNode;
  placeholder: ReactNode;
  /** Also loaded when idle, for users who can use it. */
  isLikely: boolean;
  /** Rendered at once. */
  startsNear?: boolean;
};

/** One window height. */
const MARGIN = '100% 0px';

/** Renders children with their own chunk when the user scrolls near them. */
export const WhenNear = ({ children, placeholder, isLikely, startsNear = false }: WhenNearProps) => {
  const marker = useRef<HTMLDivElement>(null);
  const [isNear, setIsNear] = useState(
    startsNear || (typeof window !== 'undefined' && !('IntersectionObserver' in window)),
  );

  useEffect(() => {
    if (isNear || !marker.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setIsNear(true);
      },
      { rootMargin: MARGIN },
    );
    observer.observe(marker.current);
    return () => observer.disconnect();
  }, [isNear]);

  useEffect(() => {
    if (isLikely) return whenIdle(() => setIsNear(true));
  }, [isLikely]);

  if (!isNear) {
    return (
      <div ref={marker} aria-busy={isLikely || undefined}>
        {placeholder}
      </div>
    );
  }
  return <Suspense fallback={<div aria-busy>{placeholder}</div>}>{children}</Suspense>;
};
