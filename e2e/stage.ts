import type { Browser, BrowserContext, Page, Response } from 'playwright-core';
import { test as base, expect } from 'vitest';
import { startTestServer, type TestServer } from '../bff/contract/harness.ts';
import { TOKEN_STORAGE_KEY } from '#domain/academy.ts';
import { launchChromium, SHORT_LIVED } from './chromium.ts';

export const WIDTHS = [1280, 360] as const;
export const THEMES = ['light', 'dark'] as const;
/** Most of the day it is another day there than at the academy. */
export const FAR_ZONE = 'Pacific/Kiritimati';
type Theme = (typeof THEMES)[number];

const HEIGHTS = { phone: 740, desk: 800 } as const;
const PHONE_MAX = 600;

type Visit = {
  /** Address inside the site. */
  at?: string;
  width?: number;
  theme?: Theme;
  timezoneId?: string;
  /** Takes taps. */
  hasTouch?: boolean;
  /** A session that the browser already has. */
  token?: string;
  /** Faults this visit is meant to meet: console texts, failed requests and statuses are matched. */
  expecting?: RegExp[];
};

export type Stage = {
  server: TestServer;
  browser: Browser;
  /** Opens a page in a browser of its own, looks for faults until the test ends, and fails it when there are any. */
  visit: (visit?: Visit) => Promise<Page>;
};

const describeResponse = (response: Response) =>
  `${response.status()} ${response.request().method()} ${new URL(response.url()).pathname}`;

const watchFaults = (page: Page, faults: string[]) => {
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type()))
      faults.push(`console ${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => faults.push(`page error: ${error.message}`));
  page.on('requestfailed', (request) => {
    // A page that is left cancels its open requests.
    if (request.failure()?.errorText === 'net::ERR_ABORTED') return;
    faults.push(`failed request: ${request.method()} ${request.url()} ${request.failure()?.errorText ?? ''}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) faults.push(`status ${describeResponse(response)}`);
  });
};

/** A status ≥ 400 that a test expects, with the line that Chromium itself writes about it. */
export const refused = (status: number) => [
  new RegExp(`^status ${status} `),
  new RegExp(`^console error: Failed to load resource: the server responded with a status of ${status} `),
];

const openContext = (browser: Browser, server: TestServer, visit: Visit) => {
  const { width = 1280, theme = 'light', timezoneId = 'America/Argentina/Buenos_Aires', hasTouch } = visit;
  return browser.newContext({
    baseURL: server.url,
    viewport: { width, height: width > PHONE_MAX ? HEIGHTS.desk : HEIGHTS.phone },
    colorScheme: theme,
    locale: 'es-AR',
    reducedMotion: 'reduce',
    timezoneId,
    ...(hasTouch ? { hasTouch } : {}),
  });
};

/** Only for the first document: what the app itself does to the session must stay done. */
const giveToken = (page: Page, token: string) =>
  page.addInitScript(([key, value]) => localStorage.setItem(key, value), [TOKEN_STORAGE_KEY, token] as const);

/** For the next document. */
export const storeToken = (page: Page, token: string) =>
  page.evaluate(([key, value]) => localStorage.setItem(key, value), [TOKEN_STORAGE_KEY, token] as const);

/** The app has taken the place of what a member's document begins with. */
export const appIsThere = (page: Page) =>
  page.waitForFunction(() => !document.querySelector('.first-frame, .for-members'));

export const test = base.extend<Stage>({
  server: [
    // oxlint-disable-next-line no-empty-pattern -- vitest reads the fixtures a fixture needs from this pattern
    async ({}, use) => {
      const server = await startTestServer();
      await use(server);
      await server.stop();
    },
    { scope: 'file' },
  ],
  browser: [
    // oxlint-disable-next-line no-empty-pattern -- as above
    async ({}, use) => {
      const browser = await launchChromium(SHORT_LIVED);
      await use(browser);
      await browser.close();
    },
    { scope: 'worker' },
  ],
  visit: async ({ server, browser }, use) => {
    const contexts: BrowserContext[] = [];
    const faults: string[] = [];
    const expected: RegExp[] = [];

    await use(async (visit = {}) => {
      const context = await openContext(browser, server, visit);
      contexts.push(context);
      expected.push(...(visit.expecting ?? []));
      const page = await context.newPage();
      watchFaults(page, faults);
      const given = visit.token ? await giveToken(page, visit.token) : undefined;
      await page.goto(visit.at ?? '/');
      if (given) await appIsThere(page);
      await given?.dispose();
      return page;
    });

    await Promise.all(contexts.map((context) => context.close()));
    const unexpected = faults.filter((fault) => !expected.some((pattern) => pattern.test(fault)));
    expect(unexpected, 'console errors, page errors and failed requests').toEqual([]);
  },
});
