import { Heading, SimpleGrid, Stack, Text } from '@chakra-ui/react';
import { useState, type ReactNode } from 'react';
import { academy } from '#domain/academy.ts';
import { dayIn } from '#domain/dates/date-text.ts';
import { graphql } from '../../gql/index.ts';
import type { EnrolmentSection_EnrolmentFragment } from '../../gql/graphql.ts';
import { EnrolmentCard } from './enrolment-card.tsx';
import { onDemand } from '../../components/records/on-demand.tsx';

const EnrolmentDialog = onDemand(
  async () => (await import('../../components/enrolment/enrolment-dialog.tsx')).EnrolmentDialog,
);

graphql(`
  fragment EnrolmentSection_enrolment on Enrolment {
    id
    completionDate
    ...EnrolmentCard_enrolment
    ...EnrolmentDialog_enrolment
  }
`);

type Enrolment = EnrolmentSection_EnrolmentFragment;

/** Groups by year of completion, or one group without a title. */
const groupsOf = (enrolments: Enrolment[], isByYear: boolean): [string, Enrolment[]][] => {
  const groups = new Map<string, Enrolment[]>();
  for (const enrolment of enrolments) {
    const { completionDate } = enrolment;
    const year =
      isByYear && completionDate ? dayIn(new Date(completionDate), academy.timeZone).slice(0, 4) : '';
    groups.set(year, [...(groups.get(year) ?? []), enrolment]);
  }
  return [...groups];
};

type EnrolmentSectionProps = {
  id: string;
  title: string;
  enrolments: EnrolmentSection_EnrolmentFragment[];
  empty: ReactNode;
  /** Groups by year of completion if there are several years. */
  isByYear?: boolean;
};

export const EnrolmentSection = (props: EnrolmentSectionProps) => {
  const { id, title, enrolments, empty, isByYear = false } = props;
  const groups = groupsOf(enrolments, isByYear);
  const [shown, setShown] = useState<Enrolment | null>(null);
  const [isOpen, setIsOpen] = useState(false);

  const current = shown && (enrolments.find((one) => one.id === shown.id) ?? shown);

  const show = (enrolment: Enrolment) => {
    setShown(enrolment);
    setIsOpen(true);
  };

  return (
    <Stack as="section" aria-labelledby={id} gap="6">
      <Heading as="h2" id={id} tabIndex={-1} outline="none" textStyle="3xl">
        {title}
      </Heading>
      {enrolments.length === 0 && empty}
      {groups.map(([year, ofYear]) => (
        <Stack key={year} gap="4">
          {groups.length > 1 && (
            <Text textStyle="eyebrow" color="fg.muted">
              {year || 'Sin fecha'}
            </Text>
          )}
          <SimpleGrid
            columns={{ base: 1, md: 2 }}
            gap={{ base: '4', md: '6' }}
            _print={{ gridTemplateColumns: '1fr 1fr' }}
          >
            {ofYear.map((enrolment) => (
              <EnrolmentCard key={enrolment.id} enrolment={enrolment} onShow={() => show(enrolment)} />
            ))}
          </SimpleGrid>
        </Stack>
      ))}
      {current && (
        <EnrolmentDialog
          enrolment={current}
          isOpen={isOpen}
          onClose={() => setIsOpen(false)}
          headingId={id}
        />
      )}
    </Stack>
  );
};
