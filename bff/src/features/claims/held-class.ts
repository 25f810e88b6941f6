import { addMinutes } from 'date-fns';
import type { Course } from '#domain/courses/course.ts';
import { instructorResource, laneResource, quantaOf } from '#domain/schedule/quanta.ts';
import type { BookingRules } from '#domain/schedule/schedule.ts';
import type { BookedClass } from '#domain/schedule/slots.ts';
import type { Claim } from './claim.store.ts';

/** A class that occupies a lane and an instructor: a group course, or an enrolment with its own date. */
export type HeldClass = BookedClass & { holder: string; laneId: string | null };

type Place = Pick<Course, 'durationMinutes' | 'location' | 'instructorId'>;
type Timed = { startsAt: Date; instructorId: string | null; laneId: string | null };

const heldClass = (
  holder: string,
  { durationMinutes, location }: Place,
  { startsAt, instructorId, laneId }: Timed,
): HeldClass => ({
  holder,
  startsAt,
  endsAt: addMinutes(startsAt, durationMinutes),
  location,
  instructorId,
  laneId,
});

type Dated = {
  startsAt: Date;
  instructorId: string | null;
  instructorName: string | null;
  laneId?: string | null | undefined;
};

/** The class of one student, taught by the instructor of the course unless it names another. */
export const classOfEnrolment = (
  id: string,
  course: Place,
  { startsAt, instructorId, instructorName, laneId = null }: Dated,
) =>
  heldClass(`enrolment:${id}`, course, {
    startsAt,
    instructorId: instructorId ?? instructorName ?? course.instructorId,
    laneId,
  });

export const classOfCourse = (
  course: Place & { id: string; laneId?: string | null | undefined },
  startsAt: Date,
) =>
  heldClass(`course:${course.id}`, course, {
    startsAt,
    instructorId: course.instructorId,
    laneId: course.laneId ?? null,
  });

type Chosen = Pick<Claim, 'laneId' | 'instructorId'> & { rules: Pick<BookingRules, 'bufferMinutes'> };

/** All quarters of a class and of the buffer after it. */
export const wholeClaim = (
  { holder, startsAt, endsAt }: HeldClass,
  { laneId, instructorId, rules }: Chosen,
): Claim => {
  const until = addMinutes(endsAt, rules.bufferMinutes);
  const period = { startsAt, endsAt: until };
  const quanta = [
    ...(laneId === null ? [] : quantaOf(laneResource(laneId), period)),
    ...(instructorId === null ? [] : quantaOf(instructorResource(instructorId), period)),
  ];
  return {
    _id: holder,
    quanta: quanta.length === 0 ? [holder] : quanta,
    from: startsAt,
    until,
    laneId,
    instructorId,
    overbooked: null,
  };
};
