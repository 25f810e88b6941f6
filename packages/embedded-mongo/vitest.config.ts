import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Begun at the end, it would keep one worker busy while the others have nothing to do. */
const LONG = '/test/engine-start.test.ts';

class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const isLong = ({ moduleId }: TestSpecification) => moduleId.endsWith(LONG);
    const sorted = await super.sort(files);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}

export default defineConfig({
  root: import.meta.dirname,
  test: {
    // Most of these tests wait for processes that they start and end.
    maxWorkers: availableParallelism() * 2,
    hookTimeout: 60_000,
    // One worker runs many files: reading the modules takes longer than most tests.
    isolate: false,
    sequence: { sequencer: LongFirst },
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
