import { Types } from 'mongoose';
import { CourseModel, toCourse } from '../src/features/courses/course.model.ts';
import { EnrolmentModel, toEnrolment } from '../src/features/enrolments/enrolment.model.ts';
import { UserModel, toUser } from '../src/features/users/user.model.ts';

/** The records whose changes integrators follow, by the collection that has them. */
const TRACKED = ['courses', 'enrolments', 'users'] as const;
export type TrackedName = (typeof TRACKED)[number];

export type TrackedRecord = { id: string; revision: number; updatedAt: Date } & Record<string, unknown>;

/** As reads return them. */
const readTracked = async (): Promise<Record<TrackedName, TrackedRecord[]>> => ({
  courses: (await CourseModel.find().lean()).map(toCourse),
  enrolments: (await EnrolmentModel.find().lean()).map(toEnrolment),
  users: (await UserModel.find().lean()).map(toUser),
});

export const findTracked = async (name: TrackedName, id: string): Promise<TrackedRecord> => {
  const found = (await readTracked())[name].find((record) => record.id === id);
  if (!found) throw new Error(`no ${name} ${id}`);
  return found;
};

const fieldsOf = (record: TrackedRecord) => {
  const { revision: _revision, updatedAt: _updatedAt, ...fields } = record;
  return JSON.stringify(fields);
};

/** Which records a piece of work has changed, and those whose revision and instant did not show it. */
export const watchTracked = async (work: () => Promise<unknown>) => {
  const before = await readTracked();
  await work();
  const after = await readTracked();
  const changed = new Set<TrackedName>();
  const broken: string[] = [];
  for (const name of TRACKED) {
    const old = new Map(before[name].map((record) => [record.id, record]));
    for (const record of after[name]) {
      const known = old.get(record.id);
      old.delete(record.id);
      if (record.revision > (known?.revision ?? 0)) changed.add(name);
      if (!known || fieldsOf(known) === fieldsOf(record)) continue;
      const isShown = record.revision > known.revision && record.updatedAt > known.updatedAt;
      if (!isShown) broken.push(`${name} ${record.id}: ${fieldsOf(known)} ${fieldsOf(record)}`);
    }
    broken.push(...[...old.keys()].map((id) => `${name} ${id} was removed`));
  }
  return { changed: [...changed].sort(), broken };
};

const MODELS = { courses: CourseModel, enrolments: EnrolmentModel, users: UserModel };

/** Dates a record as a process whose clock differs would have. */
export const dateTracked = async (name: TrackedName, id: string, updatedAt: Date) => {
  await MODELS[name].collection.updateOne({ _id: new Types.ObjectId(id) }, { $set: { updatedAt } });
};
