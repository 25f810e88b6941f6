import { Box, Button, chakra, SimpleGrid, Stack } from '@chakra-ui/react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { academy } from '#domain/academy.ts';
import { dayIn, weekdayAndDay } from '#domain/dates/date-text.ts';
import { countText } from '#domain/texts/numbers.ts';
import { EmptyNote, ListFailure } from '../../../components/feedback/empty-note.tsx';
import { ScreenHeading } from '../lists/screen-heading.tsx';
import { RefreshNote } from '../../../components/queries/refresh-note.tsx';
import type { TodayQuery } from '../../../gql/graphql.ts';
import { paths } from '../../../paths.ts';
import { EnrolmentDialogs } from '../enrolments/enrolment-dialogs.tsx';
import { useEnrolmentActions } from '../enrolments/use-enrolment-actions.ts';
import { ClassCard } from '../entries/class-card.tsx';
import { ClassInstructorDialog } from '../entries/class-instructor-dialog.tsx';
import { momentsOf, takesPlace } from '../entries/entry-text.ts';
import { inboxParams } from '../lists/params.ts';
import { useSteadyList } from '../../../components/records/use-steady-list.ts';
import { AttentionList } from './attention-list.tsx';
import { FirstSteps } from './first-steps.tsx';
import { pendingOf } from './gestion.query.ts';
import { PendingList, UnattendedList } from './pending-list.tsx';
import { Section } from '../lists/section.tsx';
import { TodaySkeleton } from './today-skeleton.tsx';
import { useToday } from './use-today.ts';

type Entry = TodayQuery['agenda'][number];

const countOf = ({ totalCount, totalCountIsExact }: { totalCount: number; totalCountIsExact: boolean }) =>
  `${countText(totalCount)}${totalCountIsExact ? '' : '+'}`;

const Day = ({ data, query }: { data: TodayQuery; query: ReturnType<typeof useToday> }) => {
  const { now, day } = query;
  const actions = useEnrolmentActions(() => void query.refetch());
  const [openId, setOpenId] = useState<string | null>(null);
  const [assigned, setAssigned] = useState<Entry | null>(null);
  const isToday = ({ startsAt }: Entry) => dayIn(new Date(startsAt), academy.timeZone) === day;
  const entries = data.agenda.filter(takesPlace);
  const today = entries.filter(isToday);
  const momentOf = momentsOf(today, now);
  const classes = useSteadyList(today);
  const pending = useSteadyList(pendingOf(data));
  const unattended = useSteadyList(data.unattended.nodes);
  const attention = useSteadyList(entries.filter((entry) => !isToday(entry)));

  return (
    <>
      {data.courses.length === 0 && <FirstSteps />}
      <SimpleGrid columns={{ base: 1, xl: 2 }} gap={{ base: '8', xl: '10' }} alignItems="start">
        <Section title="Clases de hoy" count={countText(today.length)}>
          <Box ref={classes.frame}>
            {classes.shown.length === 0 ? (
              <EmptyNote
                action={
                  <Button asChild variant="outline">
                    <Link to={paths.gestionAgenda}>Ver la agenda</Link>
                  </Button>
                }
              >
                Hoy no hay clases
              </EmptyNote>
            ) : (
              <chakra.ol listStyleType="none" display="grid" gap="2.5">
                {classes.shown.map((entry) => (
                  <ClassCard
                    key={entry.id}
                    entry={entry}
                    moment={momentOf(entry)}
                    onOpen={setOpenId}
                    onInstructor={() => setAssigned(entry)}
                  />
                ))}
              </chakra.ol>
            )}
          </Box>
        </Section>
        <Stack gap={{ base: '8', xl: '10' }}>
          {data.unattended.totalCount > 0 && (
            <Section
              title="Sin registrar"
              count={countOf(data.unattended)}
              action={
                <Button asChild variant="ghost" size="sm">
                  <Link to={`${paths.gestionEnrolments}?${inboxParams.attendance}=UNATTENDED`}>
                    Ver todas
                  </Link>
                </Button>
              }
            >
              <Box ref={unattended.frame}>
                <UnattendedList enrolments={unattended.shown} actions={actions} onOpen={setOpenId} />
              </Box>
            </Section>
          )}
          <Section
            title="Esperan confirmación"
            count={countOf(data.enrolments)}
            action={
              <Button asChild variant="ghost" size="sm">
                <Link to={`${paths.gestionEnrolments}?${inboxParams.status}=PENDING`}>Ver todas</Link>
              </Button>
            }
          >
            <Box ref={pending.frame}>
              <PendingList enrolments={pending.shown} actions={actions} onOpen={setOpenId} />
            </Box>
          </Section>
          <Section title="Para revisar">
            <Box ref={attention.frame}>
              <AttentionList entries={attention.shown} onOpen={setOpenId} />
            </Box>
          </Section>
        </Stack>
      </SimpleGrid>
      <EnrolmentDialogs id={openId} actions={actions} onClose={() => setOpenId(null)} />
      <ClassInstructorDialog
        entry={assigned}
        actions={actions}
        onClose={() => setAssigned(null)}
        onAssigned={() => void query.refetch()}
      />
    </>
  );
};

export const Component = () => {
  const query = useToday();
  const { data } = query;
  return (
    <>
      <ScreenHeading title="Hoy · Gestión" eyebrow={weekdayAndDay(new Date(query.now), academy.timeZone)}>
        Hoy
      </ScreenHeading>
      <RefreshNote query={query} />
      {data ? (
        <Day data={data} query={query} />
      ) : query.hasFailed ? (
        <ListFailure onRetry={query.refetch} />
      ) : (
        <TodaySkeleton />
      )}
    </>
  );
};
