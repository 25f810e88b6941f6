import { mapInOrder } from '../../operation/map-in-order.ts';
import * as v from 'valibot';
import { changesBetween } from '#domain/audit/audit.ts';
import { daysOfQuarter, isQuarterOver, quarterAfter, quarterOf } from '#domain/dates/quarters.ts';
import {
  withDays,
  type AmmunitionSheet,
  type NextAmmunitionSheet,
} from '#domain/firearms/ammunition-sheet.ts';
import { issueAmmunitionSheetSchema } from '#domain/firearms/ammunition-sheet.schema.ts';
import { messages } from '#domain/messages.ts';
import { CALIBERS } from '#domain/weapons/weapon.catalogue.ts';
import { DomainError } from '../../errors/domain-error.ts';
import { readConnection } from '../../lists/connection.ts';
import { windowOf } from '../../lists/day-window.ts';
import { pageEntries } from '../../lists/page.ts';
import { mapBatches, rowBatches } from '../../lists/row-batches.ts';
import { rowOrder } from '../../lists/row-order.ts';
import { staff, staffInPerson } from '../../operation/access.ts';
import { actorId, type Ctx } from '../../operation/context.ts';
import { requireById } from '../../operation/find-by-id.ts';
import { repeatable } from '../../operation/keyed-request.ts';
import { operation } from '../../operation/operation.ts';
import { ammunitionSheetPdf, type SheetEntry } from '../../web/pdf/ammunition-sheet-pdf.ts';
import { pdfFile } from '../../web/pdf/pdf-file.ts';
import { csvFile } from '../../csv/csv-file.ts';
import { sheetEntryColumns } from '../../csv/columns.ts';
import { personName, userLoader } from '../users/user.store.ts';
import { movedRounds } from './ammunition.ts';
import { AmmunitionModel, toAmmunitionEntry, type AmmunitionDocument } from './ammunition.model.ts';
import {
  AmmunitionSheetModel,
  toAmmunitionSheet,
  type AmmunitionSheetDocument,
  type StoredCaliber,
} from './ammunition-sheet.model.ts';
import { findHandOut, staffNameOf } from './firearm.store.ts';

const NEWEST = rowOrder<AmmunitionSheetDocument>(AmmunitionSheetModel, { number: -1 });

export const listAmmunitionSheets = operation({
  field: 'Query.ammunitionSheets',
  access: staff,
  input: v.object(pageEntries(NEWEST)),
  run: ({ input: page }) => readConnection({ order: NEWEST, filter: {}, page, toNode: toAmmunitionSheet }),
});

const lastSheet = () => AmmunitionSheetModel.findOne().sort({ number: -1 }).lean();

/** Sheets are issued in order, from the quarter of the first entry on. Null before that. */
const nextQuarter = async (last: AmmunitionSheetDocument | null) => {
  if (last) return quarterAfter(last.quarter);
  const first = await AmmunitionModel.findOne().sort({ createdAt: 1, _id: 1 }).lean();
  return first && quarterOf(first.createdAt);
};

export const getNextAmmunitionSheet = operation({
  field: 'Query.nextAmmunitionSheet',
  access: staff,
  input: v.object({}),
  run: async ({ ctx: { now } }): Promise<NextAmmunitionSheet | null> => {
    const quarter = await nextQuarter(await lastSheet());
    return quarter ? withDays({ quarter, isOver: isQuarterOver(quarter, now) }) : null;
  },
});

/**
 * From the cut of the sheet before to the last entry that is dated in the quarter or before. Dates of a ledger never
 * decrease, so that is all there is of the quarter; what is written later has a number above the cut.
 */
const figuresOf = async (
  caliber: string,
  quarter: string,
  last: AmmunitionSheetDocument | null,
): Promise<StoredCaliber> => {
  const before = last?.calibers.find((one) => one.caliber === caliber);
  const { from, to } = daysOfQuarter(quarter);
  const final = await AmmunitionModel.findOne({ caliber, createdAt: { $lt: windowOf(from, to).$lt } })
    .sort({ createdAt: -1, seq: -1 })
    .lean();
  const [cutFrom, cutTo] = [before?.cutTo ?? 0, final?.seq ?? 0];
  return {
    caliber,
    cutFrom,
    cutTo,
    opening: before?.closing ?? 0,
    closing: final?.balance ?? 0,
    ...(await movedRounds({ caliber, seq: { $gt: cutFrom, $lte: cutTo } })),
  };
};

