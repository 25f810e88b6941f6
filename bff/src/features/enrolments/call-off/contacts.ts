import { mapInOrder } from '../../../operation/map-in-order.ts';
import type { Types } from 'mongoose';
import type { CourseContact } from '#domain/courses/call-off.ts';
import { isCalledOff, type StoredCallOff } from '../../courses/call-off.state.ts';
import { EnrolmentModel, type EnrolmentDocument } from '../enrolment.model.ts';
import { ACTIVE } from '../enrolment.store.ts';
import { WaitingModel, type WaitingDocument } from '../waiting/waiting.model.ts';

const MAX_CONTACTS = 1_000;

const enrolled = ({ _id, userId, calledOff }: EnrolmentDocument): CourseContact => ({
  id: _id.toString(),
  userId: userId.toString(),
  isWaiting: false,
  failure: calledOff?.failure ?? null,
});

const waiting = ({ _id, userId }: WaitingDocument): CourseContact => ({
  id: _id.toString(),
  userId: userId.toString(),
  isWaiting: true,
  failure: null,
});

const enrolmentsOf = (filter: object) =>
  EnrolmentModel.find(filter).sort({ createdAt: 1, _id: 1 }).limit(MAX_CONTACTS).lean();

export const activeEnrolmentsOf = (courseId: string) => enrolmentsOf({ courseId, status: { $in: ACTIVE } });

const waitingOf = (filter: object) =>
  WaitingModel.find(filter).sort({ joinedAt: 1, _id: 1 }).limit(MAX_CONTACTS).lean();

type Contacted = { _id: Types.ObjectId; callOff?: StoredCallOff | null };

export const contactsOf = async (course: Contacted): Promise<CourseContact[]> => {
  const { _id: courseId, callOff } = course;
  const ended = { courseId, status: 'cancelled', 'calledOff.at': callOff?.at ?? new Date(0) };
  const [filters, waitingFilter] = isCalledOff(course)
    ? [[ended], { courseId, calledOffAt: callOff?.at }]
    : [
        [
          { courseId, status: { $in: ACTIVE } },
          { ...ended, 'calledOff.failure': { $type: 'string' } },
        ],
        { courseId, state: 'waiting' },
      ];
  const enrolments = await mapInOrder(filters, enrolmentsOf);
  return [...enrolments.flat().map(enrolled), ...(await waitingOf(waitingFilter)).map(waiting)].slice(
    0,
    MAX_CONTACTS,
  );
};
