import * as v from 'valibot';
import { instant, line } from '../schema.ts';

const word = v.nullish(line({ min: 1, max: 64 }));

/** Entries of the audit trail: `from` included, `to` excluded. */
export const auditFilterSchema = v.object({
  actorId: word,
  subjectId: word,
  action: word,
  from: v.nullish(instant()),
  to: v.nullish(instant()),
});

export type AuditFilter = v.InferOutput<typeof auditFilterSchema>;
