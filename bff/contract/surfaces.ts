import { connectGraphql } from './drivers/graphql.ts';
import { connectRest } from './drivers/rest.ts';
import type { Connect } from './academy-api.ts';

/** For describe.each: the same rules, asked through both doors. The names are what global-setup counts by. */
export const surfaces: { surface: 'REST' | 'GraphQL'; connect: Connect }[] = [
  { surface: 'REST', connect: connectRest },
  { surface: 'GraphQL', connect: connectGraphql },
];
