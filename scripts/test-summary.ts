type TestCase = { status: string; fullName: string; failureMessages?: string[] };
type TestFile = { assertionResults: TestCase[] };

/** What a suite leaves behind, as far as it is read here; vitest's JSON report and that of the database servers alike. */
type Report = {
  numPassedTests: number;
  numFailedTests: number;
  startTime?: number;
  testResults?: TestFile[];
};

/** A report under the name of its suite, and when it was written. */
export type Suite = { name: string; report: Report; writtenAt: number };

const REASON = /\(.+\)/;

const secondsOf = ({ report: { startTime }, writtenAt }: Suite) =>
  startTime === undefined ? '-' : `${Math.round((writtenAt - startTime) / 1_000)} s`;

const skippedIn = ({ report: { testResults = [] } }: Suite) =>
  testResults
    .flatMap((file) => file.assertionResults)
    .filter(({ status }) => status === 'skipped' || status === 'pending')
    .map(({ fullName }) => `skipped: ${fullName}${REASON.test(fullName) ? '' : ' (no reason in its title)'}`);

const failedIn = ({ name, report: { testResults = [] } }: Suite) =>
  testResults
    .flatMap((file) => file.assertionResults)
    .filter(({ status }) => status === 'failed')
    .map(
      ({ fullName, failureMessages: [message = ''] = [] }) =>
        `failed in ${name}: ${fullName}: ${message.split('\n')[0]}`,
    );

const suiteLine = (suite: Suite) => {
  const { numPassedTests, numFailedTests } = suite.report;
  const counts = [`${numPassedTests} passed`, `${numFailedTests} failed`];
  return [
    suite.name.padEnd(14),
    ...counts.map((count) => count.padStart(12)),
    secondsOf(suite).padStart(8),
  ].join('');
};

/** Reasons of skipped and failed tests, a line for each suite with its seconds, and the total as the last line. */
export const summarise = (suites: Suite[]) => {
  const sum = (key: 'numPassedTests' | 'numFailedTests') =>
    suites.reduce((total, { report }) => total + report[key], 0);
  return [
    ...suites.flatMap(skippedIn),
    ...suites.flatMap(failedIn),
    ...suites.map(suiteLine),
    `${sum('numPassedTests')} passed, ${sum('numFailedTests')} failed`,
  ];
};
