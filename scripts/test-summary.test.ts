import { expect, it } from 'vitest';
import { summarise, type Suite } from './test-summary.ts';

const aSuite = (name: string, differences: Partial<Suite['report']> = {}): Suite => ({
  name,
  report: { numPassedTests: 10, numFailedTests: 0, startTime: 1_000, ...differences },
  writtenAt: 43_400,
});

it('the last line is the total of all suites', () => {
  const lines = summarise([aSuite('test'), aSuite('test-browser', { numPassedTests: 5, numFailedTests: 2 })]);
  expect(lines.at(-1)).toBe('15 passed, 2 failed');
});

it('each suite has a line with its counts and seconds', () => {
  expect(summarise([aSuite('test', { numFailedTests: 3 })])[0]).toMatch(/^test +10 passed +3 failed +42 s$/);
  expect(summarise([aSuite('engines', { startTime: undefined })])[0]).toMatch(
    /^engines +10 passed +0 failed +-$/,
  );
});

it('a skipped test is listed with the reason in its title, or as one that gives none', () => {
  const assertionResults = [
    { status: 'passed', fullName: 'runs' },
    { status: 'skipped', fullName: 'mongosh connects (no mongosh here)' },
    { status: 'pending', fullName: 'is left out' },
  ];
  expect(summarise([aSuite('test', { testResults: [{ assertionResults }] })]).slice(0, -2)).toEqual([
    'skipped: mongosh connects (no mongosh here)',
    'skipped: is left out (no reason in its title)',
  ]);
});

it('a failed test is listed with the suite and the first line of its error', () => {
  const failed = {
    status: 'failed',
    fullName: 'the page fits',
    failureMessages: ['Error: 10 px too wide\n    at a.ts'],
  };
  const suite = aSuite('test-browser', { testResults: [{ assertionResults: [failed] }] });
  expect(summarise([suite])[0]).toBe('failed in test-browser: the page fits: Error: 10 px too wide');
});
