import type { PipelineStage } from 'mongoose';
import { CourseModel } from '../../src/features/courses/course.model.ts';
import { EnrolmentModel } from '../../src/features/enrolments/enrolment.model.ts';
import { ACTIVE, LIVE } from '../../src/features/enrolments/enrolment.store.ts';
import { WaitingModel } from '../../src/features/enrolments/waiting/waiting.model.ts';
import { lineKeyOf } from '../../src/features/enrolments/waiting/waiting.store.ts';
import { hasAccount } from '../../src/features/instructors/instructor.account.ts';
import { InstructorModel } from '../../src/features/instructors/instructor.model.ts';
import { UserModel } from '../../src/features/users/user.model.ts';
import { UNLIMITED } from '../unlimited.ts';

/**
 * More enrolments than seats are not an error: a capacity may be lowered while a student enrols. The agenda
 * shows them.
 */
export const courseProblems = async () => {
  const instructors = await InstructorModel.find({}, { _id: 1 }).lean();
  const known = new Set(instructors.map(({ _id }) => _id.toString()));
  const problems: string[] = [];
  for await (const { _id, instructorId } of CourseModel.find().maxTimeMS(UNLIMITED).lean().cursor()) {
    if (instructorId && !known.has(instructorId)) {
      problems.push(`course ${_id}: its instructor does not exist`);
    }
  }
  return problems;
};

/** The stored counts of a course must be those of its enrolments and of its waiting list. */
export const countProblems = async () => {
  const places = await countedBy(EnrolmentModel, { status: { $in: LIVE } });
  const waiting = await countedBy(WaitingModel, { state: 'waiting' });
  const problems: string[] = [];
  for await (const { _id, placesTaken = 0, waitingCount = 0 } of CourseModel.find()
    .maxTimeMS(UNLIMITED)
    .lean()
    .cursor()) {
    const [taken, inLine] = [places.get(String(_id)) ?? 0, waiting.get(String(_id)) ?? 0];
    if (placesTaken !== taken) problems.push(`course ${_id}: ${placesTaken} places taken, they are ${taken}`);
    if (waitingCount !== inLine) problems.push(`course ${_id}: ${waitingCount} waiting, they are ${inLine}`);
  }
  return problems;
};

type Countable = {
  aggregate: (stages: PipelineStage[]) => { option: (options: { maxTimeMS: number }) => PromiseLike<Row[]> };
};
type Row = { _id: unknown; count: number };

const countedBy = async (model: Countable, filter: object) => {
  const rows = await model
    .aggregate([{ $match: filter }, { $group: { _id: '$courseId', count: { $sum: 1 } } }])
    .option({ maxTimeMS: UNLIMITED });
  return new Map(rows.map(({ _id, count }) => [String(_id), count]));
};

/** The account of an instructor must have the role, once the role was given. */
export const instructorProblems = async () => {
  const problems: string[] = [];
  for await (const document of InstructorModel.find().maxTimeMS(UNLIMITED).lean().cursor()) {
    if (!hasAccount(document)) continue;
    const { _id, accountKey } = document;
    const user = await UserModel.findById(accountKey, { staffRole: 1 }).lean();
    if (!user) problems.push(`instructor ${_id}: its account does not exist`);
    else if (user.staffRole !== 'instructor') problems.push(`instructor ${_id}: its account has no role`);
  }
  return problems;
};

/** A course that was called off must have neither enrolments nor waiting students. */
export const callOffProblems = async () => {
  const courses = await CourseModel.find({ 'callOff.state': 'in_force' }, { _id: 1 })
    .maxTimeMS(UNLIMITED)
    .lean();
  const courseId = { $in: courses.map(({ _id }) => _id) };
  const [enrolments, entries] = await Promise.all([
    EnrolmentModel.find({ courseId, status: { $in: ACTIVE } }, { _id: 1 })
      .maxTimeMS(UNLIMITED)
      .lean(),
    WaitingModel.find({ courseId, state: 'waiting' }, { _id: 1 }).maxTimeMS(UNLIMITED).lean(),
  ]);
  return [
    ...enrolments.map(({ _id }) => `enrolment ${_id}: live in a course that was called off`),
    ...entries.map(({ _id }) => `waiting list ${_id}: waits for a course that was called off`),
  ];
};

/** A waiting entry must have the key of course and student; an ended one its own id. */
export const waitingProblems = async () => {
  const problems: string[] = [];
  for await (const entry of WaitingModel.find().maxTimeMS(UNLIMITED).lean().cursor()) {
    const { _id, courseId, userId, state, lineKey } = entry;
    const expected = state === 'waiting' ? lineKeyOf(String(courseId), String(userId)) : _id.toString();
    if (lineKey !== expected) problems.push(`waiting list ${_id}: lineKey does not fit its state`);
  }
  return problems;
};
