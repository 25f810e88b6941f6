import type { AuditApi } from '../academy-api.ts';
import type { GraphqlCaller } from './graphql-caller.ts';
import { connectionOf } from './graphql-selections.ts';

// Elsewhere `type` and `reason` are enums.
const ENTRY = `id at actor { id label } action subject { kind: type id label } changes { field before after }
  requestId outcome sentence: reason`;

export const auditApi = ({ query }: GraphqlCaller): AuditApi => ({
  auditTrail: (args) => query('auditTrail', connectionOf(ENTRY), args),
});
