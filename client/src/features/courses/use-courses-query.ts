import { useQuery } from '@apollo/client/react';
import { useEffect } from 'react';
import { messages } from '#domain/messages.ts';
import { isSessionEnd } from '../../session/api-error.ts';
import { useSession } from '../../session/session.ts';
import { notify } from '../../components/feedback/notify.ts';
import { graphql } from '../../gql/index.ts';

const COURSES = graphql(`
  query Courses($isSignedIn: Boolean!) {
    group: courses(courseType: GRUPAL, limit: 500) {
      id
      ...GroupCourses_course
    }
    personalised: courses(courseType: PERSONALIZADO) {
      id
      isActive
    }
    myEnrolments @include(if: $isSignedIn) {
      id
      ...GroupCourses_enrolment
    }
  }
`);

/** One request: the courses and, with a session, the student's enrolments. */
export const useCoursesQuery = () => {
  const { token } = useSession();
  const query = useQuery(COURSES, { variables: { isSignedIn: token !== null } });
  const { error } = query;
  const hasFailed = error !== undefined && !isSessionEnd(error);

  useEffect(() => {
    if (hasFailed) notify.error(messages.coursesFailed);
  }, [error, hasFailed]);

  return { ...query, hasFailed };
};
