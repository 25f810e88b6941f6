import { staff } from '../../operation/access.ts';
import { operation } from '../../operation/operation.ts';
import { countAllCourses, countCourses } from '../courses/course.store.ts';
import { countLiveEnrolments } from '../enrolments/enrolment.store.ts';
import { sumOfBalances } from '../points/ledger-total.ts';
import { countUsers } from '../users/user.store.ts';

/** Reads sizes of collections, small index ranges and a stored total. */
export const getStats = operation({
  field: 'Query.adminStats',
  access: staff,
  run: async () => {
    const [users, totalCourses, activeCourses, totalEnrolments, totalPoints] = await Promise.all([
      countUsers(),
      countAllCourses(),
      countCourses({ isActive: true }),
      countLiveEnrolments(),
      sumOfBalances(),
    ]);
    return {
      totalUsers: users.total,
      activeUsers: users.active,
      totalCourses,
      activeCourses,
      totalEnrolments,
      totalPoints,
    };
  },
});
