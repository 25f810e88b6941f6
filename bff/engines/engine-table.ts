import * as v from 'valibot';

type Tests = { passed: number; failed: number; skipped: number };
export type Counts = Tests & { byEngine: Record<string, Tests>; skippedTests: string[] };
export type Row = Tests & { suite: string; engine: string; skippedTests: string[] };

const Report = v.object({
  numPassedTests: v.number(),
  numFailedTests: v.number(),
  numPendingTests: v.number(),
  testResults: v.array(
    v.object({
      status: v.string(),
      assertionResults: v.array(
        v.object({ status: v.string(), fullName: v.string(), ancestorTitles: v.array(v.string()) }),
      ),
    }),
  ),
});

/** What vitest's JSON report says, in all and by the outermost title that names an engine. */
export const countTests = (text: string): Counts => {
  const report = v.parse(Report, JSON.parse(text));
  const byEngine: Record<string, Tests> = {};
  // A file that does not even load has no tests to count: it is one failure.
  const unloaded = report.testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.length === 0,
  );
  const tests = report.testResults.flatMap((file) => file.assertionResults);
  for (const { status, ancestorTitles } of tests) {
    const counts = (byEngine[ancestorTitles.join(' ')] ??= { passed: 0, failed: 0, skipped: 0 });
    if (status === 'passed') counts.passed++;
    else if (status === 'failed') counts.failed++;
    else counts.skipped++;
  }
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + unloaded.length,
    skipped: report.numPendingTests,
    byEngine,
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
    '| suite | passed | failed | skipped |',
    '| --- | --- | --- | --- |',
    ...rows.map(
      ({ suite, engine, passed, failed, skipped }) =>
        `| ${[suite, engine].filter(Boolean).join(', ')} | ${passed} | ${failed} | ${skipped} |`,
    ),
    ...absent.map(({ engine, reason }) => `| ${engine} | not run: ${reason} | | |`),
    '',
    ...rows.flatMap(({ engine, skippedTests }) =>
      skippedTests.map((name) => `skipped on ${engine}: ${name}`),
    ),
  ].join('\n');
