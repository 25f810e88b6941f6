import { describe, expect, it } from 'vitest';
import { academy } from '#domain/academy.ts';
import { instantOf } from '#domain/dates/dates.ts';
import {
  academyDay,
  aBooking,
  aCourse,
  anAdmin,
  anInstructor,
  aPersonalisedCourse,
  aStudent,
  good,
  type Member,
} from '../builders.ts';
import { useTestServer, useBuilt } from '../harness.ts';
import { anOpenWeek, newException } from '../schedule-builders.ts';

const server = useTestServer();
const admin = useBuilt(() => anAdmin(server));
const DAY = academyDay(30);

const aClassroom = (differences: object = {}) =>
  aPersonalisedCourse({ location: `Sede ${Math.random()}`, durationMinutes: 60, ...differences });

const book = async ({ api }: Member, courseId: string, clock: string) => {
  const scheduledDate = instantOf(DAY, clock, academy.timeZone).toISOString();
  return good(await api.enrol(aBooking(courseId, { scheduledDate, scheduledTime: clock })));
};

describe('warnings of the agenda', () => {
  const warningsOf = async (id: string) =>
    good(await admin.api.agenda({ from: DAY, to: DAY })).find((entry) => entry.id === id)?.warnings;

  it('a class that a student booked while the academy is closed', async () => {
    await anOpenWeek();
    const student = await aStudent(server);
    const { id: courseId } = await aClassroom();
    const late = await book(student, courseId, '03:00');
    const inTime = await book(student, courseId, '10:00');
    expect(await warningsOf(late.id)).toContain('closed');
    expect(await warningsOf(inTime.id)).not.toContain('closed');
    good(await admin.api.addHoursException(newException({ day: DAY })));
    expect(await warningsOf(inTime.id)).toContain('closed');
    await anOpenWeek({ policy: 'off' });
    expect(await warningsOf(late.id)).not.toContain('closed');
  });

  it('more classes than lanes or weapons, and an absent instructor', async () => {
    const { id: instructorId } = await anInstructor();
    const course = await aClassroom({ instructorId });
    const weaponCounts = [{ weapon: 'pistola-9mm', count: 1 }];
    const lanes = [{ id: 'a', name: 'Línea 1', location: course.location, isActive: true }];
    await anOpenWeek({ lanes, weaponCounts });
    const students = await Promise.all(Array.from({ length: 2 }, () => aStudent(server)));
    const [first] = await Promise.all(students.map((one) => book(one, course.id, '10:00')));
    const last = await book(students[0] as Member, course.id, '11:00');
    expect(await warningsOf(first?.id ?? '')).toEqual(expect.arrayContaining(['no_lane', 'no_weapon']));
    const none = ['no_lane', 'no_weapon', 'instructor_absent', 'closed'];
    expect((await warningsOf(last.id))?.filter((one) => none.includes(one))).toEqual([]);
    const absence = {
      fromDay: DAY,
      toDay: DAY,
      span: { from: '11:30', to: '12:00' },
      reason: 'Turno médico',
    };
    good(await admin.api.updateInstructor({ id: instructorId, absences: [absence] }));
    expect(await warningsOf(last.id)).toContain('instructor_absent');
    expect(await warningsOf(first?.id ?? '')).not.toContain('instructor_absent');
  });

  it('a weapon that the kit of a group course lends', async () => {
    const { id: courseId, location } = await aClassroom();
    const group = await aCourse({
      location,
      durationMinutes: 60,
      scheduledDate: instantOf(DAY, '14:00', academy.timeZone),
    });
    const kit = { courseId: group.id, isAccompanied: true, weapons: ['pistola-9mm'], rounds: 50 };
    good(await admin.api.setCourseKit(kit));
    await anOpenWeek({ weaponCounts: [{ weapon: 'pistola-9mm', count: 1 }] });
    const student = await aStudent(server);
    const other = await aStudent(server);
    const { id } = await book(student, courseId, '14:00');
    expect(await warningsOf(id)).not.toContain('no_weapon');
    good(await other.api.enrol({ courseId: group.id }));
    expect(await warningsOf(id)).toContain('no_weapon');
  });
});

describe('lanes of the agenda', () => {
  const day = academyDay(33);
  const laneIds = async (ids: readonly string[]) => {
    const entries = good(await admin.api.agenda({ from: day, to: day }));
    return ids.map((id) => entries.find((entry) => entry.id === id)?.proposedLaneId);
  };
  const bookOn = async (courseId: string, clock: string) => {
    const { api } = await aStudent(server);
    const scheduledDate = instantOf(day, clock, academy.timeZone).toISOString();
    return good(await api.enrol(aBooking(courseId, { scheduledDate, scheduledTime: clock }))).id;
  };

  it('are proposed while free times are suggested: as many classes at a time as there are lanes, none in two', async () => {
    const { id: courseId, location } = await aClassroom();
    const lanes = ['a', 'b'].map((id) => ({ id, name: `Línea ${id}`, location, isActive: true }));
    await anOpenWeek({ lanes });
    const group = await aCourse({ location, scheduledDate: instantOf(day, '09:00', academy.timeZone) });
    const ids = [group.id];
    for (const clock of ['10:00', '10:30', '11:00', '11:00']) ids.push(await bookOn(courseId, clock));
    const lanesOfIds = await laneIds(ids);
    const together = lanesOfIds.splice(3);
    expect([lanesOfIds, together.toSorted()]).toEqual([
      ['a', 'b', null],
      ['a', 'b'],
    ]);
    expect((await laneIds(ids)).slice(3)).toEqual(together);
    await anOpenWeek({ policy: 'off', lanes });
    expect(await laneIds(ids)).toEqual([null, null, null, null, null]);
  });
});
