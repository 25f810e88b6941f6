import { Types } from 'mongoose';
import { monthOf } from '#domain/dates/months.ts';
import { toCentavos } from '#domain/money/centavos.ts';
import { CourseModel } from '../src/features/courses/course.model.ts';
import { EnrolmentModel, type EnrolmentDocument } from '../src/features/enrolments/enrolment.model.ts';
import { groupSlot } from '../src/features/enrolments/enrolment.fields.ts';

type Differences = Pick<EnrolmentDocument, 'userId' | 'courseId' | 'createdAt'> & Partial<EnrolmentDocument>;

/** An enrolment in a group course, as it is stored. */
export const enrolmentRow = (differences: Differences): Omit<EnrolmentDocument, 'outbox'> => {
  const _id = new Types.ObjectId();
  const { userId, courseId, createdAt, status = 'confirmed', startsAt = null } = differences;
  const isLive = status !== 'cancelled';
  return {
    _id,
    status,
    courseType: 'Grupal',
    slotKey: isLive ? groupSlot(String(userId), String(courseId)) : String(_id),
    rev: 0,
    updatedAt: createdAt,
    startsAt,
    classMonth: startsAt && monthOf(startsAt),
    createdMonth: monthOf(createdAt),
    scheduledDate: null,
    completionDate: null,
    instructorId: null,
    instructorName: null,
    priceCentavos: toCentavos(48_000),
    personalised: null,
    award: status === 'completed' ? { points: 100 } : null,
    cancellation: null,
    ...differences,
  };
};

/** Removes all, and counts the places of their courses again. */
export const removeEnrolments = async () => {
  await EnrolmentModel.deleteMany({});
  await CourseModel.updateMany({}, { $set: { placesTaken: 0 } });
};
