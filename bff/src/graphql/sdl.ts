import { readFileSync } from 'node:fs';

/** The GraphQL contract as it is written, descriptions included. */
export const sdl = readFileSync(new URL('../../../schema.graphql', import.meta.url), 'utf8');
