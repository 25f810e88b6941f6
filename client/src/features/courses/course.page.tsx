import { Button, Skeleton, Stack, VisuallyHidden } from '@chakra-ui/react';
import { Link, useParams, type LoaderFunctionArgs } from 'react-router-dom';
import { isActiveStatus, isLiveStatus } from '#domain/enrolments/enrolment.status.ts';
import { EmptyNote, RetryNote } from '../../components/feedback/empty-note.tsx';
import { PageHeading } from '../../components/layout/page-heading.tsx';
import { sentQuery } from '../../components/queries/started-query.ts';
import { RefreshNote } from '../../components/queries/refresh-note.tsx';
import { useLiveQuery } from '../../components/queries/use-live-query.ts';
import { soonestFirst } from '../../components/records/date-text.ts';
import { enrolmentStatuses } from '../../components/records/enums.ts';
import { paths } from '../../paths.ts';
import { errorCode, isSessionEnd } from '../../session/api-error.ts';
import { clientFor } from '../../session/api-client.ts';
import { readSession, useSession } from '../../session/session.ts';
import { BackLink } from '../../components/layout/back-link.tsx';
import { CourseDetails } from './course-details.tsx';
import { COURSE } from './course.query.ts';
import { useBooked } from './use-booked.tsx';

const Loading = () => (
  <Stack role="status" aria-busy gap="5">
    <VisuallyHidden>Cargando el curso...</VisuallyHidden>
    <Skeleton h="12" w="70%" />
    <Skeleton h="5" w="90%" />
    <Skeleton h="5" w="80%" />
    <Skeleton h="40" />
  </Stack>
);

export const loader = ({ params: { id = '' } }: LoaderFunctionArgs) => {
  const { token } = readSession();
  return sentQuery(clientFor(token), { query: COURSE, variables: { id, isSignedIn: token !== null } });
};

export const Component = () => {
  const { id = '' } = useParams();
  const { token } = useSession();
  const query = useLiveQuery(COURSE, { variables: { id, isSignedIn: token !== null } });
  const { data, error } = query;
  const hasFailed = error !== undefined && !isSessionEnd(error);
  const course = data?.course;
  const booked = useBooked();

  if (course) {
    const all = data.myEnrolments?.nodes ?? [];
    const isMine = course.courseType === 'GRUPAL' ? isLiveStatus : isActiveStatus;
    const enrolments = all.filter(
      ({ courseId, status }) => courseId === id && isMine(enrolmentStatuses[status].value),
    );
    const waitingEntry = data.myWaitingList?.find((entry) => entry.course.id === id);
    return (
      <>
        <RefreshNote query={{ ...query, hasFailed }} />
        <CourseDetails
          course={course}
          enrolments={soonestFirst(enrolments)}
          classes={all}
          waitingPosition={waitingEntry?.position ?? null}
          reload={() => query.refetch()}
          bookedId={booked.openId}
          showBooked={booked.show}
        />
        {booked.dialog}
      </>
    );
  }
  if (!hasFailed) return <Loading />;
  return (
    <>
      <PageHeading title="Curso" eyebrow={<BackLink to={paths.courses}>Cursos</BackLink>}>
        Curso
      </PageHeading>
      {errorCode(error) === 'NOT_FOUND' ? (
        <EmptyNote
          action={
            <Button asChild variant="outline">
              <Link to={paths.courses}>Ver Cursos Disponibles</Link>
            </Button>
          }
        >
          Este curso no existe o ya no se ofrece
        </EmptyNote>
      ) : (
        <RetryNote onRetry={() => query.refetch()}>
          No pudimos mostrarte el curso. Revisa tu conexión y vuelve a intentar.
        </RetryNote>
      )}
    </>
  );
};
