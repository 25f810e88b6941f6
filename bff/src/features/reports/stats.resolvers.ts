import type { RootFields } from '../../graphql/root-fields.ts';
import { getStats } from './stats.operations.ts';

export const statsFields = { Query: { adminStats: getStats } } satisfies RootFields;
