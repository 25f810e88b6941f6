import type { SerializedError } from 'vitest';
import type { Reporter, TestCase, TestModule, TestSuite } from 'vitest/node';
import { addCount } from './add-count.ts';

const REASON = /\(.+\)/;

const testsOf = (module: TestModule, state: 'passed' | 'failed' | 'skipped') => [
  ...module.children.allTests(state),
];

/** Of files that do not load and of hooks that fail: no test of theirs has failed. */
const suiteFailuresOf = (module: TestModule) =>
  [module, ...module.children.allSuites()].filter((suite) => suite.errors().length > 0);

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

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

const printFailures = (module: TestModule) => {
  const tests = testsOf(module, 'failed').map((test) => ({ failed: test, errors: test.result().errors }));
  const suites = suiteFailuresOf(module).map((suite) => ({ failed: suite, errors: suite.errors() }));
  for (const { failed, errors } of [...suites, ...tests]) {
    console.log(`failed: ${module.relativeModuleId}${nameOf(failed)}\n${textOf(errors)}`);
  }
};

/** Prints skipped tests with their reasons, then what failed, and counts the run for CI. */
export default class CountReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandledErrors: readonly SerializedError[]) {
    const skipped = modules.flatMap((module) => testsOf(module, 'skipped'));
    for (const test of skipped.filter((each) => !isBelowFailure(each))) {
      console.log(`skipped: ${test.fullName}${reasonOf(test)}`);
    }
    modules.forEach(printFailures);
    for (const error of unhandledErrors) console.log(`failed: outside of tests\n${textOf([error])}`);
    addCount({
      passed: sum(modules.map((module) => testsOf(module, 'passed').length)),
      failed:
        sum(modules.map((module) => testsOf(module, 'failed').length + suiteFailuresOf(module).length)) +
        unhandledErrors.length,
      skipped: skipped.length,
    });
  }
}
