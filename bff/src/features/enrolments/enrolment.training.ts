import { certifiedDay, courseTitle } from '#domain/certificates/certificate.ts';
import { coursesById } from '../courses/course.store.ts';
import { EnrolmentModel } from './enrolment.model.ts';

const MOST = 500;

export type Training = { course: string; day: string; minutes: number };

export const listTraining = async (userId: string): Promise<Training[]> => {
  const enrolments = await EnrolmentModel.find({ userId, status: 'completed' })
    .sort({ completionDate: -1, _id: -1 })
    .limit(MOST)
    .lean();
  const courses = await coursesById(enrolments.map(({ courseId }) => courseId.toString()));
  return enrolments.flatMap(({ startsAt, completionDate, createdAt, personalised }, index) => {
    const course = courses[index];
    if (!course) return [];
    return {
      course: courseTitle(course, personalised?.classType ?? null),
      day: certifiedDay(startsAt ?? completionDate ?? createdAt),
      minutes: course.durationMinutes,
    };
  });
};
