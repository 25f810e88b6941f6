import type { Course } from '#domain/courses/course.ts';
import type { Enrolment } from '#domain/enrolments/enrolment.ts';
import { surnameFirst } from '#domain/users/user-name.ts';
import type { Ctx } from '../../../operation/context.ts';
import { userLoader } from '../../users/user.store.ts';

const byText = new Intl.Collator('es').compare;

/** By surname; classes of a personalised course by date, undated last. */
export const inRosterOrder = async (
  ctx: Ctx,
  { courseType }: Pick<Course, 'courseType'>,
  enrolments: readonly Enrolment[],
): Promise<Enrolment[]> => {
  const users = await Promise.all(enrolments.map(({ userId }) => userLoader(ctx).load(userId)));
  const dateOf = ({ startsAt }: Enrolment) =>
    courseType === 'Personalizado' ? (startsAt?.getTime() ?? Infinity) : 0;
  return enrolments
    .map((enrolment, index) => {
      const user = users[index];
      return { enrolment, date: dateOf(enrolment), name: user ? surnameFirst(user) : '' };
    })
    .sort((a, b) => (a.date === b.date ? byText(a.name, b.name) : a.date - b.date))
    .map(({ enrolment }) => enrolment);
};
