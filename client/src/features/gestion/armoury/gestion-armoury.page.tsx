import { Button, Heading, HStack, Skeleton, Stack, VisuallyHidden } from '@chakra-ui/react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { EmptyNote, ListFailure } from '../../../components/feedback/empty-note.tsx';
import { PageHeading } from '../../../components/layout/page-heading.tsx';
import { Paper } from '../../../components/print/paper.tsx';
import { PrintHead } from '../../../components/print/print-head.tsx';
import { PrintButton } from '../../../components/print/print-button.tsx';
import { RefreshNote } from '../../../components/queries/refresh-note.tsx';
import { useAdminQuery } from '../../../components/queries/use-admin-query.ts';
import { paths } from '../../../paths.ts';
import { DayBar } from '../day-bar/day-bar.tsx';
import { longDayText } from '../days/day-text.ts';
import { DAY, useDayParams } from '../day-bar/use-day-params.ts';
import { EnrolmentDialogs } from '../enrolments/enrolment-dialogs.tsx';
import { useEnrolmentActions } from '../enrolments/use-enrolment-actions.ts';
import { ExportButton } from '../lists/export-button.tsx';
import { ArmouryGroups, ArmouryShortages } from './armoury-groups.tsx';
import { ArmourySheet } from './armoury-sheet.tsx';
import { ARMOURY } from './gestion-armoury.query.ts';
import { Signatures } from './signatures.tsx';

const STEP = { days: 1, previous: 'Día anterior', next: 'Día siguiente' };

const Loading = () => (
  <Stack role="status" aria-busy gap="6">
    <VisuallyHidden>Cargando la armería...</VisuallyHidden>
    <Skeleton h="64" />
    <Skeleton h="40" />
  </Stack>
);

export const Component = () => {
  const { today, day, goTo } = useDayParams();
  const query = useAdminQuery(ARMOURY, {
    variables: { day },
    failureText: 'No pudimos cargar la armería',
  });
  const actions = useEnrolmentActions(() => void query.refetch().catch(() => undefined));
  const [openId, setOpenId] = useState<string | null>(null);

  const armoury = query.data?.armoury;
  const isEmpty =
    armoury &&
    armoury.groupCourses.length === 0 &&
    [armoury.confirmed, armoury.pending].every(
      ({ classes, ownWeaponClasses }) => classes.length + ownWeaponClasses.length === 0,
    );

  return (
    <>
      <Paper margin="10mm" />
      <PrintHead />
      <PageHeading
        title="Armería · Gestión"
        actions={
          <HStack gap="3" wrap="wrap">
            <ExportButton file="armoury" filters={{ day }} />
            <PrintButton />
          </HStack>
        }
      >
        Armería
      </PageHeading>
      <Stack gap={{ base: '6', _print: '3' }}>
        <DayBar day={day} today={today} step={STEP} onGo={goTo} />
        <Heading as="h2" textStyle="2xl" aria-live="polite">
          {longDayText(day)}
        </Heading>
        <RefreshNote query={query} />
        {!armoury ? (
          query.hasFailed ? (
            <ListFailure onRetry={() => query.refetch()} />
          ) : (
            <Loading />
          )
        ) : isEmpty ? (
          <EmptyNote
            action={
              <Button asChild variant="outline" _print={{ display: 'none' }}>
                <Link to={`${paths.gestionAgenda}?${DAY}=${day}`}>Ver la agenda del día</Link>
              </Button>
            }
          >
            Ninguna clase este día
          </EmptyNote>
        ) : (
          <>
            <ArmouryShortages armoury={armoury} />
            <ArmourySheet
              title="Confirmadas"
              empty="Ninguna clase confirmada"
              sheet={armoury.confirmed}
              onOpen={setOpenId}
            />
            <ArmourySheet
              title="Por confirmar"
              empty="Ninguna clase por confirmar"
              sheet={armoury.pending}
              onOpen={setOpenId}
            />
            <ArmouryGroups armoury={armoury} />
            <Signatures />
          </>
        )}
      </Stack>
      <EnrolmentDialogs id={openId} actions={actions} onClose={() => setOpenId(null)} />
    </>
  );
};
