import { loadToasts } from '../components/feedback/notify.ts';
import { watchIntent, whenIdle } from '../links.ts';
import { preloadPage } from './router.tsx';

const linkedPaths = () =>
  [...document.querySelectorAll('nav a')].flatMap((link) =>
    link instanceof HTMLAnchorElement && link.origin === window.location.origin ? [link.pathname] : [],
  );

/** Prefetches pages: those whose link is hovered or focused, and, when idle, those of the navigation bar. */
export const preloadNextPages = () => {
  watchIntent(preloadPage);
  whenIdle(() => {
    linkedPaths().forEach(preloadPage);
    void loadToasts().catch(() => undefined);
  });
};
