import { Button, Flex, Heading, Stack } from '@chakra-ui/react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { isClassOfToday } from '#domain/enrolments/class-day.ts';
import { EmptyNote } from '../../components/feedback/empty-note.tsx';
import { graphql } from '../../gql/index.ts';
import type { UpcomingEnrolments_EnrolmentFragment } from '../../gql/graphql.ts';
import { paths } from '../../paths.ts';
import { scheduledDateOf } from '../../components/records/date-text.ts';
import { onDemand } from '../../components/records/on-demand.tsx';
import { useNow } from '../../components/records/use-now.ts';
import { UpcomingEnrolment } from './upcoming-enrolment.tsx';

const EnrolmentDialog = onDemand(
  async () => (await import('../../components/enrolment/enrolment-dialog.tsx')).EnrolmentDialog,
);

const EntryCodeDialog = onDemand(async () => (await import('./entry-code-dialog.tsx')).EntryCodeDialog);

graphql(`
  fragment UpcomingEnrolments_enrolment on Enrolment {
    id
    ...UpcomingEnrolment_enrolment
    ...EnrolmentDialog_enrolment
    ...EntryCode_enrolment
  }
`);

type UpcomingEnrolmentsProps = {
  /** Soonest first. */
  enrolments: UpcomingEnrolments_EnrolmentFragment[];
  /** Whether the academy reads codes on the day of a class. */
  hasEntryCode: boolean;
};

const HEADING = 'upcoming';

const isOfToday = (enrolment: UpcomingEnrolments_EnrolmentFragment, now: Date) => {
  const date = scheduledDateOf(enrolment);
  const { durationMinutes } = enrolment.course;
  return date !== null && isClassOfToday({ startsAt: new Date(date), durationMinutes }, now);
};

export const UpcomingEnrolments = ({ enrolments, hasEntryCode }: UpcomingEnrolmentsProps) => {
  const [shown, setShown] = useState<UpcomingEnrolments_EnrolmentFragment | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [isCodeOpen, setIsCodeOpen] = useState(false);
  const now = new Date(useNow());
  const hasClassToday = enrolments.some((enrolment) => isOfToday(enrolment, now));
  const current = shown && (enrolments.find(({ id }) => id === shown.id) ?? shown);
  return (
    <Stack as="section" aria-labelledby={HEADING} gap="5">
      <Flex justify="space-between" align="center" gap="3" wrap="wrap">
        <Heading as="h2" id={HEADING} tabIndex={-1} outline="none" textStyle="3xl">
          Mis Próximos Cursos
        </Heading>
        {hasEntryCode && hasClassToday && (
          <Button size="lg" w={{ base: 'full', sm: 'auto' }} onClick={() => setIsCodeOpen(true)}>
            Código de ingreso
          </Button>
        )}
      </Flex>
      {enrolments.length === 0 ? (
        <EmptyNote
          action={
            <Button asChild variant="outline">
              <Link to={paths.courses}>Elegir un curso</Link>
            </Button>
          }
        >
          Cuando te inscribas en un curso o programes una clase, aparecerá aquí.
        </EmptyNote>
      ) : (
        <Stack as="ul" listStyleType="none" gap="4">
          {enrolments.map((enrolment) => (
            <li key={enrolment.id}>
              <UpcomingEnrolment
                enrolment={enrolment}
                onShow={() => {
                  setShown(enrolment);
                  setIsOpen(true);
                }}
              />
            </li>
          ))}
        </Stack>
      )}
      {current && (
        <EnrolmentDialog
          enrolment={current}
          isOpen={isOpen}
          onClose={() => setIsOpen(false)}
          headingId={HEADING}
        />
      )}
      {hasEntryCode && (hasClassToday || isCodeOpen) && (
        <EntryCodeDialog enrolments={enrolments} isOpen={isCodeOpen} onClose={() => setIsCodeOpen(false)} />
      )}
    </Stack>
  );
};
