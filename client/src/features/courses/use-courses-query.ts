import { useQuery } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { messages } from '#domain/messages.ts';
import { errorCode } from '../../session/api-error.ts';
import { endSession } from '../../session/session.ts';
import { readToken } from '../../session/token.ts';
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

/** One request: the courses and, with a session, the student's enrolments. A session that has run out counts as none. */
export const useCoursesQuery = () => {
  const [isSignedIn, setIsSignedIn] = useState(() => readToken() !== null);
  const { data, previousData, error, refetch } = useQuery(COURSES, {
    variables: { isSignedIn },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });

  useEffect(() => {
    if (!error) return;
    if (errorCode(error) === 'UNAUTHENTICATED') {
      void endSession().then(() => setIsSignedIn(false));
      return;
    }
    notify.error(messages.coursesFailed);
  }, [error]);

  const hasFailed = Boolean(error) && errorCode(error) !== 'UNAUTHENTICATED';
  return { data: data ?? previousData, hasFailed, reload: () => refetch() };
};
