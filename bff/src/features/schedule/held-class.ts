import { addMinutes } from 'date-fns';
import type { Course } from '#domain/courses/course.ts';
import type { BookedClass, Needs, Place } from '#domain/schedule/slot-input.ts';
import { toId } from '../../operation/input.ts';

/** A class that occupies a lane and an instructor: a group course, or an enrolment with its own date. */
export type HeldClass = BookedClass & {
  /** `course:<id>` or `enrolment:<id>`. */
  holder: string;
  courseId: string;
};

type HeldCourse = Pick<Course, 'id' | 'durationMinutes' | 'location' | 'instructorId'>;
type Timed = { startsAt: Date } & Place & Pick<Needs, 'instructorId' | 'weapons' | 'lentWeapons'>;

/** A class that was not placed while free times were enforced has none of it. */
type StoredPlace = { [Field in keyof Place]?: Place[Field] | undefined };

const placeOf = ({ laneId = null, reservedInstructorId = null }: StoredPlace): Place => ({
  laneId,
  reservedInstructorId,
});

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

type Dated = StoredPlace & {
  startsAt: Date;
  instructorId: string | null;
  instructorName: string | null;
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
  { startsAt, instructorId, instructorName, personalised, ...place }: Dated,
) =>
  heldClass(`enrolment:${id}`, course, {
    startsAt,
    instructorId: instructorOfClass({ instructorId, instructorName }, course),
    ...placeOf(place),
    ...weaponsOf(personalised),
  });

export const classOfCourse = (course: HeldCourse & StoredPlace, startsAt: Date) =>
  heldClass(`course:${course.id}`, course, {
    startsAt,
    instructorId: course.instructorId,
    ...placeOf(course),
    ...weaponsOf(null),
  });

type Booked = {
  startsAt: Date;
  course: HeldCourse & StoredPlace & Pick<Course, 'callOff'>;
  enrolment:
    | (Taught &
        StoredPlace & {
          id: string;
          scheduledDate: Date | null;
          weapons: readonly string[] | null;
          hasWeaponAmmo: boolean | null;
        })
    | null;
};

/** What a place occupies: nothing if its course is called off, or if its enrolment has no date of its own. */
export const heldClassOf = ({ startsAt, course, enrolment }: Booked): HeldClass | null => {
  if (!enrolment) return course.callOff ? null : classOfCourse(course, startsAt);
  const { id, scheduledDate, weapons, hasWeaponAmmo } = enrolment;
  if (scheduledDate === null) return null;
  const personalised = weapons && { weapons, hasWeaponAmmo: hasWeaponAmmo ?? false };
  return classOfEnrolment(id, course, { ...enrolment, startsAt, personalised });
};
