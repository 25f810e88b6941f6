import Bowser from 'bowser';

/** `Chrome en Windows`; null for a program that does not say so. */
export const deviceOf = (userAgent: string) => {
  if (!userAgent) return null;
  const { browser, os } = Bowser.parse(userAgent);
  const names = [browser.name, os.name].filter(Boolean);
  return names.length > 0 ? names.join(' en ') : null;
};
