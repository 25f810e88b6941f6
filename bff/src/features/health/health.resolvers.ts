import type { Resolvers } from '../../graphql/generated.ts';
import type { RootFields } from '../../graphql/root-fields.ts';
import { getHealth } from './health.operations.ts';

export const healthFields = { Query: { health: getHealth } } satisfies RootFields;

export const healthTypes: Resolvers = {
  Health: { sendsMail: (_health, _none, { mail }) => mail !== null },
};
