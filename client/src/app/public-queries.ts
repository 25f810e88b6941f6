import type { DocumentNode, OperationVariables } from '@apollo/client';
import { matchPath } from 'react-router-dom';
import { COURSE } from '../features/courses/course.query.ts';
import { COURSES } from '../features/courses/courses.query.ts';
import { paths } from '../paths.ts';
import { hashOf } from '../session/trusted-documents.ts';

type PublicQuery = { query: DocumentNode; hash: string; variables: OperationVariables };

const withHash = (query: DocumentNode, variables: OperationVariables): PublicQuery => ({
  query,
  hash: hashOf(query),
  variables,
});

/** The query of a page that a visitor reads. */
export const publicQuery = (path: string): PublicQuery | null => {
  if (path === paths.courses) return withHash(COURSES, { isSignedIn: false });
  const id = matchPath(paths.course, path)?.params.id;
  return id ? withHash(COURSE, { id, isSignedIn: false }) : null;
};
