import { paths } from '../paths.ts';

const REFERRAL_KEY = 'ref';

type GoogleReturn = { token: string | null; needsSetup: boolean };

let googleReturn: GoogleReturn | null = null;

const takeGoogleReturn = (query: URLSearchParams) => {
  if (!query.has('token') && !query.has('error')) return;
  googleReturn = {
    token: query.get('token'),
    needsSetup: query.get('needs_setup') === 'true',
  };
  window.history.replaceState(window.history.state, '', paths.auth);
};

/** Runs before the router reads the address: keeps a referral, and takes a token out of the address bar. */
export const takeArrival = () => {
  const query = new URLSearchParams(window.location.search);
  const ref = query.get('ref');
  if (ref) sessionStorage.setItem(REFERRAL_KEY, ref);
  if (window.location.pathname === paths.auth) takeGoogleReturn(query);
};

/** What Google's callback brought to /auth; told once. */
export const readGoogleReturn = () => {
  const found = googleReturn;
  googleReturn = null;
  return found;
};

export const readReferral = () => sessionStorage.getItem(REFERRAL_KEY);

export const dropReferral = () => sessionStorage.removeItem(REFERRAL_KEY);
