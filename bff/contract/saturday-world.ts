import { addHours, subMinutes } from 'date-fns';
import { academy } from '#domain/academy.ts';
import { dayIn } from '#domain/dates/date-text.ts';
import { CourseModel } from '../src/features/courses/course.model.ts';
import { EnrolmentModel } from '../src/features/enrolments/enrolment.model.ts';
import { startFields } from '../src/features/enrolments/enrolment.fields.ts';
import { InstructorModel } from '../src/features/instructors/instructor.model.ts';
import type { GraphqlApi } from './academy-api.ts';
import { aCourse, aStaffMember, aStudent, anAdmin, good, type Member, type Surface } from './builders.ts';

export const SATURDAY = { pointsValue: 40, enrolled: 12, waiting: 4, expected: 8 } as const;

const SURNAMES = [
  'Acosta',
  'Benítez',
  'Cabrera',
  'Domínguez',
  'Escobar',
  'Ferreyra',
  'Giménez',
  'Herrera',
  'Ibáñez',
  'Juárez',
  'Ledesma',
  'Molina',
  'Núñez',
  'Ojeda',
  'Paz',
  'Quiroga',
  'Ríos',
  'Sosa',
  'Toledo',
  'Urquiza',
  'Vera',
  'Zárate',
  'Aguirre',
  'Bravo',
  'Correa',
  'Duarte',
] as const;

/** Ten minutes ago, but not yesterday. */
const justBegun = () => {
  const [now, before] = [new Date(), subMinutes(new Date(), 10)];
  return dayIn(before, academy.timeZone) === dayIn(now, academy.timeZone) ? before : now;
};

/** A full course of the morning with its waiting list, and one that has just begun, with room for one more. */
export const aSaturday = async (surface: Surface<GraphqlApi>) => {
  const { pointsValue, enrolled, waiting, expected } = SATURDAY;
  const admin = await anAdmin(surface);
  const desk = await aStaffMember(surface, 'desk');
  const instructor = await aStaffMember(surface, 'instructor');
  const people = await Promise.all(
    SURNAMES.map((lastName, index) =>
      aStudent(surface, { lastName, phone: `+54 11 4300-10${String(index).padStart(2, '0')}` }),
    ),
  );
  const take = (count: number) => people.splice(0, count);
  const enrol = async (members: Member[], courseId: string) => {
    const ids: string[] = [];
    for (const { api } of members) ids.push(good(await api.enrol({ courseId })).id);
    return ids;
  };

  const scheduledDate = addHours(new Date(), 3);
  const name = 'Tiro Defensivo Nivel I';
  const stormy = await aCourse({ name, capacity: enrolled, pointsValue, scheduledDate });
  const morning = { id: stormy.id, enrolled: take(enrolled), waiting: take(waiting) };
  const morningIds = await enrol(morning.enrolled, stormy.id);
  good(await desk.api.confirmEnrolments({ ids: morningIds.slice(0, 9) }));
  for (const { api } of morning.waiting) good(await api.joinWaitingList(stormy.id));

  const { _id } = await InstructorModel.findOne({ accountKey: instructor.id }).orFail().lean();
  const course = await aCourse({
    name: 'Escopeta Deportiva',
    capacity: expected + 1,
    // So short that it may be completed as soon as it begins.
    durationMinutes: 15,
    pointsValue,
    instructorId: _id.toString(),
  });
  const afternoon = { id: course.id, name: course.name, expected: take(expected) };
  const ids = await enrol(afternoon.expected, course.id);
  good(await desk.api.confirmEnrolments({ ids }));
  const startsAt = justBegun();
  await CourseModel.updateOne({ _id: course.id }, { $set: { scheduledDate: startsAt } });
  await EnrolmentModel.updateMany({ courseId: course.id }, { $set: startFields(startsAt) });

  const [walkIn, another] = people;
  if (!walkIn || !another) throw new Error('more people are needed');
  return { admin, desk, instructor, morning, afternoon: { ...afternoon, ids }, walkIn, another };
};
