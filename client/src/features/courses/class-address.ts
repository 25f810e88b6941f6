import { generatePath } from 'react-router-dom';
import { paths } from '../../paths.ts';

/** The fragment of a student's class on the page of its course. */
export const classTarget = (enrolmentId: string) => `clase-${enrolmentId}`;

type Enrolment = { id: string; course: { id: string } };

export const classAddress = ({ id, course }: Enrolment) =>
  `${generatePath(paths.course, { id: course.id })}#${classTarget(id)}`;
