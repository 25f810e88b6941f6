import type { RootFields } from '../../graphql/root-fields.ts';
import { getHealth } from './health.operations.ts';

export const healthFields = { Query: { health: getHealth } } satisfies RootFields;
