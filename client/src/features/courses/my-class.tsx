import { Card, Heading, HStack } from '@chakra-ui/react';
import { useRef } from 'react';
import { priceText } from '#domain/texts/money.ts';
import { EnrolmentDetails } from '../../components/enrolment/enrolment-details.tsx';
import { enrolmentFacts } from '../../components/enrolment/enrolment-facts.ts';
import { completionText, scheduledDateOf, scheduledText } from '../../components/records/date-text.ts';
import { EnrolmentStatusBadge } from '../../components/records/enrolment-status-badge.tsx';
import { graphql } from '../../gql/index.ts';
import type { MyClass_EnrolmentFragment } from '../../gql/graphql.ts';
import { classTarget } from './class-address.ts';
import { useHashTarget } from './use-hash-target.ts';

graphql(`
  fragment MyClass_enrolment on Enrolment {
    id
    ...EnrolmentDetails_enrolment
  }
`);

/** The page shows the rest of a group course. */
const factsOf = (enrolment: MyClass_EnrolmentFragment) => {
  if (enrolment.course.courseType === 'PERSONALIZADO') return enrolmentFacts(enrolment);
  return [
    enrolment.status === 'COMPLETED'
      ? { label: 'Fecha de finalización', value: completionText(enrolment) }
      : { label: 'Fecha', value: scheduledText(scheduledDateOf(enrolment)) },
    { label: 'Precio', value: priceText(enrolment.price) },
  ];
};

type MyClassProps = { enrolment: MyClass_EnrolmentFragment; onCancelled: () => void };

/** The student's class, on the page of its course. */
export const MyClass = ({ enrolment, onCancelled }: MyClassProps) => {
  const heading = useRef<HTMLHeadingElement>(null);
  const target = classTarget(enrolment.id);
  useHashTarget(target, heading);

  return (
    <Card.Root as="section" layerStyle="document" aria-labelledby={target}>
      <Card.Body gap="4" p={{ base: '5', md: '6' }}>
        <HStack justify="space-between" gap="3" wrap="wrap">
          <Heading as="h2" id={target} ref={heading} tabIndex={-1} outline="none" textStyle="2xl">
            Mi clase
          </Heading>
          <EnrolmentStatusBadge status={enrolment.status} />
        </HStack>
        <EnrolmentDetails enrolment={enrolment} facts={factsOf(enrolment)} onCancelled={onCancelled} />
      </Card.Body>
    </Card.Root>
  );
};
