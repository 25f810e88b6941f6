import { mongo, Types } from 'mongoose';
import { CourseModel, toCourse } from '../src/features/courses/course.model.ts';
import { EnrolmentModel, toEnrolment } from '../src/features/enrolments/enrolment.model.ts';
import { MoneyEntryModel, toMoneyEntry } from '../src/features/money/money-entry.model.ts';
import { UserModel, toUser } from '../src/features/users/user.model.ts';
import { idIn, readUndecoded } from './undecoded.ts';

/** The records whose changes integrators follow, by the collection that has them. */
const TRACKED = ['courses', 'enrolments', 'money', 'users'] as const;
export type TrackedName = (typeof TRACKED)[number];

export type TrackedRecord = { id: string; revision: number; updatedAt: Date } & Record<string, unknown>;

type Stored = {
  model: typeof CourseModel | typeof EnrolmentModel | typeof MoneyEntryModel | typeof UserModel;
  /** As reads return it. */
  toRecord: (document: never) => TrackedRecord;
};

const STORED: Record<TrackedName, Stored> = {
  courses: { model: CourseModel, toRecord: toCourse },
  enrolments: { model: EnrolmentModel, toRecord: toEnrolment },
  money: { model: MoneyEntryModel, toRecord: toMoneyEntry },
  users: { model: UserModel, toRecord: toUser },
};

const recordIn = (name: TrackedName, document: unknown) => STORED[name].toRecord(document as never);

export const findTracked = async (name: TrackedName, id: string): Promise<TrackedRecord> => {
  const { collection } = STORED[name].model;
  const found = await collection.findOne({ _id: new Types.ObjectId(id) });
  if (!found) throw new Error(`no ${name} ${id}`);
  return recordIn(name, found);
};

/** Undecoded, by id: few of them change. */
const readStored = async (name: TrackedName) => {
  const documents = await readUndecoded(STORED[name].model);
  return new Map(documents.map((document) => [idIn(document), document]));
};

/** The stored revision of each record, by id. */
export const revisionsIn = async (name: TrackedName): Promise<Record<string, number>> => {
  const documents = await STORED[name].model.collection.find({}, { projection: { rev: 1 } }).toArray();
  return Object.fromEntries(documents.map(({ _id, rev }) => [String(_id), Number(rev ?? 0)]));
};

const readAll = async () =>
  new Map(await Promise.all(TRACKED.map(async (name) => [name, await readStored(name)] as const)));

/** Numbers of a course that change with its enrolments. */
const COUNTS = { placesTaken: undefined, waitingCount: undefined };

const fieldsOf = (record: TrackedRecord) => {
  const { revision: _revision, updatedAt: _updatedAt, ...fields } = { ...record, ...COUNTS };
  return JSON.stringify(fields);
};

/** Which records a piece of work has changed, and those whose revision and instant did not show it. */
export const watchTracked = async (work: () => Promise<unknown>) => {
  const before = await readAll();
  await work();
  const after = await readAll();
  const changed = new Set<TrackedName>();
  const broken: string[] = [];
  for (const name of TRACKED) {
    const old = before.get(name) ?? new Map<string, Buffer>();
    for (const [id, document] of after.get(name) ?? []) {
      const former = old.get(id);
      old.delete(id);
      if (former?.equals(document)) continue;
      const record = recordIn(name, mongo.BSON.deserialize(document));
      const known = former && recordIn(name, mongo.BSON.deserialize(former));
      if (record.revision > (known?.revision ?? 0)) changed.add(name);
      if (!known || fieldsOf(known) === fieldsOf(record)) continue;
      const isShown = record.revision > known.revision && record.updatedAt > known.updatedAt;
      if (!isShown) broken.push(`${name} ${id}: ${fieldsOf(known)} ${fieldsOf(record)}`);
    }
    broken.push(...[...old.keys()].map((id) => `${name} ${id} was removed`));
  }
  return { changed: [...changed].sort(), broken };
};

/** Dates a record as a process whose clock differs would have. */
export const dateTracked = async (name: TrackedName, id: string, updatedAt: Date) => {
  await STORED[name].model.collection.updateOne({ _id: new Types.ObjectId(id) }, { $set: { updatedAt } });
};
