import * as v from 'valibot';
import { changesBetween } from '#domain/audit/audit.ts';
import {
  cashMovementSchema,
  closeTillSchema,
  openTillSchema,
  tillSessionFilterSchema,
} from '#domain/money/money.schema.ts';
import type { Till } from '#domain/money/money.ts';
import type { TillHandOver, TillSession } from '#domain/money/till.ts';
import { negative, toCentavos } from '#domain/money/centavos.ts';
import { readConnection } from '../../lists/connection.ts';
import { windowOf } from '../../lists/day-window.ts';
import { pageEntries } from '../../lists/page.ts';
import { mapBatches, rowBatches } from '../../lists/row-batches.ts';
import { rowOrder } from '../../lists/row-order.ts';
import { staff, staffInPerson, type SignedIn } from '../../operation/access.ts';
import { actorId } from '../../operation/context.ts';
import { knownId } from '../../operation/input.ts';
import { repeatable, repeatableBy } from '../../operation/keyed-request.ts';
import { operation } from '../../operation/operation.ts';
import { viewOfList } from '../../lists/view-of-list.ts';
import { appendCash } from './account.ts';
import { MoneyEntryModel, toMoneyEntry } from './money-entry.model.ts';
import { findMoneyRules, requireMoneyOn } from './money-rules.ts';
import {
  closeSession,
  openSession,
  pointOfSaleFor,
  requireCash,
  requireSession,
  requireTill,
} from './till.ts';
import { TillSessionModel, toTillSession, type TillSessionDocument } from './till-session.model.ts';

const NEWEST = rowOrder<TillSessionDocument>(TillSessionModel, { openedAt: -1, _id: -1 });

const NONE = { _id: null };

type Filter = v.InferOutput<typeof tillSessionFilterSchema>;

const conditionOf = async ({ tillId, isOpen, from, to }: Filter) => {
  const ofTill = tillId ? { tillId: knownId('tillId', tillId) } : {};
  const { isOn } = await findMoneyRules();
  if (!isOn) return NONE;
  return {
    ...ofTill,
    ...(typeof isOpen === 'boolean' ? { closing: isOpen ? null : { $ne: null } } : {}),
    ...(from || to ? { openedAt: windowOf(from, to) } : {}),
  };
};

const view = viewOfList('till.viewList', 'turnos de caja');

export const listTillSessions = operation({
  field: 'Query.tillSessions',
  access: staff,
  input: v.object({ ...tillSessionFilterSchema.entries, ...pageEntries(NEWEST) }),
  view: (_, { input }) => view(input),
  run: async ({ input: { first, after, last, before, ...filter } }) =>
    readConnection({
      order: NEWEST,
      filter: await conditionOf(filter),
      page: { first, after, last, before },
      toNode: toTillSession,
    }),
});

/** All sessions of a filter, newest first; none while money is off. */
export const tillSessionBatches = async (filter: Filter): Promise<AsyncIterable<TillSession[]>> =>
  mapBatches(rowBatches(NEWEST, await conditionOf(filter)), (rows) => rows.map(toTillSession));

const aboutTill = ({ id, name }: Till) => ({ type: 'till', id, label: name });

const aboutSession = ({ tillId, tillName }: TillSessionDocument) =>
  aboutTill({ id: tillId, name: tillName, pointOfSale: 0 });

/** What staff counted, also of an attempt that was refused. */
const changesOfSession = ({ input, result }: { input: object; result: TillSession | null }) => [
  ...changesBetween({}, input),
  ...(result
    ? changesBetween({}, { number: result.number, expected: result.expected, difference: result.difference })
    : []),
];

const subjectTill = async (given: unknown) => requireTill(await findMoneyRules(), String(given));

export const openTill = operation({
  field: 'Mutation.openTill',
  access: staffInPerson,
  subject: (_, { tillId }) => subjectTill(tillId),
  input: openTillSchema,
  repeat: repeatable(TillSessionModel, toTillSession),
  audit: {
    action: 'till.open',
    about: (_, { subject }) => aboutTill(subject),
    changes: ({ input: { float, note }, result }) =>
      changesOfSession({ input: { float, ...(note ? { note } : {}) }, result }),
  },
  run: async ({ ctx, subject: till, input: { float, note } }) => {
    await requireMoneyOn();
    const given = {
      float: toCentavos(float),
      note: note ?? null,
      by: actorId(ctx.actor),
      at: ctx.now,
    };
    return toTillSession(await openSession({ till, ...given }));
  },
});

type Closing = {
  ctx: SignedIn;
  subject: TillSessionDocument;
  input: v.InferOutput<typeof closeTillSchema>;
};

const closedBy = async (
  { ctx, subject: found, input: { counted, note } }: Closing,
  { isHandedOver }: { isHandedOver: boolean },
) => {
  await requireMoneyOn();
  return closeSession(found, {
    counted: toCentavos(counted),
    note: note ?? null,
    by: actorId(ctx.actor),
    at: ctx.now,
    isHandedOver,
  });
};

export const closeTill = operation({
  field: 'Mutation.closeTill',
  access: staffInPerson,
  subject: (_, { id }) => requireSession(id),
  input: closeTillSchema,
  repeat: repeatable(TillSessionModel, toTillSession),
  audit: {
    action: 'till.close',
    about: (_, { subject }) => aboutSession(subject),
    changes: changesOfSession,
  },
  run: async (given) => toTillSession(await closedBy(given, { isHandedOver: false })),
});

const toHandOver = async (closed: TillSessionDocument): Promise<TillHandOver> => {
  const opened = await requireSession(String(closed.next?.id));
  return { closed: toTillSession(closed), opened: toTillSession(opened) };
};

/** Closes, and opens with what was counted. */
export const handOverTill = operation({
  field: 'Mutation.handOverTill',
  access: staffInPerson,
  subject: (_, { id }) => requireSession(id),
  input: closeTillSchema,
  repeat: repeatableBy(TillSessionModel, toHandOver, ({ closed }) => closed.id),
  audit: {
    action: 'till.handOver',
    about: (_, { subject }) => aboutSession(subject),
    changes: ({ input, result }) => changesOfSession({ input, result: result?.closed ?? null }),
  },
  run: async (given) => toHandOver(await closedBy(given, { isHandedOver: true })),
});

/** Cash that is no payment: change, an expense, what is taken to the bank. */
export const recordCashMovement = operation({
  field: 'Mutation.recordCashMovement',
  access: staffInPerson,
  subject: (_, { tillId }) => subjectTill(tillId),
  input: cashMovementSchema,
  repeat: repeatable(MoneyEntryModel, toMoneyEntry),
  audit: {
    action: 'till.recordMovement',
    about: (_, { subject }) => aboutTill(subject),
    changes: ({ input: { direction, amount, reason }, result }) => [
      ...changesBetween({}, { direction, amount, reason }),
      ...(result ? changesBetween({}, { receipt: result.receipt }) : []),
    ],
  },
  run: async ({ ctx, subject: till, input: { direction, amount, reason } }) => {
    const pointOfSale = await pointOfSaleFor(await requireMoneyOn(), { method: 'cash', tillId: till.id });
    const centavos = toCentavos(amount);
    return toMoneyEntry(
      await appendCash({
        tillId: till.id,
        pointOfSale,
        decide: async () => {
          if (direction === 'out') await requireCash(till.id, centavos);
          return {
            type: direction === 'in' ? 'cash_in' : 'cash_out',
            delta: direction === 'in' ? centavos : negative(centavos),
            description: reason,
            method: 'cash',
            by: actorId(ctx.actor),
            createdAt: ctx.now,
          };
        },
      }),
    );
  },
});
