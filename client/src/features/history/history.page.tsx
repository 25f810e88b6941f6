import { Button, HStack, Stack } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { CLASS_PARAM } from '#domain/enrolments/class-address.ts';
import { messages } from '#domain/messages.ts';
import { isActiveStatus } from '#domain/enrolments/enrolment.status.ts';
import { paths } from '../../paths.ts';
import { Notice } from '../../components/feedback/notice.tsx';
import { RefreshNote } from '../../components/queries/refresh-note.tsx';
import { useMemberQuery } from '../../components/queries/use-member-query.ts';
import { EmptyNote } from '../../components/feedback/empty-note.tsx';
import { PageHeading } from '../../components/layout/page-heading.tsx';
import { Paper } from '../../components/print/paper.tsx';
import { PrintButton } from '../../components/print/print-button.tsx';
import { CalendarButton } from '../../components/records/calendar-button.tsx';
import { isByAcademy } from '../../components/records/cancelled-text.ts';
import { soonestFirst } from '../../components/records/date-text.ts';
import { enrolmentStatuses } from '../../components/records/enums.ts';
import { onDemand } from '../../components/records/on-demand.tsx';
import { LicenceNotice } from '../../components/records/licence-notice.tsx';
import { EnrolmentSection } from './enrolment-section.tsx';
import { PassportSkeleton } from './passport-skeleton.tsx';
import { Passport } from './passport.tsx';
import { HISTORY } from './history.query.ts';
import type { EnrolmentDialog_EnrolmentFragment } from '../../gql/graphql.ts';

const EnrolmentDialog = onDemand(
  async () => (await import('../../components/enrolment/enrolment-dialog.tsx')).EnrolmentDialog,
);

const SharePassportDialog = onDemand(
  async () => (await import('./share-passport-dialog.tsx')).SharePassportDialog,
);

const ShareButton = () => {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant="outline" _print={{ display: 'none' }} onClick={() => setIsOpen(true)}>
        Compartir…
      </Button>
      <SharePassportDialog isOpen={isOpen} onClose={() => setIsOpen(false)} />
    </>
  );
};

const ACTIVE = 'active-courses';

export const Component = () => {
  const query = useMemberQuery(HISTORY, { failureText: messages.historyFailed });
  const { data } = query;
  const enrolments = data?.myEnrolments.nodes ?? [];
  const active = soonestFirst(
    enrolments.filter(({ status }) => isActiveStatus(enrolmentStatuses[status].value)),
  );
  const completed = enrolments.filter((enrolment) => enrolment.status === 'COMPLETED');
  const cancelled = enrolments.filter(isByAcademy);

  return (
    <>
      <Paper margin="12mm 8mm" />
      <PageHeading
        title="Mi Pasaporte Digital"
        eyebrow="Historial de formación"
        actions={
          data && (
            <HStack gap="3" wrap="wrap">
              <CalendarButton kind="STUDENT" />
              <ShareButton />
              <PrintButton />
            </HStack>
          )
        }
      >
        Mi Pasaporte Digital
      </PageHeading>
      <RefreshNote query={query} />
      {data ? (
        <Stack gap={{ base: '12', md: '16' }} _print={{ gap: '8' }}>
          <Stack gap="6">
            <LinkedClass enrolments={enrolments} />
            <LicenceNotice user={data.me} enrolments={active} />
            <Passport user={data.me} completed={completed} />
          </Stack>
          <EnrolmentSection
            id={ACTIVE}
            title="Cursos Activos"
            enrolments={active}
            empty={
              <EmptyNote
                action={
                  <Button asChild variant="outline">
                    <Link to={paths.courses}>Ver Cursos Disponibles</Link>
                  </Button>
                }
              >
                No tienes cursos activos en este momento
              </EmptyNote>
            }
          />
          <EnrolmentSection
            id="completed-courses"
            title="Cursos Completados"
            isByYear
            enrolments={completed}
            empty={<EmptyNote>Aún no has completado ningún curso</EmptyNote>}
          />
          {cancelled.length > 0 && (
            <EnrolmentSection
              id="cancelled-courses"
              title="Clases canceladas"
              enrolments={cancelled}
              empty={null}
            />
          )}
        </Stack>
      ) : (
        <PassportSkeleton />
      )}
    </>
  );
};

type LinkedClassProps = { enrolments: readonly EnrolmentDialog_EnrolmentFragment[] };

/** The class that the address names, as messages about it do: opened once. */
const LinkedClass = ({ enrolments }: LinkedClassProps) => {
  const [params, setParams] = useSearchParams();
  const [id] = useState(() => params.get(CLASS_PARAM));
  const [isOpen, setIsOpen] = useState(true);
  const enrolment = enrolments.find((one) => one.id === id);

  useEffect(() => {
    setParams(
      (present) => {
        present.delete(CLASS_PARAM);
        return present;
      },
      { replace: true },
    );
  }, [setParams]);

  if (id === null) return null;
  if (!enrolment) return <Notice tone="warning">Esa clase no está entre las tuyas.</Notice>;
  return (
    <EnrolmentDialog
      enrolment={enrolment}
      isOpen={isOpen}
      onClose={() => setIsOpen(false)}
      headingId={ACTIVE}
      isLinked
    />
  );
};
