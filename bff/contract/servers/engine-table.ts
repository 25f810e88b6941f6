import * as v from 'valibot';

type Tests = { passed: number; failed: number; skipped: number };
export type Counts = Tests & { skippedTests: string[] };
export type Row = Counts & { engine: string };

const Report = v.object({
  testResults: v.array(
    v.object({
      name: v.string(),
      status: v.string(),
      assertionResults: v.array(v.object({ status: v.string(), fullName: v.string() })),
    }),
  ),
});

/** The project `contract`: proofs are another one, and may be in the same report. */
const CONTRACT_FILE = /[/\\]bff[/\\](contract|cli)[/\\](?!proofs[/\\])(?!.*\.proof\.test\.ts$)/;

type Form = { endings: readonly string[]; without: readonly string[]; title: RegExp };

const LONG_FORM: Form = { endings: [''], without: [], title: /^/ };

/**
 * The rules and the races: what may differ between database servers. Left out: start-up, transport, command line (backups
 * too), what is decided without the database or by comparing what it gave, and the rules by REST, which run the same
 * operations as by GraphQL.
 */
export const SHORT_FORM: Form = {
  endings: ['.contract.test.ts', 'races.test.ts', 'sweep.test.ts'],
  without: [
    'limits.contract.test.ts',
    'key-scope.contract.test.ts',
    'register-input.contract.test.ts',
    'booking-input.contract.test.ts',
  ],
  title: /^(?!.* (by REST|rejects an empty key|is rejected with another payload under the same key))/,
};

export const hasFile = ({ endings, without }: Form, name: string): boolean =>
  endings.some((ending) => name.endsWith(ending)) && !without.some((ending) => name.endsWith(ending));

type TestFile = { status: string; assertionResults: ReadonlyArray<{ status: string }> };

/** Of a file that does not load, or whose hook fails, no test has failed: it is one failed test. */
const failedWhole = ({ status, assertionResults }: TestFile): boolean =>
  status === 'failed' && !assertionResults.some((test) => test.status === 'failed');

/** The results in vitest's JSON report of the contract suite, or of its tests that belong to a form. */
export const countTests = (text: string, form: Form = LONG_FORM): Counts => {
  const { testResults } = v.parse(Report, JSON.parse(text));
  const files = testResults.filter(({ name }) => CONTRACT_FILE.test(name) && hasFile(form, name));
  const tests = files
    .flatMap((file) => file.assertionResults)
    .filter(({ fullName }) => form.title.test(fullName));
  const withStatus = (status: string) => tests.filter((test) => test.status === status);
  return {
    passed: withStatus('passed').length,
    failed: withStatus('failed').length + files.filter(failedWhole).length,
    skipped: withStatus('skipped').length,
    skippedTests: withStatus('skipped').map(({ fullName }) => fullName),
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
