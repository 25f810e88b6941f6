import { Types } from 'mongoose';
import type { Payload } from '../bff/contract/academy-api.ts';
import { aBooking, aCourse, aPersonalisedCourse, good } from '../bff/contract/builders.ts';
import { connectGraphql } from '../bff/contract/drivers/graphql.ts';
import type { TestServer } from '../bff/contract/harness.ts';
import { aStudent } from './accounts.ts';
import { EnrolmentModel, type EnrolmentDocument } from '../bff/src/features/enrolments/enrolment.model.ts';

type EnrolmentOptions = {
  token: string;
  courseId: string;
  /** Books a class with this choice; without it the enrolment is in a group course. */
  choice?: Payload;
  stored?: Partial<EnrolmentDocument>;
};

/** An enrolment; `stored` are its fields that the academy has changed since. */
export const enrolmentIn = async (
  { url }: TestServer,
  { token, courseId, choice, stored = {} }: EnrolmentOptions,
) => {
  const input = choice ? aBooking(courseId, choice) : { courseId };
  const enrolment = good(await connectGraphql(url, token).enrol(input));
  await EnrolmentModel.updateOne({ _id: enrolment.id }, { $set: stored });
  return enrolment;
};

const COMPLETED = {
  status: 'completed' as const,
  completionDate: new Date('2026-05-11T01:30:00Z'),
  instructorId: 'instructor-1',
  instructorName: 'Carla Gómez',
};

/** A student with one enrolment of every kind that the passport shows. */
export const aHistory = async (server: TestServer) => {
  const { token, user } = await aStudent(server, { lastName: 'Núñez' });
  const scheduledDate = new Date('2031-11-25T18:30:00Z');
  const pending = await aCourse({ name: 'Nivel II', scheduledDate });
  const undated = await aCourse({ name: 'Taller', scheduledDate: null });
  const done = await aCourse({ name: 'Iniciación' });
  const doneUndated = await aCourse({ name: 'Legislación' });
  const personalised = await aPersonalisedCourse({ name: 'Clase a medida' });
  await enrolmentIn(server, { token, courseId: pending.id });
  await enrolmentIn(server, { token, courseId: undated.id, stored: { status: 'confirmed' } });
  await enrolmentIn(server, { token, courseId: done.id, stored: COMPLETED });
  await enrolmentIn(server, { token, courseId: doneUndated.id, stored: { status: 'completed' } });
  await enrolmentIn(server, {
    token,
    courseId: personalised.id,
    choice: {
      scheduledDate: '2031-12-31T02:15:00Z',
      scheduledTime: '23:15',
      classType: 'sport',
      weapons: ['carabina-9mm', 'escopeta-12'],
      ammoBoxes: [
        { caliber: '9mm', quantity: 2 },
        { caliber: '12 UAB', quantity: 1 },
      ],
    },
  });
  return { token, user };
};

/** Completed in years past: more of them than one page holds. */
export const manyCompleted = async (
  userId: string,
  { courseId, count }: { courseId: string; count: number },
) => {
  const enrolments = Array.from({ length: count }, (_, index) => {
    const _id = new Types.ObjectId();
    return {
      _id,
      userId: new Types.ObjectId(userId),
      courseId: new Types.ObjectId(courseId),
      status: 'completed' as const,
      courseType: 'Grupal' as const,
      slotKey: String(_id),
      createdMonth: '2020-01',
      priceCentavos: 0,
      createdAt: new Date(Date.UTC(2020, 0, 1) + index * 60_000),
      completionDate: new Date(Date.UTC(2020, 1, 1)),
    };
  });
  await EnrolmentModel.insertMany(enrolments);
};
