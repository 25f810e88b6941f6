import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { NO_CHROMIUM, chromiumPath, isBrowserRequired } from './e2e/chromium.ts';

const alias = [
  // Vite would load graphql's ESM build beside the CommonJS one that Node gives to Apollo: two graphqls, one too many.
  { find: /^graphql$/, replacement: 'graphql/index.js' },
  {
    find: /^@node-rs\/argon2$/,
    replacement: fileURLToPath(new URL('./bff/contract/remembered-argon2.ts', import.meta.url)),
  },
];

const FAIL_ON_CONSOLE = './scripts/fail-on-console.ts';
const FIXED_SEED = './scripts/fixed-seed.ts';

/** Most of the day it is another day there than at the academy: what the browser's own clock would show is seen. */
const FAR_ZONE = 'Pacific/Kiritimati';

const CORES = availableParallelism();

/** Tests of the server wait for processes, sockets and timeouts now and then: one worker more has enough to do. */
const WAITING = { maxWorkers: CORES + 1 };
/** Rendering keeps a core busy. */
const COMPUTING = { maxWorkers: CORES, groupOrder: 1 };

/** `SHUFFLE=7`: files and their tests in an order of that seed. */
const SEED = Number(process.env.SHUFFLE ?? 0);
const ORDER = SEED > 0 ? { shuffle: { files: true, tests: true }, seed: SEED } : {};

/** Node's own size, 16 MB, makes a worker collect garbage twice as long: 8.5 % of a client test instead of 4.1 %. */
const YOUNG_GENERATION = ['--min-semi-space-size=64', '--max-semi-space-size=64'];

/** One worker runs many files: reading the server's modules takes longer than most of its tests. */
const SHARED_WORKERS = { isolate: false };

/** Sizes of `PROOFS=full`, where the environment does not say another one. */
const FULL_SIZE = {
  ROUNDS: '20',
  CRASHES: 'all',
  KILLS: '30',
  MAIL_ROUNDS: '50',
  MAIL_WAITING: '5000',
  MAIL_CLASSES: '1000',
  MAIL_FORTNIGHTS: '500',
  TILL_MONTHS: '12',
  OFFLINE_ROUNDS: '200',
  EARLY_TAPS: '200',
  DRAINS: '20',
  FEED_ROWS: '10000',
  FEED_KILLS: '50',
  WEBHOOK_EVENTS: '1000',
  FUZZ_GRAPHQL: '10000',
  SOCKETS: '200',
  BOMBS: 'full',
  FAULTS: 'full',
  LOAD: 'full',
};

const isFullSize = process.env.PROOFS === 'full';
const SIZE = isFullSize ? { env: { ...FULL_SIZE, ...process.env } } : {};

/** CI prints the first line of a failure: it has to say what differed, not `[ Array(1) ]`. */
const WHOLE_VALUES = { truncateThreshold: 400 };

type Options = { groupOrder?: number; [setting: string]: unknown };

const project = (name: string, include: string[], { groupOrder = 0, ...options }: Options = {}) => ({
  resolve: { alias },
  test: {
    name,
    include,
    setupFiles: [FAIL_ON_CONSOLE],
    chaiConfig: WHOLE_VALUES,
    execArgv: YOUNG_GENERATION,
    ...WAITING,
    ...options,
    sequence: { ...ORDER, groupOrder },
  },
});

/** A slow machine is no failure, and another database server may be much slower than the embedded engine. */
const PATIENCE_MS = process.env.TEST_MONGODB_URI ? 120_000 : 90_000;

/** A machine that is slow for a moment fails no test of the gate. Proofs have the limits of the product. */
const UNHURRIED = { TIME_LIMITS: 'off' };

const withDatabase = {
  globalSetup: './bff/contract/global-setup.ts',
  testTimeout: PATIENCE_MS,
  hookTimeout: 60_000,
};

const withPrograms = {
  ...withDatabase,
  ...SHARED_WORKERS,
  globalSetup: [withDatabase.globalSetup, './bff/contract/compile-programs.ts'],
  setupFiles: [FAIL_ON_CONSOLE, FIXED_SEED, './bff/contract/openapi/check-responses.ts'],
};

const withScreens = {
  ...withDatabase,
  ...COMPUTING,
  ...SHARED_WORKERS,
  runner: './client/tests/app-modules.ts',
  testTimeout: 120_000,
  environment: './client/tests/dom-environment.ts',
  env: { TZ: FAR_ZONE, ...UNHURRIED },
};

const withBrowser = {
  ...withDatabase,
  ...SHARED_WORKERS,
  globalSetup: [withDatabase.globalSetup, './e2e/global-setup.ts'],
  testTimeout: 180_000,
  env: UNHURRIED,
  // As the waits of Playwright: a page that is slow on a busy machine is none that fails.
  expect: { poll: { timeout: 30_000 } },
};

/** Crashes, time limits, load, other programs: not for each change. `npm run proofs` runs them. */
const PROOFS = ['**/*.proof.test.{ts,tsx}', 'bff/contract/proofs/*.test.ts'];
const SERVER_PROOFS = ['bff', 'domain', 'scripts', 'security'].map(
  (folder) => `${folder}/**/*.proof.test.ts`,
);
const START = 'scripts/npm-start.test.ts';
const WALK = 'e2e/walk.e2e.test.ts';
const SCREENSHOTS = 'e2e/screenshots.e2e.test.ts';

const hasBrowserTests = chromiumPath() !== undefined || isBrowserRequired;
if (!hasBrowserTests) console.log(`skipped: the browser tests. ${NO_CHROMIUM}`);

const browserProjects = [
  project('walk', [WALK], withBrowser),
  project('browser', ['e2e/**/*.test.ts'], {
    ...withBrowser,
    ...COMPUTING,
    exclude: [...PROOFS, WALK, SCREENSHOTS],
  }),
  project('proofs-browser', ['e2e/**/*.proof.test.ts'], { ...withBrowser, ...COMPUTING }),
  project('screenshots', [SCREENSHOTS], { ...withBrowser, ...COMPUTING }),
];

export default defineConfig({
  test: {
    projects: [
      project(
        'unit',
        ['domain', 'bff/src', 'scripts', 'client/src', 'security'].map((folder) => `${folder}/**/*.test.ts`),
        { ...SHARED_WORKERS, setupFiles: [FAIL_ON_CONSOLE, FIXED_SEED], exclude: [...PROOFS, START] },
      ),
      project('start', [START], { globalSetup: './scripts/start-setup.ts' }),
      project('client', ['client/tests/**/*.test.tsx'], { ...withScreens, exclude: PROOFS }),
      project('proofs-client', ['client/tests/**/*.proof.test.tsx'], withScreens),
      project('contract', ['bff/contract/**/*.test.ts', 'bff/cli/**/*.test.ts'], {
        ...withPrograms,
        env: UNHURRIED,
        ...SIZE,
        exclude: PROOFS,
      }),
      project('engine', ['packages/embedded-mongo/test/**/*.test.ts'], {
        ...SHARED_WORKERS,
        exclude: PROOFS,
        setupFiles: [FIXED_SEED],
        testTimeout: PATIENCE_MS,
        hookTimeout: 60_000,
      }),
      // What is measured, killed or raced has the machine to itself.
      project('proofs', [...SERVER_PROOFS, 'bff/contract/proofs/*.test.ts'], {
        ...withPrograms,
        ...SIZE,
        maxWorkers: 1,
      }),
      ...(hasBrowserTests ? browserProjects : []),
    ],
  },
});
