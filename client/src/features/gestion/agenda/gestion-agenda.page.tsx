import { Button, Grid, Heading, HStack, Stack } from '@chakra-ui/react';
import { lazy, Suspense, useState, useSyncExternalStore } from 'react';
import { Link } from 'react-router-dom';
import { academy } from '#domain/academy.ts';
import { dayIn } from '#domain/dates/date-text.ts';
import { dayAfter } from '#domain/dates/dates.ts';
import { EmptyNote, ListFailure } from '../../../components/feedback/empty-note.tsx';
import { Paper } from '../../../components/print/paper.tsx';
import { PrintButton } from '../../../components/print/print-button.tsx';
import { RefreshNote } from '../../../components/queries/refresh-note.tsx';
import { useAdminQuery } from '../../../components/queries/use-admin-query.ts';
import { CalendarButton } from '../../../components/records/calendar-button.tsx';
import { graphql } from '../../../gql/index.ts';
import { DayBar } from '../day-bar/day-bar.tsx';
import { useDayParams } from '../day-bar/use-day-params.ts';
import { daySpanText, longDayText } from '../days/day-text.ts';
import { EnrolmentDialogs } from '../enrolments/enrolment-dialogs.tsx';
import { useEnrolmentActions } from '../enrolments/use-enrolment-actions.ts';
import { ClassInstructorDialog } from '../entries/class-instructor-dialog.tsx';
import { momentsOf, takesPlace } from '../entries/entry-text.ts';
import { nameParam } from '../lists/params.ts';
import { ScreenHeading } from '../lists/screen-heading.tsx';
import { AgendaDay, AgendaEntries, type Entry } from './agenda-day.tsx';
import { AgendaSkeleton, weekGrid } from './agenda-skeleton.tsx';
import { agendaAt, daysOf, VIEW, ViewLinks, views } from './view-links.tsx';
import { WeekCalendar } from './week-calendar.tsx';

const AGENDA = graphql(`
  query Agenda($from: LocalDate!, $to: LocalDate!) {
    me {
      ...Roles
    }
    agenda(from: $from, to: $to) {
      id
      startsAt
      endsAt
      ...ClassCard_entry
      course {
        courseType
        scheduledDate
        laneId
        cluPolicy
        revision
      }
      enrolment {
        laneId
      }
      proposedLaneId
    }
  }
`);

const AgendaColumns = lazy(async () => ({
  default: (await import('./columns/agenda-columns.tsx')).AgendaColumns,
}));

/** From where the week has room for a calendar. */
const WIDE = '(min-width: 80rem)';

const subscribe = (onChange: () => void) => {
  const query = window.matchMedia(WIDE);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
};

const useIsWide = () => useSyncExternalStore(subscribe, () => window.matchMedia(WIDE).matches);

const BY_DAY = { days: 1, previous: 'Día anterior', next: 'Día siguiente' };
const STEPS = {
  dia: BY_DAY,
  lineas: BY_DAY,
  instructores: BY_DAY,
  semana: { days: 7, previous: 'Semana anterior', next: 'Semana siguiente' },
};

export const Component = () => {
  const { params, now, today, day, goTo } = useDayParams();
  const view = nameParam(params, VIEW, views) ?? 'dia';
  const days = daysOf(view, day);
  const [from = day, to = day] = [days[0], days.at(-1)];
  const variables = { from, to };
  const query = useAdminQuery(AGENDA, { variables, failureText: 'No pudimos cargar la agenda' });
  const actions = useEnrolmentActions(() => void query.refetch().catch(() => undefined));
  const [openId, setOpenId] = useState<string | null>(null);
  const [assigned, setAssigned] = useState<Entry | null>(null);
  const isWide = useIsWide();

  const entries = query.data?.agenda.filter(takesPlace);
  const isCurrent = from <= today && today <= to;
  const entriesOf = (one: string) =>
    entries?.filter(({ startsAt }) => dayIn(new Date(startsAt), academy.timeZone) === one) ?? [];
  const list = {
    momentOf: isCurrent ? momentsOf(entries ?? [], now) : () => null,
    onOpen: setOpenId,
    onInstructor: setAssigned,
  };

  return (
    <>
      <Paper margin="10mm 8mm" size={view === 'dia' ? 'auto' : 'landscape'} />
      <ScreenHeading
        title="Agenda · Gestión"
        actions={
          <HStack gap="3" wrap="wrap">
            <CalendarButton kind="ACADEMY" />
            <PrintButton />
          </HStack>
        }
      >
        Agenda
      </ScreenHeading>
      <Stack gap="4">
        <DayBar day={day} today={today} step={STEPS[view]} onGo={goTo}>
          <ViewLinks view={view} day={day} />
        </DayBar>
        <Heading as="h2" textStyle="xl" aria-live="polite">
          {view === 'semana' ? daySpanText(from, to) : longDayText(day)}
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
                  {view !== 'semana' ? (
                    <Link to={agendaAt('semana', day)}>Ver la semana</Link>
                  ) : isCurrent ? (
                    <Link to={agendaAt('semana', dayAfter(from, STEPS.semana.days))}>
                      Ver la semana que viene
                    </Link>
                  ) : (
                    <Link to={agendaAt('semana', today)}>Ir a esta semana</Link>
                  )}
                </Button>
              </HStack>
            }
          >
            {view === 'semana' ? 'No hay clases esta semana' : 'No hay clases este día'}
          </EmptyNote>
        ) : view === 'dia' ? (
          <AgendaEntries entries={entries} {...list} />
        ) : view !== 'semana' ? (
          <Suspense fallback={<AgendaSkeleton days={1} />}>
            <AgendaColumns
              view={view}
              day={day}
              isToday={day === today}
              now={now}
              entries={entries}
              actions={actions}
              {...list}
            />
          </Suspense>
        ) : isWide ? (
          <WeekCalendar days={days} today={today} now={now} entries={entries} {...list} />
        ) : (
          <Grid {...weekGrid}>
            {days.map((one) => (
              <AgendaDay key={one} day={one} isToday={one === today} entries={entriesOf(one)} {...list} />
            ))}
          </Grid>
        )}
      </Stack>
      <EnrolmentDialogs id={openId} actions={actions} onClose={() => setOpenId(null)} />
      <ClassInstructorDialog
        entry={assigned}
        actions={actions}
        onClose={() => setAssigned(null)}
        onAssigned={actions.changed}
      />
    </>
  );
};
