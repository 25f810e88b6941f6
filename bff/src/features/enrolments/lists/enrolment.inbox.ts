import * as v from 'valibot';
import { isRecord } from '#domain/is-record.ts';
import {
  enrolmentFilterSchema,
  filterAt,
  type EnrolmentFilter,
} from '#domain/enrolments/enrolment.filter.ts';
import type { Enrolment } from '#domain/enrolments/enrolment.ts';
import { asOf, byChange, orderOfList, readChanges, updatedSinceEntry } from '../../../lists/changes.ts';
import { readConnection, type Connection } from '../../../lists/connection.ts';
import { connectionOfRows } from '../../../lists/page-of-rows.ts';
import { pageEntries, type PageInput } from '../../../lists/page.ts';
import type { RowOrder } from '../../../lists/row-order.ts';
import { scanConnection } from '../../../lists/scan-connection.ts';
import { staff } from '../../../operation/access.ts';
import { viewOfList } from '../../../operation/recorded-view.ts';
import { operation } from '../../../operation/operation.ts';
import { EnrolmentModel, toEnrolment, type EnrolmentDocument } from '../enrolment.model.ts';
import { orderOf, readingOf } from './enrolment.reading.ts';

const CHANGED_ENROLMENTS = byChange<EnrolmentDocument>(EnrolmentModel);

type Page = { order: RowOrder<EnrolmentDocument>; filter: EnrolmentFilter; page: PageInput };

const readEnrolments = async ({ filter, ...page }: Page): Promise<Connection<Enrolment>> => {
  const reading = await readingOf(filter);
  const list = { ...page, toNode: toEnrolment };
  if ('rows' in reading) return connectionOfRows({ ...list, ...reading });
  return reading.select ? scanConnection({ ...list, ...reading }) : readConnection({ ...list, ...reading });
};

export const listEnrolments = operation({
  field: 'Query.enrolments',
  access: staff,
  subject: (_, given) => {
    const usual = orderOf(isRecord(given.filter) ? given.filter : {});
    return orderOfList(given, { usual, changes: CHANGED_ENROLMENTS });
  },
  input: (_, order) =>
    v.object({
      filter: v.nullish(enrolmentFilterSchema, {}),
      ...updatedSinceEntry,
      ...pageEntries<EnrolmentDocument>(order),
    }),
  view: (_, { input }) => viewOfList('enrolment.viewList', 'inscripciones')(input),
  run: ({ ctx, input: { filter, updatedSince, ...page }, subject: order }) =>
    updatedSince
      ? readChanges({ order, updatedSince, now: ctx.now, others: filter, page, toNode: toEnrolment })
      : asOf(ctx.now, readEnrolments({ order, filter: filterAt(ctx.now, filter), page })),
});
