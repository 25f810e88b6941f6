import type { Types } from 'mongoose';
import type { BookEntry } from '#domain/firearms/book.ts';
import { ENTERED_AMMUNITION, type AmmunitionType } from '#domain/firearms/ammunition.ts';
import { firearmLabel, type HandOutHolder } from '#domain/firearms/firearm.ts';
import { ownWeaponLabel } from '#domain/firearms/own-weapon.ts';
import { shortDate } from '#domain/dates/date-text.ts';
import { countText } from '#domain/texts/numbers.ts';
import { isAnonymisedEmail } from '#domain/users/no-email.ts';
import { userName } from '#domain/users/user-name.ts';
import { windowOf } from '../../lists/day-window.ts';
import { rowOrder } from '../../lists/row-order.ts';
import type { Ctx } from '../../operation/context.ts';
import { toId } from '../../operation/input.ts';
import { personName, userLoader } from '../users/user.store.ts';
import { AmmunitionModel, type AmmunitionDocument } from './ammunition.model.ts';
import { DayClosingModel, type DayClosingDocument } from './day-closing.model.ts';
import { FirearmHandOutModel, FirearmModel, type FirearmHandOutDocument } from './firearm.model.ts';
import { handOutLabel, lookOf, staffNameOf } from './firearm.store.ts';
import { OwnWeaponModel, type OwnWeaponDocument } from './own-weapon.model.ts';

/** What happened to a record: an entry of the book, before the names that are read for it. */
type Movement = Omit<BookEntry, 'id' | 'at' | 'personName' | 'documentNumber' | 'clu' | 'cluExpiration'> & {
  /** Null: its name is that of the record. */
  firearmId: string | null;
  userId: string | null;
  holder: HandOutHolder | null;
  byId: string;
};

/** A row of the book. `key` is the id of the record and the letter of its source. */
type Row = { at: Date; key: string; movement: Movement };

/** What the book is narrowed by. */
type Sought = { from?: string | null; to?: string | null; firearmIds?: Types.ObjectId[]; look?: RegExp };

type Source = {
  kind: string;
  /** The field of its instant. */
  time: string;
  count: (filter: object, limit: number) => PromiseLike<number>;
  read: (filter: object, window: { sort: Record<string, 1 | -1>; limit: number }) => Promise<Row[]>;
  /** Null: nothing of it has a serial number. */
  filter: (sought: Sought) => object | null;
};

type Model = {
  countDocuments: (filter: object, options: { limit: number }) => PromiseLike<number>;
  find: (filter: object) => {
    sort: (sort: Record<string, 1 | -1>) => {
      limit: (rows: number) => { lean: () => PromiseLike<unknown[]> };
    };
  };
};

type Declared<Document> = Pick<Source, 'kind' | 'time' | 'filter'> & {
  toMovement: (document: Document) => Movement;
};

const sourceOf = <Document extends { _id: Types.ObjectId }>(
  model: unknown,
  { kind, time, filter, toMovement }: Declared<Document>,
): Source => {
  const { find, countDocuments } = model as Model;
  const toRow = (document: Document): Row => ({
    at: (document as Record<string, unknown>)[time] as Date,
    key: `${document._id}${kind}`,
    movement: toMovement(document),
  });
  return {
    kind,
    time,
    filter,
    count: (of, limit) => countDocuments.call(model, of, { limit }),
    read: async (of, { sort, limit }) =>
      ((await find.call(model, of).sort(sort).limit(limit).lean()) as Document[]).map(toRow),
  };
};

const joined = (...parts: (string | null | undefined | false)[]) => parts.filter(Boolean).join(' · ') || null;

const ofWeapon = ({ firearmIds }: Sought) => (firearmIds ? { firearmId: { $in: firearmIds } } : {});
const ofOwn = ({ look }: Sought) => (look ? { lookKey: look } : {});
const ofNoWeapon = ({ look }: Sought) => (look ? null : {});

const handOutMovement = (
  document: FirearmHandOutDocument,
  of: Pick<Movement, 'type' | 'rounds' | 'byId' | 'byName' | 'late' | 'note'>,
): Movement => {
  const { weapon, caliber = null, holder = null, userId, firearmId } = document;
  return {
    what: weapon ? firearmLabel(weapon) : '',
    serial: weapon?.serial ?? null,
    caliber,
    holder,
    firearmId: weapon ? null : firearmId.toString(),
    userId: userId.toString(),
    ...of,
  };
};

