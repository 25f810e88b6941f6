import { loadToasts } from '../components/feedback/notify.ts';
import { watchIntent, whenIdle } from '../links.ts';
import { preloadPage } from './router.tsx';

const linkedPaths = () =>
  [...document.querySelectorAll('nav a')].flatMap((link) =>
    link instanceof HTMLAnchorElement && link.origin === window.location.origin ? [link.pathname] : [],
  );

/** Loads what the main action of the page shows or sends with. The server knows it, and the page's own code precedes it. */
export const preloadAction = () => {
  const files = document.querySelector<HTMLMetaElement>('meta[name=action-code]')?.content.split(' ') ?? [];
  const links = files.map((href) =>
    Object.assign(document.createElement('link'), { rel: 'modulepreload', crossOrigin: '', href }),
  );
  document.head.append(...links);
};

/** Prefetches pages: those whose link is hovered or focused, and, when idle, those of the navigation bar. */
export const preloadNextPages = () => {
  watchIntent(preloadPage);
  whenIdle(() => {
    linkedPaths().forEach(preloadPage);
    void loadToasts().catch(() => undefined);
  });
};
