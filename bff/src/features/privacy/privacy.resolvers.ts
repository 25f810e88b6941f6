import type { RootFields } from '../../graphql/root-fields.ts';
import { readMyData } from './my-data.operations.ts';

import { requestDeletion, settleDeletion, withdrawDeletion } from './deletion.operations.ts';

export const privacyFields = {
  Query: { myData: readMyData },
  Mutation: { requestDeletion, withdrawDeletion, settleDeletion },
} satisfies RootFields;
