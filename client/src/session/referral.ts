const REFERRAL_KEY = 'ref';

/** Stores the referrer of a visitor until the registration. */
export const captureReferral = () => {
  const ref = new URLSearchParams(window.location.search).get('ref');
  if (ref) sessionStorage.setItem(REFERRAL_KEY, ref);
};

export const readReferral = () => sessionStorage.getItem(REFERRAL_KEY);

export const dropReferral = () => sessionStorage.removeItem(REFERRAL_KEY);
