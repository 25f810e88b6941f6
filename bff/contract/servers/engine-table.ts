import * as v from 'valibot';

type Tests = { passed: number; failed: number; skipped: number };
export type Counts = Tests & { skippedTests: string[] };
export type Row = Counts & { engine: string };

const Report = v.object({
  numPassedTests: v.number(),
  numFailedTests: v.number(),
  numPendingTests: v.number(),
  testResults: v.array(
    v.object({
      status: v.string(),
      assertionResults: v.array(v.object({ status: v.string(), fullName: v.string() })),
    }),
  ),
});

/** What vitest's JSON report says. */
export const countTests = (text: string): Counts => {
  const report = v.parse(Report, JSON.parse(text));
  // A file that does not load has no tests to count: it is one failed test.
  const unloaded = report.testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.length === 0,
  );
  const tests = report.testResults.flatMap((file) => file.assertionResults);
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + unloaded.length,
    skipped: report.numPendingTests,
    skippedTests: tests.filter(({ status }) => status === 'skipped').map(({ fullName }) => fullName),
  };
};

export const firstLine = (text: string): string => text.trim().split('\n')[0] ?? '';

export const formatTable = (
  rows: readonly Row[],
  absent: ReadonlyArray<{ engine: string; reason: string }>,
): string =>
  [
    '',
    '| contract suite on | passed | failed | skipped |',
    '| --- | --- | --- | --- |',
    ...rows.map(
      ({ engine, passed, failed, skipped }) => `| ${engine} | ${passed} | ${failed} | ${skipped} |`,
    ),
    ...absent.map(({ engine, reason }) => `| ${engine} | not run: ${reason} | | |`),
    '',
    ...rows.flatMap(({ engine, skippedTests }) =>
      skippedTests.map((name) => `skipped on ${engine}: ${name}`),
    ),
  ].join('\n');
