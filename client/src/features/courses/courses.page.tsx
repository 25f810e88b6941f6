import { Box, Button, Heading, Stack, Text } from '@chakra-ui/react';
import { useRef } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { RetryNote } from '../../components/feedback/empty-note.tsx';
import { PageHeading } from '../../components/layout/page-heading.tsx';
import { WhenNear } from '../../components/layout/when-near.tsx';
import { RefreshNote } from '../../components/queries/refresh-note.tsx';
import { useSession } from '../../session/session.ts';
import { BookingSkeleton } from './booking/booking-skeleton.tsx';
import { BookingForm, beginWithBookingForm } from './booking/lazy-booking-form.ts';
import { bookableCourse } from './courses.query.ts';
import { CoursesSkeleton } from './courses-skeleton.tsx';
import { GroupCourses } from './group-courses.tsx';
import { useBooked } from './use-booked.tsx';
import { useCoursesQuery } from './use-courses-query.ts';
import { useHashTarget } from './use-hash-target.ts';
import { PERSONALISED, paths } from '../../paths.ts';
import { hiddenWithoutScript } from '../../components/feedback/script-note.tsx';
import { NoScript } from './no-script.tsx';

const isFormIn = ({ hash }: Pick<Location, 'hash'>) => hash === `#${PERSONALISED}`;

export const partIsLoaded =
  typeof location === 'undefined' || isFormIn(location)
    ? beginWithBookingForm().catch(() => undefined)
    : null;

export const Component = () => {
  const { token } = useSession();
  const query = useCoursesQuery();
  const { data, hasFailed } = query;
  const reload = () => query.refetch();
  const booked = useBooked();
  const beginsWithForm = isFormIn(useLocation());
  const personalised = useRef<HTMLHeadingElement>(null);
  useHashTarget(PERSONALISED, personalised, data !== undefined);

  return (
    <>
      <PageHeading
        title="Cursos"
        eyebrow="Formación"
        actions={
          <Button asChild variant="outline">
            <Link to={paths.booking}>Programar una clase personalizada</Link>
          </Button>
        }
        description="Inscríbete en una clase grupal o programa una clase personalizada a tu medida."
      >
        Cursos
      </PageHeading>
      <RefreshNote query={query} />
      <NoScript />
      {!data && !hasFailed && <CoursesSkeleton />}
      {!data && hasFailed && (
        <RetryNote onRetry={reload}>
          No pudimos mostrarte los cursos. Revisa tu conexión y vuelve a intentar.
        </RetryNote>
      )}
      {data && (
        <Stack gap={{ base: '12', md: '16' }}>
          <Stack as="section" aria-labelledby="group-courses" gap="6">
            <Heading as="h2" id="group-courses" textStyle="3xl">
              Clases Grupales
            </Heading>
            <GroupCourses
              courses={data.group}
              enrolments={data.myEnrolments?.nodes ?? []}
              waiting={data.myWaitingList ?? []}
              reload={reload}
              showBooked={booked.show}
            />
          </Stack>
          <Stack as="section" aria-labelledby={PERSONALISED} gap="6">
            <Stack gap="1.5">
              <Heading
                as="h2"
                id={PERSONALISED}
                ref={personalised}
                tabIndex={-1}
                scrollMarginTop="24"
                textStyle="3xl"
              >
                Clases Personalizadas
              </Heading>
              <Text color="fg.muted">Un instructor, tu horario y el equipo que elijas.</Text>
            </Stack>
            <Box css={hiddenWithoutScript}>
              <WhenNear
                placeholder={<BookingSkeleton />}
                isLikely={token !== null}
                startsNear={beginsWithForm}
              >
                <BookingForm
                  personalised={bookableCourse(data)}
                  classes={data.myEnrolments?.nodes ?? []}
                  showBooked={booked.show}
                />
              </WhenNear>
            </Box>
          </Stack>
        </Stack>
      )}
      {booked.dialog}
    </>
  );
};
