import { messages } from '#domain/messages.ts';
import { isSessionEnd } from '../../session/api-error.ts';
import { useSession } from '../../session/session.ts';
import { useLiveQuery } from '../../components/queries/use-live-query.ts';
import { useFailureToast } from '../../components/feedback/use-failure-toast.ts';
import { COURSES } from './courses.query.ts';

/** One query: the courses and, with a session, the student's enrolments. */
export const useCoursesQuery = () => {
  const { token } = useSession();
  const query = useLiveQuery(COURSES, { variables: { isSignedIn: token !== null } });
  const { error } = query;
  const hasFailed = error !== undefined && !isSessionEnd(error);

  useFailureToast(hasFailed ? error : undefined, messages.coursesFailed);

  return { ...query, hasFailed };
};
