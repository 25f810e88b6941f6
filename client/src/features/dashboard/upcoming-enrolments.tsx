import { Button, Heading, Stack } from '@chakra-ui/react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { EmptyNote } from '../../components/feedback/empty-note.tsx';
import { graphql } from '../../gql/index.ts';
import type { UpcomingEnrolments_EnrolmentFragment } from '../../gql/graphql.ts';
import { paths } from '../../paths.ts';
import { onDemand } from '../../components/records/on-demand.tsx';
import { UpcomingEnrolment } from './upcoming-enrolment.tsx';

const EnrolmentDialog = onDemand(
  async () => (await import('../../components/enrolment/enrolment-dialog.tsx')).EnrolmentDialog,
);

graphql(`
  fragment UpcomingEnrolments_enrolment on Enrolment {
    id
    ...UpcomingEnrolment_enrolment
    ...EnrolmentDialog_enrolment
  }
`);

/** Soonest first. */
type UpcomingEnrolmentsProps = { enrolments: UpcomingEnrolments_EnrolmentFragment[] };

const HEADING = 'upcoming';

export const UpcomingEnrolments = ({ enrolments }: UpcomingEnrolmentsProps) => {
  const [shown, setShown] = useState<UpcomingEnrolments_EnrolmentFragment | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const current = shown && (enrolments.find(({ id }) => id === shown.id) ?? shown);
  return (
    <Stack as="section" aria-labelledby={HEADING} gap="5">
      <Heading as="h2" id={HEADING} tabIndex={-1} outline="none" textStyle="3xl">
        Mis Próximos Cursos
      </Heading>
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
    </Stack>
  );
};
