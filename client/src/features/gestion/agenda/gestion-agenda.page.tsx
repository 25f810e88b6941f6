import { Button, Grid, Heading, HStack, Stack } from '@chakra-ui/react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { academy } from '#domain/academy.ts';
import { dayIn } from '#domain/date-text.ts';
import { EmptyNote } from '../../../components/feedback/empty-note.tsx';
import { PageHeading } from '../../../components/layout/page-heading.tsx';
import { ListFailure } from '../../../components/lists/list-failure.tsx';
import { Paper } from '../../../components/print/paper.tsx';
import { PrintButton } from '../../../components/print/print-button.tsx';
import { RefreshNote } from '../../../components/queries/refresh-note.tsx';
import { useAdminQuery } from '../../../components/queries/use-admin-query.ts';
import { DayBar } from '../days/day-bar.tsx';
import { daySpanText, longDayText } from '../days/day-text.ts';
import { useDayParams } from '../days/use-day-params.ts';
import { EnrolmentWindow } from '../enrolments/enrolment-window.tsx';
import { useEnrolmentActions } from '../enrolments/use-enrolment-actions.ts';
import { nameParam } from '../lists/params.ts';
import { AgendaDay, AgendaEntries } from './agenda-day.tsx';
import { AgendaSkeleton } from './agenda-skeleton.tsx';
import { AGENDA, daysOf, VIEW, views } from './gestion-agenda.query.ts';
import { agendaAt, ViewLinks } from './view-links.tsx';
import { weekGrid } from './week-grid.ts';

const STEPS = {
  dia: { days: 1, previous: 'Día anterior', next: 'Día siguiente' },
  semana: { days: 7, previous: 'Semana anterior', next: 'Semana siguiente' },
};

export const Component = () => {
  const { params, today, day, goTo } = useDayParams();
  const view = nameParam(params, VIEW, views) ?? 'dia';
  const days = daysOf(view, day);
  const [from = day, to = day] = [days[0], days.at(-1)];
  const query = useAdminQuery(AGENDA, {
    variables: { from, to },
    failureText: 'No pudimos cargar la agenda',
  });
  const actions = useEnrolmentActions(() => void query.refetch().catch(() => undefined));
  const [openId, setOpenId] = useState<string | null>(null);
  const [now] = useState(Date.now);

  const entries = query.data?.agenda;
  const entriesOf = (one: string) =>
    entries?.filter(({ startsAt }) => dayIn(new Date(startsAt), academy.timeZone) === one) ?? [];
  const list = { now, onOpen: setOpenId };

  return (
    <>
      <Paper margin="10mm 8mm" size={view === 'semana' ? 'landscape' : 'auto'} />
      <PageHeading title="Agenda · Gestión" actions={<PrintButton />}>
        Agenda
      </PageHeading>
      <Stack gap="6">
        <DayBar day={day} today={today} step={STEPS[view]} onGo={goTo}>
          <ViewLinks view={view} day={day} />
        </DayBar>
        <Heading as="h2" textStyle="2xl" aria-live="polite">
          {view === 'dia' ? longDayText(day) : daySpanText(from, to)}
        </Heading>
        <RefreshNote query={query} />
        {!entries ? (
          query.hasFailed ? (
            <ListFailure onRetry={() => query.refetch()} />
          ) : (
            <AgendaSkeleton days={days.length} />
          )
        ) : entries.length === 0 ? (
          <EmptyNote
            action={
              <HStack gap="3" wrap="wrap" justify="center" _print={{ display: 'none' }}>
                <Button asChild variant="outline">
                  {view === 'dia' ? (
                    <Link to={agendaAt('semana', day)}>Ver la semana</Link>
                  ) : (
                    <Link to={agendaAt('semana', today)}>Ir a esta semana</Link>
                  )}
                </Button>
              </HStack>
            }
          >
            {view === 'dia' ? 'No hay clases este día' : 'No hay clases esta semana'}
          </EmptyNote>
        ) : view === 'dia' ? (
          <AgendaEntries entries={entries} {...list} />
        ) : (
          <Grid {...weekGrid}>
            {days.map((one) => (
              <AgendaDay key={one} day={one} isToday={one === today} entries={entriesOf(one)} {...list} />
            ))}
          </Grid>
        )}
      </Stack>
      <EnrolmentWindow id={openId} actions={actions} onClose={() => setOpenId(null)} />
    </>
  );
};
