import * as v from 'valibot';
import { auditFilterSchema, type AuditFilter } from '#domain/audit/audit.schema.ts';
import { admin } from '../../access.ts';
import { readConnection } from '../../connection.ts';
import { operation } from '../../operation.ts';
import { pageEntries } from '../../page.ts';
import { rowOrder } from '../../row-order.ts';
import { AuditEntryModel, NEWEST_FIRST, toAuditEntry, type AuditEntryDocument } from './audit.model.ts';

const NEWEST_ENTRIES = rowOrder<AuditEntryDocument>(AuditEntryModel, NEWEST_FIRST);

const spanOf = ({ from, to }: AuditFilter) => ({
  ...(from ? { $gte: new Date(from) } : {}),
  ...(to ? { $lt: new Date(to) } : {}),
});

const conditionsOf = (filter: AuditFilter) => ({
  ...(filter.actorId ? { 'actor.id': filter.actorId } : {}),
  ...(filter.subjectId ? { 'subject.id': filter.subjectId } : {}),
  ...(filter.action ? { action: filter.action } : {}),
  ...(filter.from || filter.to ? { at: spanOf(filter) } : {}),
});

export const readAuditTrail = operation({
  access: admin,
  input: v.object({ filter: v.nullish(auditFilterSchema), ...pageEntries(NEWEST_ENTRIES) }),
  run: (_, { filter, ...page }) =>
    readConnection({
      order: NEWEST_ENTRIES,
      filter: filter ? conditionsOf(filter) : {},
      page,
      toNode: toAuditEntry,
    }),
});
