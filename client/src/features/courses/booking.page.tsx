import { Box, VisuallyHidden } from '@chakra-ui/react';
import { Suspense } from 'react';
import { RetryNote } from '../../components/feedback/empty-note.tsx';
import { hiddenWithoutScript } from '../../components/feedback/script-note.tsx';
import { BackLink } from '../../components/layout/back-link.tsx';
import { PageHeading } from '../../components/layout/page-heading.tsx';
import { RefreshNote } from '../../components/queries/refresh-note.tsx';
import { useLiveQuery } from '../../components/queries/use-live-query.ts';
import { paths } from '../../paths.ts';
import { isSessionEnd } from '../../session/api-error.ts';
import { useSession } from '../../session/session.ts';
import { BookingSkeleton } from './booking/booking-skeleton.tsx';
import { BookingForm, beginWithBookingForm } from './booking/lazy-booking-form.ts';
import { BOOKING } from './booking.query.ts';
import { bookableCourse } from './courses.query.ts';
import { NoScript } from './no-script.tsx';
import { useBooked } from './use-booked.tsx';

export const partIsLoaded = beginWithBookingForm().catch(() => undefined);

/** The form of the page of courses, at an address of its own. */
export const Component = () => {
  const { token } = useSession();
  const query = useLiveQuery(BOOKING, { variables: { isSignedIn: token !== null } });
  const { data, error } = query;
  const hasFailed = error !== undefined && !isSessionEnd(error);
  const booked = useBooked();

  return (
    <>
      <PageHeading
        title="Programar una clase"
        eyebrow={<BackLink to={paths.courses}>Cursos</BackLink>}
        description="Un instructor, tu horario y el equipo que elijas."
      >
        Programar una clase
      </PageHeading>
      <RefreshNote query={{ ...query, hasFailed }} />
      <NoScript />
      <Box css={hiddenWithoutScript}>
        <VisuallyHidden asChild>
          <h2>Tu clase</h2>
        </VisuallyHidden>
        {data && (
          <Suspense fallback={<BookingSkeleton />}>
            <BookingForm
              personalised={bookableCourse(data)}
              classes={data.myEnrolments?.nodes ?? []}
              showBooked={booked.show}
            />
          </Suspense>
        )}
        {!data && hasFailed && (
          <RetryNote onRetry={() => query.refetch()}>
            No pudimos mostrarte el formulario. Revisa tu conexión y vuelve a intentar.
          </RetryNote>
        )}
        {!data && !hasFailed && <BookingSkeleton />}
      </Box>
      {booked.dialog}
    </>
  );
};
