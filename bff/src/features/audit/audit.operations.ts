import * as v from 'valibot';
import { auditFilterSchema, type AuditFilter } from '#domain/audit/audit.schema.ts';
import { staff } from '../../operation/access.ts';
import { readConnection } from '../../lists/connection.ts';
import { operation } from '../../operation/operation.ts';
import { pageEntries } from '../../lists/page.ts';
import { rowOrder } from '../../lists/row-order.ts';
import { AuditEntryModel, NEWEST_FIRST, toAuditEntry, type AuditEntryDocument } from './audit.model.ts';

const NEWEST_ENTRIES = rowOrder<AuditEntryDocument>(AuditEntryModel, NEWEST_FIRST);

/** Earlier than any entry. With a condition on the first field of an index, a server counts from the index alone. */
const EARLIEST = new Date(0);

const spanOf = ({ from, to }: AuditFilter) => ({
  $gte: from ? new Date(from) : EARLIEST,
  ...(to ? { $lt: new Date(to) } : {}),
});

const conditionsOf = (filter: AuditFilter) => ({
  ...(filter.actorId ? { actorId: filter.actorId } : {}),
  ...(filter.subjectId ? { subjectId: filter.subjectId } : {}),
  ...(filter.action ? { action: filter.action } : {}),
  at: spanOf(filter),
});

export const readAuditTrail = operation({
  field: 'Query.auditTrail',
  access: staff,
  input: v.object({ filter: v.nullish(auditFilterSchema), ...pageEntries(NEWEST_ENTRIES) }),
  run: ({ input: { filter, ...page } }) =>
    readConnection({
      order: NEWEST_ENTRIES,
      filter: conditionsOf(filter ?? {}),
      page,
      toNode: toAuditEntry,
    }),
});
