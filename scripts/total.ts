import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

type Report = {
  numPassedTests: number;
  numFailedTests: number;
  testResults?: Array<{ assertionResults: Array<{ status: string; fullName: string }> }>;
};

const [folder = '.'] = process.argv.slice(2);
const reports = readdirSync(folder).map((file): Report =>
  JSON.parse(readFileSync(join(folder, file), 'utf8')),
);
const sum = (key: 'numPassedTests' | 'numFailedTests') =>
  reports.reduce((total, report) => total + report[key], 0);
const skipped = reports
  .flatMap(({ testResults = [] }) => testResults.flatMap((file) => file.assertionResults))
  .filter(({ status }) => status === 'skipped');

for (const { fullName } of skipped) console.log(`skipped: ${fullName}`);
console.log(`${sum('numPassedTests')} passed, ${sum('numFailedTests')} failed`);
