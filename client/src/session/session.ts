import { useSyncExternalStore } from 'react';
import { TOKEN_STORAGE_KEY } from '#domain/academy.ts';
import { paths } from '../paths.ts';

type Redirect = { to: string; state?: unknown };

type Session = {
  token: string | null;
  /** Why a session ended by itself, until it has been shown. */
  endReason: string | null;
  /** Where a change of session leads; the pages wait until the router has gone there. */
  redirect: Redirect | null;
};

/** Where pages are rendered at build there is no browser yet. */
const readToken = () =>
  typeof localStorage === 'undefined' ? null : localStorage.getItem(TOKEN_STORAGE_KEY);

let session: Session = { token: readToken(), endReason: null, redirect: null };

const listeners = new Set<() => void>();

const change = (next: Partial<Session>) => {
  session = { ...session, ...next };
  listeners.forEach((listener) => listener());
};

/** What another tab did to the session happens here too. */
const followOtherTab = ({ key }: StorageEvent) => {
  if (key !== TOKEN_STORAGE_KEY && key !== null) return;
  const token = readToken();
  if (token === session.token) return;
  change({ token, endReason: null, redirect: token === null ? { to: paths.auth } : null });
};

const subscribe = (listener: () => void) => {
  if (listeners.size === 0) window.addEventListener('storage', followOtherTab);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener('storage', followOtherTab);
  };
};

export const readSession = () => session;

/** The only way in which the app learns who is signed in. */
export const useSession = () => useSyncExternalStore(subscribe, readSession);

/** Null on a page that is rendered at build, for whoever opens it. */
export const useIsSignedIn = () =>
  useSyncExternalStore<boolean | null>(
    subscribe,
    () => session.token !== null,
    () => null,
  );

export const startSession = (token: string, redirect: Redirect | null = null) => {
  localStorage.setItem(TOKEN_STORAGE_KEY, token);
  change({ token, endReason: null, redirect });
};

/** Ends the session because the user wants it; nothing that was entered stays in this tab. */
export const endSession = () => {
  sessionStorage.clear();
  localStorage.removeItem(TOKEN_STORAGE_KEY);
  change({ token: null, endReason: null, redirect: { to: paths.auth } });
};

/** Ends the session that the server no longer accepts, unless another one has begun meanwhile. */
export const expireSession = (token: string, reason: string) => {
  if (session.token !== token) return;
  if (readToken() === token) localStorage.removeItem(TOKEN_STORAGE_KEY);
  change({ token: readToken(), endReason: reason, redirect: null });
};

export const forgetEndReason = () => {
  if (session.endReason !== null) change({ endReason: null });
};

export const completeRedirect = (redirect: Redirect) => {
  if (session.redirect === redirect) change({ redirect: null });
};
