import { loadToasts } from '../components/feedback/notify.ts';
import { watchIntent, whenIdle } from '../links.ts';
import { preloadPage } from './router.tsx';

const linkedPaths = () =>
  [...document.querySelectorAll('nav a')].flatMap((link) =>
    link instanceof HTMLAnchorElement && link.origin === window.location.origin ? [link.pathname] : [],
  );

/** What comes next is fetched before: a page whose link is under the pointer or focused, and in idle time those of the bar. */
export const preloadNextPages = () => {
  watchIntent(preloadPage);
  whenIdle(() => {
    linkedPaths().forEach(preloadPage);
    void loadToasts().catch(() => undefined);
  });
};
