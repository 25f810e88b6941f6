import { defineConfig } from 'vitest/config';

export default defineConfig({
  root: import.meta.dirname,
  test: {
    maxWorkers: 2,
    hookTimeout: 60_000,
    projects: [
      {
        extends: true,
        test: { name: 'engine', include: ['test/**/*.test.ts'], testTimeout: 120_000 },
      },
      {
        extends: true,
        test: {
          name: 'comparison',
          include: ['comparison/**/*.test.ts'],
          globalSetup: './comparison/global-setup.ts',
          testTimeout: 15 * 60_000,
        },
      },
    ],
  },
});
