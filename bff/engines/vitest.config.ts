import { defineConfig } from 'vitest/config';

/** Apart from `npm test`: these tests need a second server, which not every machine can have. */
export default defineConfig({
  test: {
    name: 'differential',
    root: import.meta.dirname,
    include: ['differential/**/*.test.ts'],
    globalSetup: './differential/global-setup.ts',
    maxWorkers: 1,
    testTimeout: 15 * 60_000,
    hookTimeout: 60_000,
  },
});
