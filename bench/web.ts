import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import mongoose from 'mongoose';
import type { Browser, Page } from 'playwright-core';
import { DEMO_ACCOUNTS } from '../bff/demo/seed.ts';
import { chooseDatabase } from '../bff/src/database/choose.ts';
import { readEnv } from '../bff/src/process/env.ts';
import { launchChromium } from '../e2e/chromium.ts';
import { buildWhenStale } from '../scripts/build-when-stale.ts';
import { TOKEN_STORAGE_KEY } from '../domain/academy.ts';
import { useEveryCore } from './processes.ts';
import { ROUNDS, median } from './rounds.ts';
import { storeUsers } from './search.ts';

/**
 * Page loads on a slow phone: the built client and the real server, Chromium at 1.6 Mbit/s and 150 ms with a
 * processor four times slower. Each page is opened with an empty cache.
 */

const MEGABIT_BYTES = 1_000_000 / 8;
const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: 1.6 * MEGABIT_BYTES,
  uploadThroughput: 0.75 * MEGABIT_BYTES,
};
const SLOWER_PROCESSOR = 4;
/** fetch and Chromium refuse some ports, such as 4190. */
const PORT = Number(process.env.BENCH_WEB_PORT ?? 4180);
const ORIGIN = `http://localhost:${PORT}`;
const PHONE = { width: 360, height: 740 };
const QUIET_MS = 1_500;
const DEBOUNCE_MS = 200;
const MANY_USERS = 100_000;

type Goal = { lcp: number; cls: number };
type Route = { path: string; who?: 'student' | 'admin'; goal: Goal };

const OTHER = { lcp: 2_500, cls: 0.02 };
const ROUTES: Route[] = [
  { path: '/', goal: { lcp: 1_800, cls: 0.02 } },
  { path: '/courses', goal: { lcp: 3_000, cls: 0.02 } },
  { path: '/auth', goal: OTHER },
  { path: '/dashboard', who: 'student', goal: OTHER },
  { path: '/history', who: 'student', goal: OTHER },
  { path: '/profile', who: 'student', goal: OTHER },
  { path: '/admin', who: 'admin', goal: OTHER },
  { path: '/admin/users', who: 'admin', goal: OTHER },
  { path: '/admin/courses', who: 'admin', goal: OTHER },
];

const spread = (values: number[]) =>
  `${Math.round(Math.min(...values))} to ${Math.round(Math.max(...values))}`;

const startServer = async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'academia-bench-web-'));
  const server = spawn(process.execPath, ['--import', 'tsx', 'bff/src/server.ts'], {
    cwd: fileURLToPath(new URL('..', import.meta.url)),
    env: { ...process.env, PORT: String(PORT), DATA_DIR: dataDir, PUBLIC_URL: ORIGIN },
    stdio: 'ignore',
  });
  const isUp = async () => (await fetch(`${ORIGIN}/livez`).catch(() => null))?.ok === true;
  while (!(await isUp())) {
    if (server.exitCode !== null) throw new Error('The server did not start');
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  const stop = async () => {
    server.kill('SIGTERM');
    await once(server, 'exit');
    await rm(dataDir, { recursive: true, force: true });
  };
  return { dataDir, stop };
};

/** Added to the demo data of the running server. */
const storeManyUsers = async (dataDir: string) => {
  const env = readEnv({ DATA_DIR: dataDir, NODE_ENV: 'test' });
  const { uri } = await chooseDatabase(env);
  await mongoose.connect(uri, { dbName: env.DB_NAME });
  await storeUsers(MANY_USERS);
  await mongoose.disconnect();
};

