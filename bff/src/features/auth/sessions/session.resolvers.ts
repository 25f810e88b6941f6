import type { RootFields } from '../../../graphql/root-fields.ts';
import { endOtherSessions, endSession, listMySessions } from './session.operations.ts';

export const sessionFields = {
  Query: { mySessions: listMySessions },
  Mutation: { endSession, endOtherSessions },
} satisfies RootFields;
