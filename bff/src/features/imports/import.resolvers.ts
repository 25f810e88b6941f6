import type { RootFields } from '../../graphql/root-fields.ts';
import { importUsers } from './import.operations.ts';

export const importFields = { Mutation: { importUsers } } satisfies RootFields;
