import type { DocumentNode, OperationVariables } from '@apollo/client';
import { matchPath } from 'react-router-dom';
import { BOOKING } from '../features/courses/booking.query.ts';
import { COURSE } from '../features/courses/course.query.ts';
import { COURSES } from '../features/courses/courses.query.ts';
import { paths } from '../paths.ts';

type PublicQuery = { query: DocumentNode; variables: OperationVariables };

/** The query of a page that a visitor reads. */
export const publicQuery = (path: string): PublicQuery | null => {
  if (path === paths.courses) return { query: COURSES, variables: { isSignedIn: false } };
  if (path === paths.booking) return { query: BOOKING, variables: { isSignedIn: false } };
  const id = matchPath(paths.course, path)?.params.id;
  return id ? { query: COURSE, variables: { id, isSignedIn: false } } : null;
};
