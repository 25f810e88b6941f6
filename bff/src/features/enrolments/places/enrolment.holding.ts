import { isDeepStrictEqual } from 'node:util';
import { isLiveStatus } from '#domain/enrolments/enrolment.status.ts';
import type { Course } from '#domain/courses/course.ts';
import { actorId, type Ctx } from '../../../operation/context.ts';
import { classOfEnrolment, weaponsOf } from '../../claims/held-class.ts';
import { holding, type LaneChoice, type Terms } from '../../claims/holding.ts';
import { findCourse } from '../../courses/course.store.ts';
import type { EnrolmentDocument } from '../enrolment.model.ts';

type Timed = Pick<EnrolmentDocument, '_id' | 'courseId' | 'status' | 'scheduledDate' | 'laneId'> &
  Pick<EnrolmentDocument, 'instructorId' | 'instructorName' | 'personalised'>;

const liveDate = ({ status, scheduledDate }: Timed) => (isLiveStatus(status) ? scheduledDate : null);

const hasSameResources = (one: Timed, other: Timed) =>
  (one.instructorId ?? one.instructorName) === (other.instructorId ?? other.instructorName) &&
  one.laneId === other.laneId &&
  isDeepStrictEqual(weaponsOf(one.personalised), weaponsOf(other.personalised));

const isSameClass = (one: Timed, other: Timed) =>
  liveDate(one)?.getTime() === liveDate(other)?.getTime() &&
  (liveDate(one) === null || hasSameResources(one, other));

const classOf = (course: Course | null, enrolment: Timed) => {
  const startsAt = liveDate(enrolment);
  return course && startsAt
    ? classOfEnrolment(String(enrolment._id), course, { ...enrolment, startsAt })
    : null;
};

/** Students book one of the free times; staff any time within opening hours that no class has. */
export const termsFor = ({ actor }: Pick<Ctx, 'actor'>, userId: string): Terms => ({
  offeredTo: actor && actorId(actor) === userId ? 'student' : 'staff',
});

export const staffTerms = ({
  overbook,
  laneId,
}: {
  overbook: boolean;
  laneId?: string | null | undefined;
}) => ({
  ...(overbook ? { overbooked: 'allowed' as const } : {}),
  ...(laneId ? { isLaneChosen: true } : {}),
});

type Change = { before: Timed | null; after: Timed; terms?: Terms | undefined };

export const holdingClass = async <Written>(
  { before, after, terms }: Change,
  write: (lane: LaneChoice) => Promise<Written>,
): Promise<Written> => {
  const isUnchanged = before ? isSameClass(before, after) : liveDate(after) === null;
  if (isUnchanged) return write({});
  const load = async () => {
    const course = await findCourse(String(after.courseId));
    const isSameCourse = !before || String(before.courseId) === String(after.courseId);
    const former = isSameCourse ? course : await findCourse(String(before.courseId));
    return [{ before: before && classOf(former, before), after: classOf(course, after) }];
  };
  return holding({ holder: `enrolment:${after._id}`, load, terms }, write);
};
