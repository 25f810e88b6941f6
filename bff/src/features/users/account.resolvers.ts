import type { RootFields } from '../../graphql/root-fields.ts';
import { updateUser } from './account.operations.ts';

export const accountFields = { Mutation: { updateUser } } satisfies RootFields;
