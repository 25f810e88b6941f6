import { readFileSync, readdirSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { summarise, type Suite } from './test-summary.ts';

const [folder = '.'] = process.argv.slice(2);

const suites = readdirSync(folder)
  .filter((file) => file.endsWith('.json'))
  .map((file): Suite => {
    const path = join(folder, file);
    const report: Suite['report'] = JSON.parse(readFileSync(path, 'utf8'));
    return { name: basename(file, '.json'), report, writtenAt: statSync(path).mtimeMs };
  });

for (const line of summarise(suites)) console.log(line);
