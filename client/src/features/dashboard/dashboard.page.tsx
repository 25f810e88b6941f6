import { Button, Flex, Skeleton, Stack } from '@chakra-ui/react';
import { lazy, Suspense } from 'react';
import { Link } from 'react-router-dom';
import { isActiveStatus } from '#domain/enrolments/enrolment.status.ts';
import { paths } from '../../paths.ts';
import { RefreshNote } from '../../components/queries/refresh-note.tsx';
import { useMemberQuery } from '../../components/queries/use-member-query.ts';
import { PageHeading } from '../../components/layout/page-heading.tsx';
import { CancelledNotice } from './cancelled-notice.tsx';
import { soonestFirst } from '../../components/records/date-text.ts';
import { enrolmentStatuses } from '../../components/records/enums.ts';
import { LicenceNotice } from '../../components/records/licence-notice.tsx';
import { AdminEntry } from './admin-entry.tsx';
import { DashboardSkeleton } from './dashboard-skeleton.tsx';
import { Figures } from './figures.tsx';
import { UpcomingEnrolments } from './upcoming-enrolments.tsx';
import { Waiting } from './waiting.tsx';
import { DASHBOARD } from './dashboard.query.ts';

const NextFreeTime = lazy(async () => ({
  default: (await import('../../components/availability/next-free-time.tsx')).NextFreeTime,
}));

export const Component = () => {
  const query = useMemberQuery(DASHBOARD);
  const { data } = query;
  const user = data?.me;
  const welcome = user?.gender === 'MUJER' ? 'Bienvenida' : 'Bienvenido';
  const enrolments = data?.myEnrolments.nodes ?? [];
  const bookable = data?.personalised.find((course) => course.isActive);

  const upcoming = soonestFirst(
    enrolments.filter((enrolment) => isActiveStatus(enrolmentStatuses[enrolment.status].value)),
  );

  return (
    <>
      <PageHeading
        title="Inicio"
        eyebrow="Tu academia"
        actions={
          <Flex gap="3" wrap="wrap">
            <Button asChild>
              <Link to={paths.courses}>Ver Cursos Disponibles</Link>
            </Button>
            <Button asChild variant="outline">
              <Link to={paths.history}>Ver Mi Historial</Link>
            </Button>
          </Flex>
        }
      >
        {user ? `${welcome}, ${user.firstName || user.email}` : 'Te damos la bienvenida'}
      </PageHeading>
      <RefreshNote query={query} />
      {user ? (
        <Stack gap={{ base: '10', md: '14' }}>
          <CancelledNotice enrolments={enrolments} />
          <Stack gap="6">
            <LicenceNotice user={user} enrolments={upcoming} />
            <UpcomingEnrolments enrolments={upcoming} hasEntryCode={user.usesFirearms} />
            <Waiting entries={data.myWaitingList} />
            {bookable && (
              <Suspense fallback={<Skeleton h="36" />}>
                <NextFreeTime courseId={bookable.id} classes={enrolments} />
              </Suspense>
            )}
          </Stack>
          <Figures
            user={user}
            completedCount={enrolments.filter((enrolment) => enrolment.status === 'COMPLETED').length}
          />
          {user.role === 'ADMIN' && <AdminEntry />}
        </Stack>
      ) : (
        <DashboardSkeleton />
      )}
    </>
  );
};
