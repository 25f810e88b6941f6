import { writeFileSync } from 'node:fs';
import { folderEdges, mapPage } from './folder-map.ts';

writeFileSync('docs/map.md', mapPage(await folderEdges()));
