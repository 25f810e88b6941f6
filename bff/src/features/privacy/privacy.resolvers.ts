import type { RootFields } from '../../graphql/root-fields.ts';
import { readMyData } from './my-data.operations.ts';

export const privacyFields = { Query: { myData: readMyData } } satisfies RootFields;
