import { Button, Flex, Heading, HStack, IconButton, Stack } from '@chakra-ui/react';
import { dayAfter } from '#domain/dates/dates.ts';
import { EmptyNote, ListFailure } from '../../../components/feedback/empty-note.tsx';
import { ChevronLeftIcon, ChevronRightIcon } from '../../../components/icons.tsx';
import { ScreenHeading } from '../lists/screen-heading.tsx';
import { RefreshNote } from '../../../components/queries/refresh-note.tsx';
import { useAdminQuery } from '../../../components/queries/use-admin-query.ts';
import { CalendarButton } from '../../../components/records/calendar-button.tsx';
import { LeaveScope } from '../../../components/records/leave-scope.tsx';
import { useLeave } from '../../../components/records/unsaved-changes.ts';
import { graphql } from '../../../gql/index.ts';
import { AgendaSkeleton } from '../agenda/agenda-skeleton.tsx';
import { useDayParams } from '../day-bar/use-day-params.ts';
import { longDayText } from '../days/day-text.ts';
import { TaughtClassCard } from './taught-class-card.tsx';
import { useAttendance } from './use-attendance.ts';

const MY_CLASSES = graphql(`
  query MyClasses($from: LocalDate!, $to: LocalDate!) {
    me {
      ...Roles
    }
    myClasses(from: $from, to: $to) {
      id
      ...TaughtClassCard_class
    }
  }
`);

const steps = [
  { label: 'Día anterior', key: 'ArrowLeft', days: -1, Icon: ChevronLeftIcon },
  { label: 'Día siguiente', key: 'ArrowRight', days: 1, Icon: ChevronRightIcon },
];

const Teaching = () => {
  const { today, day, goTo } = useDayParams();
  const query = useAdminQuery(MY_CLASSES, {
    variables: { from: day, to: day },
    failureText: 'No pudimos cargar tus clases',
  });
  const attendance = useAttendance(query.data !== undefined, () => query.refetch());
  const leave = useLeave();
  const go = (next: string) => leave(() => goTo(next));
  const { count, save, isBusy } = attendance;
  const classes = query.data?.myClasses;

  return (
    <>
      <ScreenHeading title="Mis clases · Gestión" actions={<CalendarButton kind="INSTRUCTOR" />}>
        Mis clases
      </ScreenHeading>
      <Stack gap="4">
        <HStack gap="2">
          {steps.map(({ label, key, days, Icon }) => (
            <IconButton
              key={label}
              variant="outline"
              aria-label={label}
              aria-keyshortcuts={key}
              onClick={() => go(dayAfter(day, days))}
            >
              <Icon />
            </IconButton>
          ))}
          {day !== today && (
            <Button variant="outline" aria-keyshortcuts="t" onClick={() => go(today)}>
              Hoy
            </Button>
          )}
          <Heading as="h2" textStyle="lg" lineHeight="short" aria-live="polite">
            {longDayText(day)}
          </Heading>
        </HStack>
        <RefreshNote query={query} />
        {!classes ? (
          query.hasFailed ? (
            <ListFailure onRetry={() => query.refetch()} />
          ) : (
            <AgendaSkeleton days={1} />
          )
        ) : classes.length === 0 ? (
          <EmptyNote>No tienes clases este día</EmptyNote>
        ) : (
          classes.map((one) => (
            <TaughtClassCard key={one.id} taught={one} isToday={day === today} attendance={attendance} />
          ))
        )}
        {count > 0 && (
          <Flex position="sticky" bottom={{ base: '16', lg: '4' }} bg="bg.panel" p="2" zIndex="docked">
            <Button flex="1" aria-busy={isBusy} aria-disabled={isBusy} onClick={save}>
              {isBusy ? 'Guardando...' : `Guardar asistencia (${count})`}
            </Button>
          </Flex>
        )}
      </Stack>
    </>
  );
};

/** The instructor's own classes of a day. Marks are saved together, and can be taken back before. */
export const Component = () => (
  <LeaveScope>
    <Teaching />
  </LeaveScope>
);
