import { defineConfig } from 'vitest/config';

const project = (name: string, include: string[], options: object = {}) => ({
  test: { name, include, setupFiles: ['./scripts/fail-on-console.ts'], ...options },
});

const withDatabase = { globalSetup: './bff/contract/global-setup.ts', testTimeout: 30_000, hookTimeout: 60_000 };

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      project('unit', ['domain/**/*.test.ts', 'bff/src/**/*.test.ts', 'scripts/**/*.test.ts']),
      project('engine', ['bff/embedded-mongo/**/*.test.ts'], {
        setupFiles: [],
        testTimeout: 120_000,
        hookTimeout: 60_000,
      }),
      project('contract', ['bff/contract/**/*.test.ts', 'bff/cli/**/*.test.ts'], withDatabase),
      project('browser', ['client/e2e/**/*.test.ts'], { ...withDatabase, testTimeout: 90_000 }),
    ],
  },
});
