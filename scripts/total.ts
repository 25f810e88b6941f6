import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

type Report = { numPassedTests: number; numFailedTests: number; numPendingTests: number };

const [folder = '.'] = process.argv.slice(2);
const reports = readdirSync(folder).map((file): Report =>
  JSON.parse(readFileSync(join(folder, file), 'utf8')),
);
const sum = (key: keyof Report) => reports.reduce((total, report) => total + report[key], 0);
const skipped = sum('numPendingTests');

console.log(
  `${sum('numPassedTests')} passed, ${sum('numFailedTests')} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`,
);
