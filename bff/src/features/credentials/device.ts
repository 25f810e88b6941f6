import Bowser from 'bowser';

/** `Chrome en Windows`; null for other programs. */
export const deviceOf = (userAgent: string) => {
  if (!userAgent) return null;
  const { browser, os } = Bowser.parse(userAgent);
  const names = [browser.name, os.name].filter(Boolean);
  return names.length > 0 ? names.join(' en ') : null;
};
