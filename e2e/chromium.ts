import { existsSync } from 'node:fs';
import { chromium } from 'playwright-core';

/** Debian's headless shell first: the same browser without its own windows, a third quicker. */
const CANDIDATES = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];

const FLAGS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** A page of a test lives for seconds: optimising its code takes longer than it saves, and so does collecting its garbage. */
export const SHORT_LIVED = '--js-flags=--no-opt --no-maglev --min-semi-space-size=32';

/** Set where a missing browser must not pass unnoticed. */
export const isBrowserRequired = process.env.BROWSER_REQUIRED === '1';

export const NO_CHROMIUM = 'No Chromium here: apt-get install -y chromium, or set CHROMIUM to its path.';

export const chromiumPath = () =>
  [process.env.CHROMIUM ?? '', ...CANDIDATES].find((path) => path && existsSync(path));

export const launchChromium = (...flags: string[]) => {
  const executablePath = chromiumPath();
  if (!executablePath) throw new Error(NO_CHROMIUM);
  return chromium.launch({ executablePath, args: [...FLAGS, ...flags] });
};
