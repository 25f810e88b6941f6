import { connectGraphql } from './drivers/graphql.ts';
import { connectRest } from './drivers/rest.ts';
import type { Connect } from './academy-api.ts';

/** For describe.each: the same rules, asked through both doors. Titles end in `by REST` or `by GraphQL`, and are counted by it. */
export const surfaces: ['REST' | 'GraphQL', Connect][] = [
  ['REST', connectRest],
  ['GraphQL', connectGraphql],
];
