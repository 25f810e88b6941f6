import type { Lending } from '#domain/schedule/slot-input.ts';
import type { Schedule } from '#domain/schedule/schedule.ts';
import { countLiveByCourse } from '../enrolments/enrolment.places.ts';
import { findKits } from '../firearms/firearm.store.ts';

type GroupClass = { courseId: string; startsAt: Date; endsAt: Date };

/** What the kits of group courses lend to those who are enrolled; without those that lend no weapon, or to nobody. */
export const kitLendingOf = async (classes: readonly GroupClass[]) => {
  const kits = new Map(
    (await findKits(classes.map(({ courseId }) => courseId)))
      .filter(({ weapons }) => weapons.length > 0)
      .map((kit) => [kit._id.toString(), kit]),
  );
  const lending = classes.filter(({ courseId }) => kits.has(courseId));
  const students = lending.length > 0 ? await countLiveByCourse(lending.map(({ courseId }) => courseId)) : [];
  return lending.flatMap((one, index) => {
    const { weapons = [], rounds = 0 } = kits.get(one.courseId) ?? {};
    const count = students[index] ?? 0;
    return count === 0 ? [] : [{ ...one, students: count, weapons, rounds }];
  });
};

type Booked = { holder: string; startsAt: Date; endsAt: Date };

const COURSE = 'course:';

/** The weapons of kits that are not free for other classes, of the models that the academy counts. */
export const lentByKits = async (
  { weaponCounts }: Pick<Schedule, 'weaponCounts'>,
  readClasses: () => Promise<readonly Booked[]>,
): Promise<Lending[]> => {
  if (weaponCounts.length === 0) return [];
  const group = (await readClasses()).filter(({ holder }) => holder.startsWith(COURSE));
  const courses = group.map(({ holder, ...time }) => ({ courseId: holder.slice(COURSE.length), ...time }));
  return (await kitLendingOf(courses)).flatMap(({ weapons, students: count, startsAt, endsAt }) =>
    weapons.map((weapon) => ({ weapon, count, startsAt, endsAt })),
  );
};
