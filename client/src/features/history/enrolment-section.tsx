import type { FragmentType } from '@apollo/client';
import { Heading, SimpleGrid, Stack } from '@chakra-ui/react';
import { useState, type ReactNode } from 'react';
import { useFragmentList } from '../../components/queries/use-fragment-data.ts';
import { graphql } from '../../gql/index.ts';
import type { EnrolmentSection_EnrolmentFragment } from '../../gql/graphql.ts';
import { EnrolmentCard } from './enrolment-card.tsx';
import { EnrolmentDialog } from '../../components/enrolment/enrolment-dialog.tsx';

const ENROLMENT = graphql(`
  fragment EnrolmentSection_enrolment on Enrolment {
    id
    ...EnrolmentCard_enrolment
    ...EnrolmentDialog_enrolment
  }
`);

type EnrolmentSectionProps = {
  id: string;
  title: string;
  enrolments: FragmentType<typeof ENROLMENT>[];
  empty: ReactNode;
};

export const EnrolmentSection = ({ id, title, enrolments: enrolmentsRef, empty }: EnrolmentSectionProps) => {
  const enrolments = useFragmentList(ENROLMENT, enrolmentsRef);
  const [shown, setShown] = useState<EnrolmentSection_EnrolmentFragment | null>(null);
  const [isOpen, setIsOpen] = useState(false);

  const show = (enrolment: EnrolmentSection_EnrolmentFragment) => {
    setShown(enrolment);
    setIsOpen(true);
  };

  return (
    <Stack as="section" aria-labelledby={id} gap="6">
      <Heading as="h2" id={id} textStyle="3xl">
        {title}
      </Heading>
      {enrolments.length === 0 ? (
        empty
      ) : (
        <SimpleGrid
          columns={{ base: 1, md: 2 }}
          gap={{ base: '4', md: '6' }}
          _print={{ gridTemplateColumns: '1fr 1fr' }}
        >
          {enrolments.map((enrolment) => (
            <EnrolmentCard key={enrolment.id} enrolment={enrolment} onShow={() => show(enrolment)} />
          ))}
        </SimpleGrid>
      )}
      {shown && <EnrolmentDialog enrolment={shown} isOpen={isOpen} onClose={() => setIsOpen(false)} />}
    </Stack>
  );
};
