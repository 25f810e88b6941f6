import type { RootFields } from '../../graphql/root-fields.ts';
import { readAuditTrail } from './audit.operations.ts';

export const auditFields = { Query: { auditTrail: readAuditTrail } } satisfies RootFields;
