import { readFileSync } from 'node:fs';

/** The text of schema.graphql. */
export const sdl = readFileSync(new URL('../../../schema.graphql', import.meta.url), 'utf8');
