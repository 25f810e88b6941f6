import { writeFileSync } from 'node:fs';
import { PAGES, pageOf } from './security-page.ts';

for (const path of PAGES) writeFileSync(path, await pageOf(path));