export const issueAmmunitionSheet = operation({
  field: 'Mutation.issueAmmunitionSheet',
  access: staffInPerson,
  input: issueAmmunitionSheetSchema,
  repeat: repeatable(AmmunitionSheetModel, toAmmunitionSheet),
  audit: {
    action: 'ammunition.issueSheet',
    about: (_, { input: { quarter } }) => ({ type: 'ammunitionSheet', id: quarter, label: quarter }),
    changes: ({ input, result }) => changesBetween({}, { ...input, number: result?.number }),
  },
  run: async ({ ctx, input: { quarter } }): Promise<AmmunitionSheet> => {
    const last = await lastSheet();
    if (last && quarter <= last.quarter) throw new DomainError('SHEET_ISSUED', messages.sheetIssued);
    if (!isQuarterOver(quarter, ctx.now)) throw new DomainError('QUARTER_NOT_OVER', messages.quarterNotOver);
    if (quarter !== (await nextQuarter(last))) {
      throw new DomainError('SHEET_OUT_OF_ORDER', messages.sheetOutOfOrder);
    }
    const document = await AmmunitionSheetModel.create({
      quarter,
      number: (last?.number ?? 0) + 1,
      issuedAt: ctx.now,
      issuedBy: actorId(ctx.actor),
      calibers: await mapInOrder(CALIBERS, (caliber) => figuresOf(caliber, quarter, last)),
    });
    return toAmmunitionSheet(document.toObject());
  },
});

const requireSheet = requireById<AmmunitionSheetDocument>(AmmunitionSheetModel, 'AMMUNITION_SHEET_NOT_FOUND');

export const issuerNameOf = async (ctx: Ctx, { issuedById }: Pick<AmmunitionSheet, 'issuedById'>) =>
  personName(await userLoader(ctx).load(issuedById));

const viewOfSheet = ({ quarter }: AmmunitionSheetDocument) => ({
  action: 'ammunition.viewSheet',
  subject: { type: 'ammunitionSheet', id: quarter, label: quarter },
});

const fileName = ({ quarter }: AmmunitionSheetDocument) => `planilla-municion-${quarter}`;

export const getAmmunitionSheetPdf = operation({
  access: staff,
  staffRow: 'GET /api/ammunition/sheets/{id}/sheet.pdf',
  subject: (_, { id }) => requireSheet(id),
  view: (_, { subject }) => viewOfSheet(subject),
  run: async ({ ctx, subject: document }) => {
    const sheet = toAmmunitionSheet(document);
    const { $gte: start } = windowOf(sheet.from, sheet.to);
    const file = await ammunitionSheetPdf({
      sheet,
      issuedBy: await issuerNameOf(ctx, sheet),
      purchases: await readAll(entryBatches(ctx, document, { type: 'purchase' })),
      counts: await readAll(entryBatches(ctx, document, { type: { $in: ['count', 'loss'] } })),
      corrections: await readAll(
        entryBatches(ctx, document, { $or: [{ type: 'correction' }, { createdAt: { $lt: start } }] }),
      ),
    });
    return pdfFile(fileName(document), file);
  },
});

/** The entries of the sheet, of which it has the sums. */
export const getAmmunitionSheetCsv = operation({
  access: staff,
  staffRow: 'GET /api/ammunition/sheets/{id}/sheet.csv',
  subject: (_, { id }) => requireSheet(id),
  view: (_, { subject }) => viewOfSheet(subject),
  run: ({ ctx, subject: document }) =>
    Promise.resolve({
      ...csvFile({
        name: 'planilla',
        columns: sheetEntryColumns,
        now: ctx.now,
        batches: entryBatches(ctx, document),
      }),
      fileName: `${fileName(document)}.csv`,
    }),
});

const ENTERED = rowOrder<AmmunitionDocument>(AmmunitionModel, { caliber: 1, seq: 1 });

/** The entries of a sheet, by caliber in the order of its ledger. */
async function* entryBatches(
  ctx: Ctx,
  { calibers }: AmmunitionSheetDocument,
  filter: object = {},
): AsyncGenerator<SheetEntry[]> {
  for (const { caliber, cutFrom, cutTo } of calibers) {
    const batches = rowBatches(ENTERED, { caliber, seq: { $gt: cutFrom, $lte: cutTo }, ...filter });
    yield* mapBatches(batches, (rows) => Promise.all(rows.map((row) => toSheetEntry(ctx, row))));
  }
}

const readAll = async (batches: AsyncIterable<SheetEntry[]>) => {
  const rows: SheetEntry[] = [];
  for await (const batch of batches) rows.push(...batch);
  return rows;
};

const toSheetEntry = async (ctx: Ctx, document: AmmunitionDocument): Promise<SheetEntry> => {
  const entry = toAmmunitionEntry(document);
  const correction = entry.type === 'correction' ? await findHandOut(ctx, entry.handOutId) : null;
  return {
    ...entry,
    responsible: (await staffNameOf(ctx, document.by)) ?? 'Cuenta de servicio',
    reason: correction?.reason ?? null,
    corrects: (await findHandOut(ctx, correction?.corrects ?? null))?.returnedAt ?? null,
  };
};
