import { searchWords, userSearchSchema } from '#domain/search.ts';
import { ENROLMENT_STATUSES, isLiveStatus } from '#domain/enrolments/enrolment.status.ts';
import { messages } from '#domain/messages.ts';
import { escapeRegex } from '#domain/text.ts';
import type { Ctx } from '../../context.ts';
import { badField, requireInput } from '../../input.ts';
import { requireAdmin } from '../auth/guards.ts';
import { UserModel } from '../auth/user.model.ts';
import { COURSE_ORDER, CourseModel, toCourse, type Course } from '../courses/course.model.ts';
import { EnrolmentModel } from '../enrolments/enrolment.model.ts';
import { PointsEntryModel } from '../points/points-entry.model.ts';
import { pageSize } from './page.ts';

export type AdminStats = {
  totalUsers: number;
  activeUsers: number;
  totalCourses: number;
  activeCourses: number;
  totalEnrolments: number;
  totalPoints: number;
};

export type CoursePage = {
  nodes: Course[];
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
  totalCount: number;
  courseCount: number;
  groupCount: number;
  scheduledCount: number;
};

const LIVE = ENROLMENT_STATUSES.filter(isLiveStatus);

export const getStats = async (ctx: Ctx): Promise<AdminStats> => {
  requireAdmin(ctx);
  const [totalUsers, inactiveUsers, totalCourses, activeCourses, totalEnrolments, points] = await Promise.all(
    [
      UserModel.estimatedDocumentCount(),
      UserModel.countDocuments({ isActive: false }),
      CourseModel.estimatedDocumentCount(),
      CourseModel.countDocuments({ isActive: true }),
      EnrolmentModel.countDocuments({ status: { $in: LIVE } }),
      PointsEntryModel.aggregate<{ sum: number }>([{ $group: { _id: 1, sum: { $sum: '$delta' } } }]),
    ],
  );
  return {
    totalUsers,
    activeUsers: totalUsers - inactiveUsers,
    totalCourses,
    activeCourses,
    totalEnrolments,
    totalPoints: points[0]?.sum ?? 0,
  };
};

/** Courses come by the hundred: the cursor is a plain offset. */
const decodeOffset = (after: unknown) => {
  if (after === undefined || after === null) return 0;
  if (typeof after === 'string' && /^\d{1,6}$/.test(after)) return Number(after);
  throw badField('after', messages.invalidInput);
};

export const listCoursePage = async (
  ctx: Ctx,
  { first, after, search }: { first?: unknown; after?: unknown; search?: unknown },
): Promise<CoursePage> => {
  requireAdmin(ctx);
  const words = searchWords(requireInput(userSearchSchema, { search }).search ?? '');
  const filter =
    words.length > 0 ? { $and: words.map((word) => ({ searchText: new RegExp(escapeRegex(word)) })) } : {};
  const size = pageSize(first);
  const offset = decodeOffset(after);
  const [documents, totalCount, courseCount, groupCount, scheduledCount] = await Promise.all([
    CourseModel.find(filter)
      .sort(COURSE_ORDER)
      .skip(offset)
      .limit(size + 1)
      .lean(),
    CourseModel.countDocuments(filter),
    CourseModel.estimatedDocumentCount(),
    CourseModel.countDocuments({ courseType: 'Grupal' }),
    CourseModel.countDocuments({ isUndated: false }),
  ]);
  const nodes = documents.slice(0, size).map(toCourse);
  return {
    nodes,
    pageInfo: {
      hasNextPage: documents.length > size,
      endCursor: nodes.length > 0 ? String(offset + nodes.length) : null,
    },
    totalCount,
    courseCount,
    groupCount,
    scheduledCount,
  };
};
