import { connectGraphql } from './drivers/graphql.ts';
import { connectRest } from './drivers/rest.ts';
import type { Connect } from './academy-api.ts';

/** For describe.each: the same rules on both surfaces. Tests are counted by the end of the title: `by REST` or `by GraphQL`. */
export const surfaces: ['REST' | 'GraphQL', Connect][] = [
  ['REST', connectRest],
  ['GraphQL', connectGraphql],
];
