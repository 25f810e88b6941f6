import type { SerializedError } from 'vitest';
import type { Reporter, TestCase, TestModule } from 'vitest/node';
import { addCount } from './add-count.ts';

const REASON = /\(.+\)/;

const testsOf = (module: TestModule, state: 'passed' | 'failed' | 'skipped') => [
  ...module.children.allTests(state),
];

/** Of a file that does not load, or whose hook fails, no test has failed: it is one failed test. */
const failuresOf = (module: TestModule) => {
  const failed = testsOf(module, 'failed').length;
  return failed === 0 && module.state() === 'failed' ? 1 : failed;
};

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

/** The note of `skip()`, where the title has no reason in brackets. */
const reasonOf = (test: TestCase) => {
  if (REASON.test(test.fullName)) return '';
  const result = test.result();
  return ` (${(result.state === 'skipped' && result.note) || 'no reason in title or note'})`;
};

/** Prints each skipped test with its reason, and counts the run for CI. */
export default class CountReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandledErrors: readonly SerializedError[]) {
    const skipped = modules.flatMap((module) => testsOf(module, 'skipped'));
    for (const test of skipped) {
      console.log(`skipped: ${test.fullName}${reasonOf(test)}`);
    }
    addCount({
      passed: sum(modules.map((module) => testsOf(module, 'passed').length)),
      failed: sum(modules.map(failuresOf)) + unhandledErrors.length,
      skipped: skipped.length,
    });
  }
}
