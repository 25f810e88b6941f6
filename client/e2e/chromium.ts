import { existsSync } from 'node:fs';
import { chromium } from 'playwright-core';

const CANDIDATES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

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

const findChromium = () => {
  const found = [process.env.CHROMIUM ?? '', ...CANDIDATES].find((path) => path && existsSync(path));
  if (!found) throw new Error('No Chromium here: apt-get install -y chromium, or set CHROMIUM to its path.');
  return found;
};

export const launchChromium = () => chromium.launch({ executablePath: findChromium(), args: FLAGS });
