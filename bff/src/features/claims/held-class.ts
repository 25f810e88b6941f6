import { addMinutes } from 'date-fns';
import type { Course } from '#domain/courses/course.ts';
import { instructorResource, laneResource, quantaOf } from '#domain/schedule/quanta.ts';
import type { BookingRules } from '#domain/schedule/schedule.ts';
import type { BookedClass, Needs } from '#domain/schedule/slot-input.ts';
import { toId } from '../../operation/input.ts';
import type { Claim } from './claim.store.ts';

/** A class that occupies a lane and an instructor: a group course, or an enrolment with its own date. */
export type HeldClass = BookedClass & { holder: string; courseId: string; laneId: string | null };

type HeldCourse = Pick<Course, 'id' | 'durationMinutes' | 'location' | 'instructorId'>;
type Timed = { startsAt: Date; laneId: string | null } & Pick<
  Needs,
  'instructorId' | 'weapons' | 'lentWeapons'
>;

const heldClass = (
  holder: string,
  { id: courseId, durationMinutes, location }: HeldCourse,
  { startsAt, ...needs }: Timed,
): HeldClass => ({
  holder,
  courseId,
  startsAt,
  endsAt: addMinutes(startsAt, durationMinutes),
  location,
  ...needs,
});

export type Armed = { weapons: readonly string[]; hasWeaponAmmo: boolean };

/** What a class shoots with; none: not known, and nothing is lent. */
export const weaponsOf = (armed: Armed | null | undefined): Pick<Needs, 'weapons' | 'lentWeapons'> => {
  const weapons = armed?.weapons ?? [];
  return { weapons, lentWeapons: armed?.hasWeaponAmmo ? [] : weapons };
};

type Dated = {
  startsAt: Date;
  instructorId: string | null;
  instructorName: string | null;
  laneId?: string | null | undefined;
  personalised: Armed | null;
};

type Taught = Pick<Dated, 'instructorId' | 'instructorName'>;

/** Who teaches a class: its own instructor, or that of its course. */
export const instructorOfClass = (
  { instructorId, instructorName }: Taught,
  course: Pick<HeldCourse, 'instructorId'>,
) => instructorId ?? instructorName ?? course.instructorId;

/** A name that belongs to no instructor does not limit a class. */
export const knownInstructor = (instructorId: string | null) =>
  instructorId === null ? null : toId(instructorId);

/** The class of one student, taught by the instructor of the course unless it names another. */
export const classOfEnrolment = (
  id: string,
  course: HeldCourse,
  { startsAt, instructorId, instructorName, laneId = null, personalised }: Dated,
) =>
  heldClass(`enrolment:${id}`, course, {
    startsAt,
    instructorId: instructorOfClass({ instructorId, instructorName }, course),
    laneId,
    ...weaponsOf(personalised),
  });

export const classOfCourse = (course: HeldCourse & { laneId?: string | null | undefined }, startsAt: Date) =>
  heldClass(`course:${course.id}`, course, {
    startsAt,
    instructorId: course.instructorId,
    laneId: course.laneId ?? null,
    ...weaponsOf(null),
  });

type Place = {
  startsAt: Date;
  course: HeldCourse & Pick<Course, 'callOff'> & { laneId?: string | null | undefined };
  enrolment:
    | (Taught & {
        id: string;
        scheduledDate: Date | null;
        laneId?: string | null | undefined;
        weapons: readonly string[] | null;
        hasWeaponAmmo: boolean | null;
      })
    | null;
};

/** What a place occupies: nothing if its course is called off, or if its enrolment has no date of its own. */
export const heldClassOf = ({ startsAt, course, enrolment }: Place): HeldClass | null => {
  if (!enrolment) return course.callOff ? null : classOfCourse(course, startsAt);
  const { id, scheduledDate, weapons, hasWeaponAmmo } = enrolment;
  if (scheduledDate === null) return null;
  const personalised = weapons && { weapons, hasWeaponAmmo: hasWeaponAmmo ?? false };
  return classOfEnrolment(id, course, { ...enrolment, startsAt, personalised });
};

type Chosen = Pick<Claim, 'laneId' | 'instructorId'> & {
  units: string[];
  rules: Pick<BookingRules, 'bufferMinutes'>;
};

/** All quarters of a class and of the buffer after it. */
export const wholeClaim = (
  { holder, startsAt, endsAt }: HeldClass,
  { laneId, instructorId, units, rules }: Chosen,
): Claim => {
  const until = addMinutes(endsAt, rules.bufferMinutes);
  const period = { startsAt, endsAt: until };
  const quanta = [
    ...(laneId === null ? [] : quantaOf(laneResource(laneId), period)),
    ...(instructorId === null ? [] : quantaOf(instructorResource(instructorId), period)),
    ...units.flatMap((unit) => quantaOf(unit, period)),
  ];
  return {
    _id: holder,
    quanta: quanta.length === 0 ? [holder] : quanta,
    from: startsAt,
    until,
    laneId,
    instructorId,
    units,
    overbooked: null,
  };
};