const signIn = async (account: (typeof DEMO_ACCOUNTS)[number]) => {
  const response = await fetch(`${ORIGIN}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: account.email, password: account.password }),
  });
  return ((await response.json()) as { access_token: string }).access_token;
};

/** Runs in the page before its own scripts. */
const observePaints = () => {
  const seen = { lcp: 0, cls: 0 };
  Object.assign(window, { seen });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) seen.lcp = Math.max(seen.lcp, entry.startTime);
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
    })[])
      if (!entry.hadRecentInput) seen.cls += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
};

type Device = 'slow phone' | 'this machine';

const openPage = async (browser: Browser, device: Device, token?: string) => {
  const context = await browser.newContext({ viewport: PHONE, locale: 'es-AR' });
  if (token) {
    await context.addInitScript(([key, value]) => localStorage.setItem(key, value), [
      TOKEN_STORAGE_KEY,
      token,
    ] as const);
  }
  await context.addInitScript(observePaints);
  const page = await context.newPage();
  if (device === 'this machine') return { page, close: () => context.close() };
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', NETWORK);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER_PROCESSOR });
  return { page, close: () => context.close() };
};

const waitUntilQuiet = async (page: Page) => {
  await page.waitForLoadState('networkidle');
  await page.locator('[aria-busy=true]').waitFor({ state: 'detached' });
  await page.waitForTimeout(QUIET_MS);
};

const measureRoute = async (browser: Browser, route: Route, tokens: Record<string, string>) => {
  const { page, close } = await openPage(browser, 'slow phone', route.who && tokens[route.who]);
  let scriptBytes = 0;
  page.on('requestfinished', async (request) => {
    if (request.resourceType() !== 'script') return;
    scriptBytes += (await request.sizes().catch(() => null))?.responseBodySize ?? 0;
  });
  await page.goto(ORIGIN + route.path);
  await waitUntilQuiet(page);
  const seen = await page.evaluate(() => (window as unknown as { seen: { lcp: number; cls: number } }).seen);
  await close();
  return { ...seen, scriptBytes };
};

/** From the last key to the rows on the screen, without the delay after typing. */
const measureSearch = async (browser: Browser, device: Device, token?: string) => {
  const { page, close } = await openPage(browser, device, token);
  await page.goto(`${ORIGIN}/admin/users`);
  await waitUntilQuiet(page);
  const took = await page.evaluate(
    (debounce) =>
      new Promise<number>((resolve) => {
        const input = document.querySelector<HTMLInputElement>('input[type=search]');
        const table = document.querySelector('table');
        if (!input || !table) throw new Error('The page has no list to search');
        const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
        const before = table.textContent;
        const started = performance.now();
        new MutationObserver(() => {
          if (document.querySelector('table')?.textContent === before) return;
          requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - started - debounce)));
        }).observe(document.body, { childList: true, subtree: true, characterData: true });
        setValue?.call(input, 'sosa');
        input.dispatchEvent(new Event('input', { bubbles: true }));
      }),
    DEBOUNCE_MS,
  );
  await close();
  return took;
};

const DEVICES: Device[] = ['this machine', 'slow phone'];

const measureSearches = async (browser: Browser, token: string | undefined, users: string) => {
  const figures: Record<string, number> = {};
  for (const device of DEVICES) {
    const took: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) took.push(await measureSearch(browser, device, token));
    figures[device] = Math.round(median(took));
    console.log(
      `search box, ${users}, ${device}: ${figures[device]} ms beyond the debounce (${spread(took)})`,
    );
  }
  return figures;
};

const isReadableWithoutScript = async (browser: Browser) => {
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: PHONE });
  const page = await context.newPage();
  await page.goto(ORIGIN);
  const isVisible = await page.getByRole('heading', { level: 1 }).isVisible();
  const features = await page.getByRole('article').count();
  await context.close();
  return isVisible && features === 4;
};

type Figure = { path: string; lcp: number; cls: number; goal: Goal; scriptKb: number };

const measureRoutes = async (browser: Browser, tokens: Record<string, string>) => {
  const found = new Map<string, { lcp: number; cls: number; scriptBytes: number }[]>();
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const route of round % 2 === 0 ? ROUTES : ROUTES.toReversed()) {
      const rounds = found.get(route.path) ?? [];
      rounds.push(await measureRoute(browser, route, tokens));
      found.set(route.path, rounds);
    }
  }
  return ROUTES.map(({ path, goal }): Figure => {
    const rounds = found.get(path) ?? [];
    const lcps = rounds.map(({ lcp }) => lcp);
    const figure = {
      path,
      goal,
      lcp: Math.round(median(lcps)),
      cls: Number(median(rounds.map(({ cls }) => cls)).toFixed(3)),
      scriptKb: Math.round(median(rounds.map(({ scriptBytes }) => scriptBytes)) / 1_000),
    };
    const verdict = figure.lcp <= goal.lcp && figure.cls <= goal.cls ? 'reached' : 'MISSED';
    console.log(
      `${path.padEnd(16)} LCP ${figure.lcp} ms (${spread(lcps)}; goal ${goal.lcp}), CLS ${figure.cls} (goal ${goal.cls}), JavaScript ${figure.scriptKb} kB: ${verdict}`,
    );
    return figure;
  });
};

/** Prints and returns the figures of every page. */
export const run = async () => {
  useEveryCore();
  await buildWhenStale();
  const server = await startServer();
  const browser = await launchChromium();
  try {
    const [admin, student] = DEMO_ACCOUNTS;
    const tokens = { admin: await signIn(admin), student: await signIn(student) };
    const isReadable = await isReadableWithoutScript(browser);
    console.log(`landing page with scripting off: ${isReadable ? 'readable' : 'NOT readable'}`);
    const routes = await measureRoutes(browser, tokens);
    const search = await measureSearches(browser, tokens.admin, 'the demo');
    await storeManyUsers(server.dataDir);
    const searchOfMany = await measureSearches(browser, tokens.admin, `${MANY_USERS} users`);
    return { isReadable, routes, search, searchOfMany };
  } finally {
    await browser.close();
    await server.stop();
  }
};

if (process.argv[1] === fileURLToPath(import.meta.url)) console.log(JSON.stringify(await run()));
