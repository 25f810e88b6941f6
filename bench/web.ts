import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import type { Browser } from 'playwright-core';
import { launchChromium } from '../e2e/chromium.ts';
import { buildWhenStale } from '../scripts/build-when-stale.ts';
import { DEMO_ACCOUNTS } from '../bff/demo/seed.ts';
import { useEveryCore } from './processes.ts';
import { ROUNDS, median } from './rounds.ts';
import { openPage, readSeen, type Content, type Press, type Seen } from './web-phone.ts';
import { followRequests, type Loaded } from './web-requests.ts';
import { INTERACTIONS, measureInteraction, registerStudent } from './web-interactions.ts';

/**
 * Page loads on a slow telephone: the built client and the real server with the demo data, Chromium at 1.6 Mbit/s and
 * 150 ms with a processor four times slower. Each page is opened with an empty cache. With `--against` another checkout
 * is measured in the same rounds.
 */

/** fetch and Chromium refuse some ports, such as 4190. */
const FIRST_PORT = Number(process.env.BENCH_WEB_PORT ?? 4180);
const LIMIT_MS = 30_000;
const HERE = fileURLToPath(new URL('..', import.meta.url));

/** `press` is the main action of the page; `member` is a student with classes, or one who has just registered. */
type Row = { name: string; path: string; member?: 'known' | 'new'; content: Content; press?: Press };

const LEGAL: Content = { selector: 'main h2' };

const DIALOG: Content = { selector: '[role=dialog]' };
const ENROL: Content = { selector: 'main button', text: 'Inscribirse' };

const ROWS: Row[] = [
  { name: '/', path: '/', content: { selector: 'h1' } },
  {
    name: '/auth, sign in',
    path: '/auth',
    content: { selector: 'form button', text: 'Iniciar Sesión' },
    press: {
      button: { selector: 'form button', text: 'Iniciar Sesión' },
      fields: { email: DEMO_ACCOUNTS[1].email, password: DEMO_ACCOUNTS[1].password },
      effect: { selector: 'h1', text: 'Bienvenid' },
    },
  },
  {
    name: '/dashboard, open a class',
    path: '/dashboard',
    member: 'known',
    content: { selector: 'section[aria-label="Puntos"]' },
    press: { button: { selector: 'article h3 button' }, effect: DIALOG },
  },
  {
    name: '/courses, enrol',
    path: '/courses',
    member: 'new',
    content: { selector: 'main article', text: 'Inscribirse' },
    press: { button: ENROL, effect: DIALOG },
  },
  {
    name: '/courses, booking form',
    path: '/courses#personalised-classes',
    member: 'known',
    content: { selector: 'form', text: 'Programar' },
    // What lacks is said at its field.
    press: {
      button: { selector: 'form [type=submit]', text: 'Programar' },
      effect: { selector: 'form [aria-invalid=true]' },
    },
  },
  {
    name: '/history, share',
    path: '/history',
    member: 'known',
    content: { selector: 'main', text: 'Sellos' },
    press: { button: { selector: 'main button', text: 'Compartir' }, effect: DIALOG },
  },
  {
    name: '/profile, edit',
    path: '/profile',
    member: 'known',
    content: { selector: 'main dd', text: '@' },
    press: { button: { selector: 'main button', text: 'Editar' }, effect: DIALOG },
  },
  {
    name: '/puntos, redeem',
    path: '/puntos',
    member: 'known',
    content: { selector: 'main', text: 'Movimientos' },
    press: {
      button: { selector: 'form [type=submit]', text: 'Canjear' },
      effect: { selector: 'form [aria-invalid=true]' },
    },
  },
  {
    name: '/courses, visitor, enrol',
    path: '/courses',
    content: { selector: 'main article', text: '$' },
    press: { button: ENROL, effect: { selector: 'form button', text: 'Iniciar Sesión' } },
  },
  {
    name: '/courses/:id, visitor, enrol',
    path: '/courses/:id',
    content: { selector: 'main', text: 'Precio' },
    press: { button: ENROL, effect: { selector: 'form button', text: 'Iniciar Sesión' } },
  },
  { name: '/terminos', path: '/terminos', content: LEGAL },
  { name: '/privacidad', path: '/privacidad', content: LEGAL },
  { name: '/arrepentimiento', path: '/arrepentimiento', content: { selector: 'main form' } },
  { name: '/verificar', path: '/verificar', content: { selector: 'form' } },
];

