import type { Resolvers } from '../../graphql/generated.ts';
import type { RootFields } from '../../graphql/root-fields.ts';
import { getHealth } from './health.operations.ts';
import { getRelease } from './release.operations.ts';

export const healthFields = { Query: { health: getHealth, release: getRelease } } satisfies RootFields;

export const healthTypes: Resolvers = {
  Health: { sendsMail: (_health, _none, { mail }) => mail !== null },
};
