import { createSchema } from './graphql/apollo.ts';
import { operations } from './operations.ts';
import { typeResolvers } from './type-resolvers.ts';

/** schema.graphql with its resolvers: one for all servers of a process, as it takes about 45 ms to make. */
export const schema = createSchema({ operations, typeResolvers });
