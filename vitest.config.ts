import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { NO_CHROMIUM, chromiumPath, isBrowserRequired } from './e2e/chromium.ts';

// Vite would load graphql's ESM build beside the CommonJS one that Node gives to Apollo: two graphqls, one too many.
const oneGraphql = { alias: [{ find: /^graphql$/, replacement: 'graphql/index.js' }] };

const project = (name: string, include: string[], options: object = {}) => ({
  resolve: oneGraphql,
  test: { name, include, setupFiles: ['./scripts/fail-on-console.ts'], ...options },
});

const withDatabase = {
  globalSetup: './bff/contract/global-setup.ts',
  testTimeout: 30_000,
  hookTimeout: 60_000,
};

const withBrowser = {
  ...withDatabase,
  globalSetup: [withDatabase.globalSetup, './e2e/global-setup.ts'],
  testTimeout: 90_000,
};

const START = 'scripts/npm-start.test.ts';
const WALK = 'e2e/walk.e2e.test.ts';
const SCREENSHOTS = 'e2e/screenshots.e2e.test.ts';

const hasBrowserTests = chromiumPath() !== undefined || isBrowserRequired;
if (!hasBrowserTests) console.log(`skipped: the browser tests. ${NO_CHROMIUM}`);

const browserProjects = [
  project('walk', [WALK], withBrowser),
  project('browser', ['e2e/**/*.test.ts'], { ...withBrowser, exclude: [WALK, SCREENSHOTS] }),
  project('screenshots', [SCREENSHOTS], withBrowser),
];

export default defineConfig({
  test: {
    maxWorkers: availableParallelism(),
    projects: [
      project(
        'unit',
        ['domain/**/*.test.ts', 'bff/src/**/*.test.ts', 'scripts/**/*.test.ts', 'client/src/**/*.test.ts'],
        { exclude: [START] },
      ),
      project('start', [START]),
      project('contract', ['bff/contract/**/*.test.ts', 'bff/cli/**/*.test.ts'], withDatabase),
      ...(hasBrowserTests ? browserProjects : []),
    ],
  },
});
