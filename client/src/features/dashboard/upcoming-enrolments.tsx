import type { FragmentType } from '@apollo/client';
import { Heading, Stack } from '@chakra-ui/react';
import { EmptyNote } from '../../components/feedback/empty-note.tsx';
import { soonestFirst } from '../../components/records/date-text.ts';
import { useFragmentList } from '../../components/queries/use-fragment-data.ts';
import { graphql } from '../../gql/index.ts';
import { UpcomingEnrolment } from './upcoming-enrolment.tsx';

const ENROLMENT = graphql(`
  fragment UpcomingEnrolments_enrolment on Enrolment {
    id
    scheduledDate
    course {
      id
      scheduledDate
    }
    ...UpcomingEnrolment_enrolment
  }
`);

type UpcomingEnrolmentsProps = { enrolments: FragmentType<typeof ENROLMENT>[] };

export const UpcomingEnrolments = ({ enrolments: enrolmentsRef }: UpcomingEnrolmentsProps) => {
  const enrolments = useFragmentList(ENROLMENT, enrolmentsRef);
  return (
    <Stack as="section" aria-labelledby="upcoming" gap="5">
      <Heading as="h2" id="upcoming" textStyle="3xl">
        Mis Próximos Cursos
      </Heading>
      {enrolments.length === 0 ? (
        <EmptyNote>Cuando te inscribas en un curso o programes una clase, aparecerá aquí.</EmptyNote>
      ) : (
        <Stack as="ul" listStyleType="none" gap="4">
          {soonestFirst(enrolments).map((enrolment) => (
            <li key={enrolment.id}>
              <UpcomingEnrolment enrolment={enrolment} />
            </li>
          ))}
        </Stack>
      )}
    </Stack>
  );
};
