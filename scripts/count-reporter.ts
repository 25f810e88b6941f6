import type { SerializedError } from 'vitest';
import type { Reporter, TestCase, TestModule, TestSuite } from 'vitest/node';
import { addCount } from './add-count.ts';

const REASON = /\(.+\)/;

const testsOf = (module: TestModule, state: 'passed' | 'failed' | 'skipped') => [
  ...module.children.allTests(state),
];

/** The note of `skip()`, where the title has no reason in brackets. */
const reasonOf = (test: TestCase) => {
  if (REASON.test(test.fullName)) return '';
  const result = test.result();
  return ` (${(result.state === 'skipped' && result.note) || 'no reason in title or note'})`;
};

/** A hook that fails skips each test below it: one line says so for all. */
const isBelowFailure = ({ parent }: TestCase | TestSuite): boolean => {
  if (parent.errors().length > 0) return true;
  return parent.type === 'suite' && isBelowFailure(parent);
};

const textOf = (errors: readonly { message: string; stack?: string }[] | undefined) =>
  errors?.[0]?.stack ?? errors?.[0]?.message ?? '';

const nameOf = (failed: TestCase | TestSuite | TestModule) =>
  failed.type === 'module' ? '' : ` > ${failed.fullName}`;

/** One line of each: a hook or a file that fails is no failed test. */
const failuresOf = (module: TestModule) => {
  const suites = [module, ...module.children.allSuites()].filter((suite) => suite.errors().length > 0);
  return [
    ...suites.map((suite) => ({ failed: suite, errors: suite.errors() })),
    ...testsOf(module, 'failed').map((test) => ({ failed: test, errors: test.result().errors })),
  ].map(({ failed, errors }) => `failed: ${module.relativeModuleId}${nameOf(failed)}\n${textOf(errors)}`);
};

/** Prints skipped tests with their reasons, then what failed, and counts the run for CI. */
export default class CountReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandledErrors: readonly SerializedError[]) {
    const skipped = modules.flatMap((module) => testsOf(module, 'skipped'));
    for (const test of skipped.filter((each) => !isBelowFailure(each))) {
      console.log(`skipped: ${test.fullName}${reasonOf(test)}`);
    }
    const failures = [
      ...modules.flatMap(failuresOf),
      ...unhandledErrors.map((error) => `failed: outside of tests\n${textOf([error])}`),
    ];
    for (const failure of failures) console.log(failure);
    addCount({
      passed: modules.flatMap((module) => testsOf(module, 'passed')).length,
      failed: failures.length,
      skipped: skipped.length,
    });
  }
}
