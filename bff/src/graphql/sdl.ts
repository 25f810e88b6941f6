import { readFileSync } from 'node:fs';

export const sdl = readFileSync(new URL('../../../schema.graphql', import.meta.url), 'utf8');