const ownMovement = (
  document: OwnWeaponDocument,
  of: Pick<Movement, 'type' | 'rounds' | 'byId' | 'late' | 'note'>,
): Movement => ({
  what: ownWeaponLabel(document),
  serial: document.serial || null,
  caliber: null,
  holder: null,
  firearmId: null,
  userId: document.userId.toString(),
  byName: null,
  ...of,
});

const isEntered = (type: AmmunitionType) => ENTERED_AMMUNITION.find((one) => one === type) ?? 'count';

const SOURCES: readonly Source[] = [
  sourceOf<FirearmHandOutDocument>(FirearmHandOutModel, {
    kind: 'a',
    time: 'outAt',
    filter: (sought) => ({ corrects: null, ...ofWeapon(sought) }),
    toMovement: (document) =>
      handOutMovement(document, {
        type: 'hand_out',
        rounds: document.roundsOut ?? 0,
        late: document.outLate ?? null,
        byId: document.outBy,
        byName: document.outByName ?? null,
        note: document.companion && `Acompaña ${document.companion}`,
      }),
  }),
  sourceOf<FirearmHandOutDocument>(FirearmHandOutModel, {
    kind: 'b',
    time: 'returnedAt',
    filter: (sought) => ({ corrects: null, ...ofWeapon(sought) }),
    toMovement: (document) =>
      handOutMovement(document, {
        type: document.isAnnulled ? 'annulment' : 'return',
        rounds: document.roundsLeft ?? 0,
        byId: document.returnedBy ?? '',
        byName: document.returnedByName ?? null,
        late: document.returnLate ?? null,
        note: joined(
          !document.isAnnulled && `${countText(document.rounds ?? 0)} disparos`,
          document.workshopReason && `Al taller: ${document.workshopReason}`,
          document.reason,
        ),
      }),
  }),
  sourceOf<FirearmHandOutDocument>(FirearmHandOutModel, {
    kind: 'c',
    time: 'outAt',
    filter: (sought) => ({ corrects: { $ne: null }, ...ofWeapon(sought) }),
    toMovement: (document) =>
      handOutMovement(document, {
        type: 'correction',
        rounds: document.roundsLeft ?? 0,
        late: null,
        byId: document.outBy,
        byName: document.outByName ?? null,
        note: document.reason ?? null,
      }),
  }),
  sourceOf<OwnWeaponDocument>(OwnWeaponModel, {
    kind: 'd',
    time: 'inAt',
    filter: ofOwn,
    toMovement: (document) =>
      ownMovement(document, {
        type: 'own_in',
        rounds: document.rounds,
        byId: document.inBy,
        late: document.inLate ?? null,
        note: joined(`Tenencia hasta el ${shortDate(document.permitUntil)}`, document.reason),
      }),
  }),
  sourceOf<OwnWeaponDocument>(OwnWeaponModel, {
    kind: 'e',
    time: 'outAt',
    filter: ofOwn,
    toMovement: (document) =>
      ownMovement(document, {
        type: 'own_out',
        rounds: null,
        byId: document.outBy ?? '',
        late: document.outLate ?? null,
        note: null,
      }),
  }),
  sourceOf<AmmunitionDocument>(AmmunitionModel, {
    kind: 'f',
    time: 'createdAt',
    filter: (sought) => ofNoWeapon(sought) && { type: { $in: ENTERED_AMMUNITION } },
    toMovement: ({ type, caliber, delta, by, description, invoice, lot, supplier }) => ({
      type: isEntered(type),
      what: `Munición ${caliber}`,
      serial: null,
      caliber,
      rounds: delta,
      firearmId: null,
      userId: null,
      holder: null,
      byId: by,
      byName: null,
      late: null,
      note: joined(
        description !== '—' && description,
        invoice && `Factura ${invoice}`,
        lot && `Lote ${lot}`,
        supplier,
      ),
    }),
  }),
  sourceOf<DayClosingDocument>(DayClosingModel, {
    kind: 'g',
    time: 'at',
    filter: ofNoWeapon,
    toMovement: ({ day, by, handOutIds, ownWeaponIds, calibers, note }) => ({
      type: 'closing',
      what: shortDate(day),
      serial: null,
      caliber: null,
      rounds: null,
      late: null,
      firearmId: null,
      userId: null,
      holder: null,
      byId: by,
      byName: null,
      note: joined(
        `${handOutIds.length} armas afuera`,
        `${ownWeaponIds.length} propias adentro`,
        ...calibers.map(
          ({ caliber, inStock, counted }) =>
            `${caliber}: ${countText(inStock)} en el libro${counted === null ? '' : `, ${countText(counted)} contadas`}`,
        ),
        note,
      ),
    }),
  }),
];

