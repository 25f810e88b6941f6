import { paths } from '../paths.ts';

const STORAGE_KEY = 'returnTo';

/** Whether a path is in this app, and not read as another site by browsers. */
export const isOwnPath = (path: string) => /^\/(?![/\\])/.test(path);

/** Stores the page to return to after sign-in, also across Google's pages. */
export const storeReturnPath = (path: string) => sessionStorage.setItem(STORAGE_KEY, path);

/** Where a new session navigates to. */
export const readReturnPath = () => {
  const path = sessionStorage.getItem(STORAGE_KEY);
  return path && isOwnPath(path) ? path : paths.dashboard;
};

export const dropReturnPath = () => sessionStorage.removeItem(STORAGE_KEY);
