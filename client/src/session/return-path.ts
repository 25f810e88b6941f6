import { paths } from '../paths.ts';

const STORAGE_KEY = 'returnTo';

/** An address of this app, and nothing that a browser would take for another site. */
export const isOwnPath = (path: string) => /^\/(?![/\\])/.test(path);

/** Remembers the page that somebody asked for who has to sign in first, also while the browser is at Google. */
export const keepReturnPath = (path: string) => sessionStorage.setItem(STORAGE_KEY, path);

/** Where a new session leads. */
export const readReturnPath = () => {
  const path = sessionStorage.getItem(STORAGE_KEY);
  return path && isOwnPath(path) ? path : paths.dashboard;
};

export const dropReturnPath = () => sessionStorage.removeItem(STORAGE_KEY);
