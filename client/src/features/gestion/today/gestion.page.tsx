import { useApolloClient } from '@apollo/client/react';
import { Box, Button, chakra, Flex, SimpleGrid, Skeleton, Stack, VisuallyHidden } from '@chakra-ui/react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { academy } from '#domain/academy.ts';
import { dayIn, weekdayAndDay } from '#domain/dates/date-text.ts';
import { dayAfter } from '#domain/dates/dates.ts';
import { countText } from '#domain/texts/numbers.ts';
import { EmptyNote, ListFailure } from '../../../components/feedback/empty-note.tsx';
import { Notice } from '../../../components/feedback/notice.tsx';
import { RefreshNote } from '../../../components/queries/refresh-note.tsx';
import { useAdminQuery } from '../../../components/queries/use-admin-query.ts';
import { readAgain } from '../../../components/queries/use-live-query.ts';
import { useNow } from '../../../components/records/use-now.ts';
import { useSteadyList } from '../../../components/records/use-steady-list.ts';
import type { TodayQuery } from '../../../gql/graphql.ts';
import { graphql } from '../../../gql/index.ts';
import { paths } from '../../../paths.ts';
import { EnrolmentDialogs } from '../enrolments/enrolment-dialogs.tsx';
import { useEnrolmentActions } from '../enrolments/use-enrolment-actions.ts';
import { ClassCard } from '../entries/class-card.tsx';
import { ClassInstructorDialog } from '../entries/class-instructor-dialog.tsx';
import { momentsOf, takesPlace } from '../entries/entry-text.ts';
import { inboxParams } from '../lists/params.ts';
import { ScreenHeading } from '../lists/screen-heading.tsx';
import { Section } from '../lists/section.tsx';
import { AttentionList } from './attention-list.tsx';
import { FirstSteps } from './first-steps.tsx';
import { PendingList, UnattendedList } from './pending-list.tsx';

const TODAY = graphql(`
  query Today($today: LocalDate!, $until: LocalDate!) {
    me {
      ...Roles
    }
    courses(limit: 1) {
      id
    }
    rangeReports {
      id
      follows
    }
    agenda(from: $today, to: $until) {
      id
      startsAt
      endsAt
      ...ClassCard_entry
      ...AttentionList_entry
    }
    coming: enrolments(filter: { status: PENDING, from: $today }, first: 60) {
      nodes {
        id
        ...PendingRow_enrolment
      }
    }
    unattended: enrolments(filter: { unattended: true, to: $today }, first: 5) {
      nodes {
        id
        ...PendingRow_enrolment
      }
      totalCount
      totalCountIsExact
    }
    enrolments(filter: { status: PENDING }, first: 10) {
      nodes {
        id
        ...PendingRow_enrolment
      }
      totalCount
      totalCountIsExact
    }
  }
`);

/** How many days the screen looks ahead. */
const DAYS_AHEAD = 14;

const todayVariables = (today: string) => ({ today, until: dayAfter(today, DAYS_AHEAD) });

type Pending = { id: string };

/** By date of class; then those whose class has no date or is over. The unattended have a list of their own. */
const pendingOf = <Row extends Pending>(data: {
  coming: { nodes: Row[] };
  unattended: { nodes: Row[] };
  enrolments: { nodes: Row[] };
}) => {
  const { nodes: coming } = data.coming;
  const others = data.enrolments.nodes.filter(({ id }) => !coming.some((row) => row.id === id));
  const elsewhere = new Set(data.unattended.nodes.map(({ id }) => id));
  return [...coming, ...others].filter(({ id }) => !elsewhere.has(id));
};

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
      <ReportsToDecide reports={data.rangeReports} />
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

/** Reports of the range that wait for a decision; what follows another one is decided with it. */
const ReportsToDecide = ({ reports }: { reports: TodayQuery['rangeReports'] }) => {
  const count = reports.filter(({ follows }) => reports.every(({ id }) => id !== follows)).length;
  if (count === 0) return null;
  return (
    <Flex mb={{ base: '6', xl: '8' }} gap="3" align="center" wrap="wrap">
      <Box flex="1 1 16rem">
        <Notice tone="warning">
          {`Hay ${count === 1 ? 'un parte' : `${countText(count)} partes`} para decidir en Día.`}
        </Notice>
      </Box>
      <Button asChild size="sm" variant="outline">
        <Link to={paths.gestionDay}>Ver para decidir</Link>
      </Button>
    </Flex>
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

const dayOf = (now: number) => dayIn(new Date(now), academy.timeZone);

/** The data of the present day, kept up to date. A new day is shown once its data are there. */
const useToday = () => {
  const client = useApolloClient();
  const now = useNow();
  const [day, setDay] = useState(() => dayOf(now));
  const [isStale, setIsStale] = useState(false);
  const query = useAdminQuery(TODAY, {
    variables: todayVariables(day),
    failureText: 'No pudimos cargar el día',
    reread: () => read(),
  });

  const read = async () => {
    const next = dayOf(Date.now());
    try {
      await readAgain(client, TODAY, todayVariables(next));
      setDay(next);
      setIsStale(false);
    } catch {
      setIsStale(true);
    }
  };

  return {
    ...query,
    data: query.data ?? query.previousData,
    hasFailed: query.hasFailed || isStale,
    refetch: read,
    now,
    day,
  };
};

const TodaySkeleton = () => (
  <Box role="status" aria-busy>
    <VisuallyHidden>Cargando el día...</VisuallyHidden>
    <SimpleGrid aria-hidden columns={{ base: 1, xl: 2 }} gap={{ base: '10', xl: '12' }}>
      {[0, 1].map((column) => (
        <Stack key={column} gap="4">
          <Skeleton h="7" w="48" />
          {[0, 1, 2].map((row) => (
            <Skeleton key={row} h="24" />
          ))}
        </Stack>
      ))}
    </SimpleGrid>
  </Box>
);
