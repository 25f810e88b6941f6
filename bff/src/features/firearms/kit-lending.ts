import type { Lending } from '#domain/schedule/slot-input.ts';
import { groupClasses } from '../courses/course.classes.ts';
import { countLiveByCourse } from '../enrolments/enrolment.places.ts';
import type { HeldClass } from '../schedule/held-class.ts';
import type { Window } from '../schedule/schedule.facts.ts';
import { findKits } from './firearm.store.ts';

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

/** The weapons of the kits of these classes that are not free for others. */
export const lentByKits = async (classes: readonly HeldClass[]): Promise<Lending[]> => {
  const group = classes.filter(({ holder }) => holder.startsWith('course:'));
  return (await kitLendingOf(group)).flatMap(({ weapons, students: count, startsAt, endsAt }) =>
    weapons.map((weapon) => ({ weapon, count, startsAt, endsAt })),
  );
};

export const kitsLentIn = async (window: Window) => lentByKits(await groupClasses(window));