type Site = { name: string; origin: string; token: string; courseId: string };

const startServer = async (folder: string, port: number) => {
  if (!existsSync(join(folder, 'dist/client/index.html'))) throw new Error(`${folder} is not built`);
  const origin = `http://localhost:${port}`;
  const dataDir = await mkdtemp(join(tmpdir(), 'academia-bench-web-'));
  const server: ChildProcess = spawn(process.execPath, ['--import', 'tsx/esm', 'bff/src/server.ts'], {
    cwd: folder,
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: dataDir,
      PUBLIC_URL: origin,
      RATE_LIMITS: 'off',
      AVAILABILITY: 'suggest',
    },
    stdio: 'ignore',
  });
  const isUp = async () => (await fetch(`${origin}/livez`).catch(() => null))?.ok === true;
  while (!(await isUp())) {
    if (server.exitCode !== null) throw new Error(`The server of ${folder} did not start`);
    await new Promise((wake) => setTimeout(wake, 200));
  }
  const stop = async () => {
    server.kill('SIGTERM');
    await once(server, 'exit');
    await rm(dataDir, { recursive: true, force: true });
  };
  return { origin, dataDir, stop };
};

const postJson = async (address: string, body: object) =>
  (await (
    await fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
  ).json()) as Record<string, string>;

const signIn = async (origin: string, { email, password }: { email: string; password: string }) =>
  (await postJson(`${origin}/api/auth/login`, { email, password })).access_token ?? '';

const firstCourse = async (origin: string) => {
  const courses = (await (await fetch(`${origin}/api/courses`)).json()) as {
    id: string;
    course_type: string;
  }[];
  return courses.find((course) => course.course_type === 'Grupal')?.id ?? '';
};

type Sample = Loaded & {
  seconds: number;
  cls: number;
  /** Until the effect of the press; 0 where nothing is pressed. */
  effect: number;
  effectScriptKb: number;
  /** Of the main thread until then, in milliseconds. */
  busy: Record<(typeof METRICS)[number], number>;
};

const METRICS = ['TaskDuration', 'ScriptDuration', 'RecalcStyleDuration', 'LayoutDuration'] as const;

const tokenFor = (site: Site, { member }: Row) =>
  member === 'new' ? registerStudent(site.origin) : member === 'known' ? site.token : null;

const measureRow = async (browser: Browser, site: Site, row: Row): Promise<Sample> => {
  const { content, press } = row;
  const { page, session, close } = await openPage(browser, {
    content,
    press,
    token: await tokenFor(site, row),
  });
  const requests = followRequests(session);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const waitFor = (what: 'content' | 'effect') =>
    page.waitForFunction((name) => (window as unknown as { seen: Seen }).seen[name] > 0, what, {
      timeout: LIMIT_MS,
      polling: 50,
    });
  try {
    await page.goto(site.origin + row.path.replace(':id', site.courseId), { waitUntil: 'commit' });
    await waitFor('content');
    if (press) await waitFor('effect');
    const { metrics } = await session.send('Performance.getMetrics');
    await requests.quiet();
    const seen = await page.evaluate(readSeen);
    const origin = await page.evaluate(() => performance.timeOrigin);
    const busy = METRICS.map((name) => [
      name,
      1_000 * (metrics.find((one) => one.name === name)?.value ?? 0),
    ]);
    return {
      ...requests.until(origin + seen.content),
      seconds: seen.content / 1_000,
      cls: seen.cls,
      effect: seen.effect / 1_000,
      effectScriptKb: press ? requests.until(origin + seen.effect).scriptKb : 0,
      busy: Object.fromEntries(busy) as Sample['busy'],
    };
  } finally {
    await close();
  }
};

const COLUMNS: [title: string, value: (sample: Sample) => number, digits: number][] = [
  ['content after, s', ({ seconds }) => seconds, 1],
  ['kB by then', ({ kB }) => kB, 0],
  ['script', ({ scriptKb }) => scriptKb, 0],
  ['main action after, s', ({ effect }) => effect, 1],
  ['script by then', ({ effectScriptKb }) => effectScriptKb, 0],
  ['main thread by then, ms', ({ busy }) => busy.TaskDuration, 0],
  ['of it script', ({ busy }) => busy.ScriptDuration, 0],
  ['styles', ({ busy }) => busy.RecalcStyleDuration, 0],
  ['layout', ({ busy }) => busy.LayoutDuration, 0],
  ['whole page, kB', ({ wholeKb }) => wholeKb, 0],
  ['script', ({ wholeScriptKb }) => wholeScriptKb, 0],
  ['depth', ({ depth }) => depth, 0],
  ['CLS', ({ cls }) => cls, 3],
];

