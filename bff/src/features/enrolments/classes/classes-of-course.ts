import { ENROLMENT_STATUSES, isLiveStatus } from '#domain/enrolments/enrolment.status.ts';
import { EnrolmentModel } from '../enrolment.model.ts';

const LIVE = ENROLMENT_STATUSES.filter(isLiveStatus);

export const comingClassesOf = async (courseId: string, now: Date) => {
  const found = await EnrolmentModel.find({
    courseId,
    status: { $in: LIVE },
    scheduledDate: { $gt: now },
  }).lean();
  return found.flatMap(
    ({ _id, scheduledDate: startsAt, instructorId, instructorName, laneId, personalised }) =>
      startsAt ? [{ id: _id.toString(), startsAt, instructorId, instructorName, laneId, personalised }] : [],
  );
};
