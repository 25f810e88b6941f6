import { watchIntent, whenIdle } from '../links.ts';

/** The scripts of the pages that the landing page leads to, and those that all of them share; the build fills them in. */
declare const ROUTE_SCRIPTS: { routes: Record<string, string[]>; shared: string[] };

const isDataDear = () =>
  (navigator as Navigator & { connection?: { saveData?: boolean } }).connection?.saveData === true;

const prefetch = (file: string) => {
  if (document.querySelector(`link[href="${file}"]`)) return;
  document.head.append(Object.assign(document.createElement('link'), { rel: 'prefetch', href: file }));
};

/** In idle time what every page begins with; the rest of a page when somebody is about to go there. */
export const preloadRoutes = () => {
  const { routes, shared } = ROUTE_SCRIPTS;
  watchIntent((path) => routes[path]?.forEach(prefetch));
  whenIdle(() => {
    if (!isDataDear()) shared.forEach(prefetch);
  });
};
