import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { BASELINE, baselineOf, breakingChanges, readBaseline, readContract } from './contract-changes.ts';

const { breaking } = parseArgs({ options: { breaking: { type: 'boolean', default: false } } }).values;

const contract = readContract();
const broken = breakingChanges(readBaseline(), contract);
if (broken.length > 0 && !breaking) {
  console.error(['These changes break clients; accept them all with --breaking:', ...broken].join('\n'));
  process.exitCode = 1;
} else {
  writeFileSync(BASELINE, baselineOf(contract));
  console.log([`${BASELINE} written.`, ...broken].join('\n'));
}
