import { Button, chakra, SimpleGrid, Stack } from '@chakra-ui/react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { academy } from '#domain/academy.ts';
import { dayIn, weekdayAndDay } from '#domain/date-text.ts';
import { countText } from '#domain/numbers.ts';
import { EmptyNote } from '../../../components/feedback/empty-note.tsx';
import { PageHeading } from '../../../components/layout/page-heading.tsx';
import { ListFailure } from '../../../components/lists/list-failure.tsx';
import { RefreshNote } from '../../../components/queries/refresh-note.tsx';
import { useAdminQuery } from '../../../components/queries/use-admin-query.ts';
import type { TodayQuery } from '../../../gql/graphql.ts';
import { paths } from '../../../paths.ts';
import { EnrolmentWindow } from '../enrolments/enrolment-window.tsx';
import { useEnrolmentActions } from '../enrolments/use-enrolment-actions.ts';
import { ClassCard } from '../entries/class-card.tsx';
import { momentsOf, takesPlace } from '../entries/moments.ts';
import { inboxParams } from '../inbox/gestion-enrolments.query.ts';
import { AttentionList } from './attention-list.tsx';
import { TODAY, todayVariables } from './gestion.query.ts';
import { PendingList } from './pending-list.tsx';
import { Section } from './section.tsx';
import { TodaySkeleton } from './today-skeleton.tsx';

type Entry = TodayQuery['agenda'][number];

export const Component = () => {
  const [variables] = useState(todayVariables);
  const query = useAdminQuery(TODAY, { variables, failureText: 'No pudimos cargar el día' });
  const actions = useEnrolmentActions();
  const [openId, setOpenId] = useState<string | null>(null);
  const [now] = useState(Date.now);
  const { data } = query;

  const isToday = ({ startsAt }: Entry) => dayIn(new Date(startsAt), academy.timeZone) === variables.today;
  const entries = data?.agenda.filter(takesPlace) ?? [];
  const today = entries.filter(isToday);
  const momentOf = momentsOf(today, now);
  const coming = entries.filter((entry) => !isToday(entry));

  return (
    <>
      <PageHeading title="Hoy · Gestión" eyebrow={weekdayAndDay(new Date(now), academy.timeZone)}>
        Hoy
      </PageHeading>
      <RefreshNote query={query} />
      {data ? (
        <SimpleGrid columns={{ base: 1, xl: 2 }} gap={{ base: '10', xl: '12' }} alignItems="start">
          <Section title="Clases de hoy" count={countText(today.length)}>
            {today.length === 0 ? (
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
              <chakra.ol listStyleType="none" display="grid" gap="3">
                {today.map((entry) => (
                  <ClassCard key={entry.id} entry={entry} moment={momentOf(entry)} onOpen={setOpenId} />
                ))}
              </chakra.ol>
            )}
          </Section>
          <Stack gap={{ base: '10', xl: '12' }}>
            <Section
              title="Esperan confirmación"
              count={`${countText(data.enrolments.totalCount)}${data.enrolments.totalCountIsExact ? '' : '+'}`}
              action={
                <Button asChild variant="ghost" size="sm">
                  <Link to={`${paths.gestionEnrolments}?${inboxParams.status}=PENDING`}>Ver todas</Link>
                </Button>
              }
            >
              <PendingList enrolments={data.enrolments.nodes} actions={actions} onOpen={setOpenId} />
            </Section>
            <Section title="Para revisar">
              <AttentionList entries={coming} onOpen={setOpenId} />
            </Section>
          </Stack>
        </SimpleGrid>
      ) : query.hasFailed ? (
        <ListFailure onRetry={() => query.refetch()} />
      ) : (
        <TodaySkeleton />
      )}
      <EnrolmentWindow id={openId} actions={actions} onClose={() => setOpenId(null)} />
    </>
  );
};