const medianOf = (samples: Sample[], [, value, digits]: (typeof COLUMNS)[number]) =>
  median(samples.map(value)).toFixed(digits);

const printTable = (head: string[], rows: string[][]) => {
  const widths = head.map((title, column) =>
    Math.max(title.length, ...rows.map((row) => row[column]?.length ?? 0)),
  );
  const line = (cells: string[]) => `| ${cells.map((cell, i) => cell.padEnd(widths[i] ?? 0)).join(' | ')} |`;
  console.log(line(head));
  console.log(line(widths.map((width) => '-'.repeat(width))));
  rows.forEach((row) => console.log(line(row)));
};

/** Each page once a round, of all sites one after another; every other round in the opposite order. */
const inRounds = async (
  sites: Site[],
  names: string[],
  visit: (site: Site, name: string) => Promise<void>,
) => {
  const visits = names.flatMap((name) => sites.map((site) => ({ site, name })));
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const { site, name } of round % 2 ? visits.toReversed() : visits) {
      await visit(site, name).catch((error: unknown) => {
        console.error(`${site.name} ${name}: ${String(error)}`);
      });
    }
  }
};

const measurePages = async (browser: Browser, sites: Site[], rows: Row[]) => {
  const samples = new Map<string, Sample[]>();
  await inRounds(
    sites,
    rows.map(({ name }) => name),
    async (site, name) => {
      const row = rows.find((candidate) => candidate.name === name);
      if (!row) return;
      const key = `${site.name} ${name}`;
      samples.set(key, [...(samples.get(key) ?? []), await measureRow(browser, site, row)]);
    },
  );
  const lines = rows.flatMap(({ name }) =>
    sites.map((site) => {
      const own = samples.get(`${site.name} ${name}`) ?? [];
      return [name, site.name, ...COLUMNS.map((column) => (own.length ? medianOf(own, column) : '-'))];
    }),
  );
  printTable(['page', 'checkout', ...COLUMNS.map(([title]) => title)], lines);
  return lines;
};

const measureInteractions = async (browser: Browser, sites: Site[]) => {
  const samples = new Map<string, number[]>();
  const names = Object.keys(INTERACTIONS) as (keyof typeof INTERACTIONS)[];
  await inRounds(sites, names, async (site, name) => {
    const key = `${site.name} ${name}`;
    const took = await measureInteraction(browser, site.origin, name as keyof typeof INTERACTIONS);
    samples.set(key, [...(samples.get(key) ?? []), took]);
  });
  const lines = names.flatMap((name) =>
    sites.map((site) => [
      name,
      site.name,
      String(Math.round(median(samples.get(`${site.name} ${name}`) ?? []))),
    ]),
  );
  printTable(['interaction', 'checkout', 'INP, ms'], lines);
  return lines;
};

type Options = { against?: string | undefined; only?: string | undefined };

/** Prints and returns the figures of every page. */
export const run = async ({ against, only }: Options = {}) => {
  useEveryCore();
  await buildWhenStale();
  const folders = [
    ...(against ? [{ name: 'before', folder: resolve(against) }] : []),
    { name: against ? 'after' : 'this', folder: HERE },
  ];
  const servers: Awaited<ReturnType<typeof startServer>>[] = [];
  const browser = await launchChromium();
  try {
    const sites: Site[] = [];
    for (const [index, { name, folder }] of folders.entries()) {
      const server = await startServer(folder, FIRST_PORT + index);
      servers.push(server);
      const token = await signIn(server.origin, DEMO_ACCOUNTS[1]);
      sites.push({ name, origin: server.origin, token, courseId: await firstCourse(server.origin) });
    }
    console.log(
      `median of ${ROUNDS}; load of the machine ${loadavg()
        .map((load) => load.toFixed(1))
        .join(', ')}`,
    );
    const rows = ROWS.filter(({ name }) => !only || name.includes(only));
    const pages = await measurePages(browser, sites, rows);
    const interactions = only ? [] : await measureInteractions(browser, sites);
    return { pages, interactions };
  } finally {
    await browser.close();
    for (const { stop } of servers) await stop();
  }
};

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { values } = parseArgs({
    options: { against: { type: 'string' }, only: { type: 'string' } },
  });
  await run(values);
}