const ID_LENGTH = 24;

type Range = { at?: Date | object; key?: string | Record<string, string> };

/** The part of a range of the book that is of a source; null if there is none. */
const rangeOf = ({ time, kind }: Source, { at, key }: Range): object | null => {
  if (key === undefined) return at === undefined ? {} : { [time]: at };
  const [[operator = '', value = ''] = []] = typeof key === 'string' ? [['$eq', key]] : Object.entries(key);
  const id = toId(value.slice(0, ID_LENGTH));
  const other = value.slice(ID_LENGTH);
  if (!id) return null;
  if (operator === '$eq') return kind === other ? { [time]: at, _id: id } : null;
  const isSame = operator === '$lt' ? kind < other : kind > other;
  return { [time]: at, _id: { [isSame ? `${operator}e` : operator]: id } };
};

const partsOf = (filter: object) => {
  const [range, sought] = '$and' in filter ? (filter.$and as [Range, Sought]) : [{}, filter as Sought];
  return SOURCES.flatMap((source) => {
    const bounds = rangeOf(source, range);
    const of = source.filter(sought);
    const within = { [source.time]: windowOf(sought.from, sought.to) };
    return bounds && of ? [{ source, filter: { $and: [within, bounds, of] } }] : [];
  });
};

const readMerged = async (filter: object, direction: 1 | -1, limit: number) => {
  const found: Row[] = [];
  for (const { source, filter: of } of partsOf(filter)) {
    found.push(...(await source.read(of, { sort: { [source.time]: direction, _id: direction }, limit })));
  }
  const compare = (one: Row, other: Row) =>
    Number(one.at) - Number(other.at) || (one.key < other.key ? -1 : Number(one.key > other.key));
  return found.sort((one, other) => direction * compare(one, other)).slice(0, limit);
};

const countMerged = async (filter: object, limit: number) => {
  let count = 0;
  for (const { source, filter: of } of partsOf(filter)) {
    if (count < limit) count += await source.count(of, limit - count);
  }
  return count;
};

/** The records whose movements are the book, read as one collection. */
const book = {
  modelName: 'FirearmBook',
  schema: { path: (name: string) => ({ instance: name === 'at' ? 'Date' : 'String' }) },
  find: (filter: object) => ({
    sort: (sort: Record<string, 1 | -1>) => ({
      limit: (rows: number) => ({ lean: () => readMerged(filter, sort.at ?? -1, rows) }),
    }),
  }),
  countDocuments: (filter: object, { limit }: { limit: number }) => countMerged(filter, limit),
};

export const NEWEST = rowOrder<Row>(book, { at: -1, key: -1 });
export const OLDEST = rowOrder<Row>(book, { at: 1, key: 1 });

type Given = { from?: string | null; to?: string | null; serial?: string | null };

export const soughtBy = async ({ from, to, serial }: Given): Promise<Sought> => {
  const look = lookOf(serial);
  if (!look) return { from, to };
  const firearms = await FirearmModel.find({ lookKey: look }, { _id: 1 }).lean();
  return { from, to, look, firearmIds: firearms.map(({ _id }) => _id) };
};

const holderOf = async (ctx: Ctx, { holder, userId }: Movement) => {
  if (holder) return { ...holder, personName: holder.name };
  const user = userId ? await userLoader(ctx).load(userId) : null;
  const isKnown = user && !isAnonymisedEmail(user.email);
  return {
    personName: userId && (user ? userName(user) : personName(null)),
    documentNumber: isKnown ? user.documentNumber : null,
    clu: isKnown ? user.clu : null,
    cluExpiration: isKnown ? user.cluExpiration : null,
  };
};

export const toBookEntry = async (ctx: Ctx, { at, key, movement }: Row): Promise<BookEntry> => {
  const { type, serial, caliber, rounds, late, note, firearmId, byId, byName } = movement;
  const { personName: name, documentNumber, clu, cluExpiration } = await holderOf(ctx, movement);
  return {
    id: key,
    at,
    type,
    serial,
    caliber,
    rounds,
    late,
    note,
    what: firearmId ? await handOutLabel(ctx, { weapon: null, firearmId }) : movement.what,
    personName: name,
    documentNumber,
    clu,
    cluExpiration,
    byName: byName ?? (await staffNameOf(ctx, byId)),
  };
};
