import * as v from 'valibot';
import { bookFilterSchema, bookMonthSchema } from '#domain/firearms/book.schema.ts';
import type { BookEntry } from '#domain/firearms/book.ts';
import { daysOfMonth } from '#domain/dates/months.ts';
import { readConnection, type Connection } from '../../lists/connection.ts';
import { pageEntries } from '../../lists/page.ts';
import { mapBatches, rowBatches } from '../../lists/row-batches.ts';
import { staff } from '../../operation/access.ts';
import type { Ctx } from '../../operation/context.ts';
import { operation } from '../../operation/operation.ts';
import { viewOfList } from '../../lists/view-of-list.ts';
import { bookPdf } from '../../web/pdf/book-pdf.ts';
import { pdfFile } from '../../web/pdf/pdf-file.ts';
import { NEWEST, OLDEST, soughtBy, toBookEntry } from './book.ts';

/** Everything that moved, newest first: weapons, those of students, ammunition that was entered, closings of days. */
export const listFirearmBook = operation({
  field: 'Query.firearmBook',
  access: staff,
  input: v.object({ ...bookFilterSchema.entries, ...pageEntries(NEWEST) }),
  view: (_, { input }) => viewOfList('firearm.viewBook', 'libro de armas')(input),
  run: async ({ ctx, input: { from, to, serial, ...page } }): Promise<Connection<BookEntry>> => {
    const filter = await soughtBy({ from, to, serial });
    const read = await readConnection({ order: NEWEST, filter, page, toNode: (row) => row });
    const edges = await Promise.all(
      read.edges.map(async ({ cursor, node }) => ({ cursor, node: await toBookEntry(ctx, node) })),
    );
    return { ...read, edges, nodes: edges.map(({ node }) => node) };
  },
});

type Filter = v.InferOutput<typeof bookFilterSchema>;

/** Oldest first, for files. */
export const bookBatches = async (ctx: Ctx, filter: Filter) =>
  mapBatches(rowBatches(OLDEST, await soughtBy(filter)), (rows) =>
    Promise.all(rows.map((row) => toBookEntry(ctx, row))),
  );

/** The book of a month, with its pages numbered. */
export const getBookPdf = operation({
  access: staff,
  staffRow: 'GET /api/firearms/book/{month}/sheet.pdf',
  input: bookMonthSchema,
  view: (_, { input: { month } }) => ({
    action: 'firearm.viewBook',
    subject: { type: 'firearmBook', id: month, label: month },
  }),
  run: async ({ ctx, input: { month } }) => {
    const entries: BookEntry[] = [];
    for await (const batch of await bookBatches(ctx, daysOfMonth(month))) entries.push(...batch);
    return pdfFile(`libro-de-armas-${month}`, await bookPdf({ month, entries, printedAt: ctx.now }));
  },
});
