import { useSyncExternalStore } from 'react';
import { TOKEN_STORAGE_KEY } from '#domain/academy.ts';
import { paths } from '../paths.ts';
import { claimKeptDay, hideKeptDay, wipeKeptDay } from './kept-day.ts';

type Redirect = { to: string; state?: unknown };

type Session = {
  token: string | null;
  /** Why the session ended, until it was shown. */
  endReason: string | null;
  /** Where a change of session navigates to. Pages wait for it. */
  redirect: Redirect | null;
};

/** Where the server renders there is no browser. */
const readToken = () =>
  typeof localStorage === 'undefined' ? null : localStorage.getItem(TOKEN_STORAGE_KEY);

let session: Session = { token: readToken(), endReason: null, redirect: null };

const listeners = new Set<() => void>();

const change = (next: Partial<Session>) => {
  session = { ...session, ...next };
  listeners.forEach((listener) => listener());
};

/** Follows changes of the session in other tabs. */
const followOtherTab = () => {
  const token = readToken();
  if (token === session.token) return;
  change({ token, endReason: null, redirect: token === null ? { to: paths.auth } : null });
};

if (typeof window !== 'undefined') {
  // From now on, also while the page loads: nothing subscribes yet.
  window.addEventListener('storage', followOtherTab);
  // A page that the browser brings back heard of no change meanwhile.
  window.addEventListener('pageshow', followOtherTab);
}

/** Where the server renders: what the holder of a session sees. */
export const asSignedIn = <T>(render: () => T): T => {
  session = { ...session, token: 'of a member' };
  try {
    return render();
  } finally {
    session = { ...session, token: null };
  }
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

export const readSession = () => session;

/** The session of the app. */
export const useSession = () => useSyncExternalStore(subscribe, readSession, readSession);

let userId: string | null = null;

/** The account of the session, or of the one that has just ended; null before its first response. */
export const signedInUserId = () => userId;

export const rememberUser = (id: string) => {
  userId = id;
  claimKeptDay(id);
};

/** Whether the session is still that of this browser, also after another tab has changed it. */
export const isPresent = (token: string | null) => token !== null && readToken() === token;

/** Null where the server renders for visitors, who may be members. */
export const useIsSignedIn = () =>
  useSyncExternalStore<boolean | null>(
    subscribe,
    () => session.token !== null,
    () => (session.token === null ? null : true),
  );

export const startSession = (token: string, redirect: Redirect | null = null) => {
  localStorage.setItem(TOKEN_STORAGE_KEY, token);
  userId = null;
  hideKeptDay();
  change({ token, endReason: null, redirect });
};

/** Ends the session by the user. Entered data is removed from this tab. */
export const endSession = () => {
  sessionStorage.clear();
  localStorage.removeItem(TOKEN_STORAGE_KEY);
  wipeKeptDay();
  change({ token: null, endReason: null, redirect: { to: paths.auth } });
};

/** Ends a session that the server rejected, unless a new one has begun. */
export const expireSession = (token: string, reason: string) => {
  if (session.token !== token) return;
  if (readToken() === token) {
    localStorage.removeItem(TOKEN_STORAGE_KEY);
    hideKeptDay();
  }
  change({ token: readToken(), endReason: reason, redirect: null });
};

export const clearEndReason = () => {
  if (session.endReason !== null) change({ endReason: null });
};

export const completeRedirect = (redirect: Redirect) => {
  if (session.redirect === redirect) change({ redirect: null });
};
