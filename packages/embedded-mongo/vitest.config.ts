import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  root: import.meta.dirname,
  test: {
    // Most of these tests wait for processes that they start and end.
    maxWorkers: availableParallelism() * 2,
    hookTimeout: 60_000,
    // One worker runs many files: reading the modules takes longer than most tests.
    isolate: false,
    projects: [
      {
        extends: true,
        test: {
          name: 'engine',
          include: ['test/**/*.test.ts'],
          exclude: ['**/*.proof.test.ts'],
          testTimeout: 120_000,
        },
      },
      {
        extends: true,
        test: { name: 'proofs', include: ['test/**/*.proof.test.ts'], testTimeout: 120_000 },
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
