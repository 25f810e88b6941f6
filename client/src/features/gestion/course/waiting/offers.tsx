import { Box, chakra, Heading, Stack, Text } from '@chakra-ui/react';
import { scheduledText } from '../../../../components/records/date-text.ts';
import { ruled } from '../../../../components/records/ruled.ts';
import type { RosterRow_EnrolmentFragment } from '../../../../gql/graphql.ts';
import { enrolmentName } from '../../enrolments/enrolment-label.ts';
import { PhoneLink } from '../../lists/phone-link.tsx';
import { RowButton } from '../../lists/row-button.tsx';
import { SmallText } from '../../../../components/layout/small-text.tsx';

type Enrolment = RosterRow_EnrolmentFragment;

export const isOffered = ({ status, offerUntil }: Enrolment) => status === 'PENDING' && offerUntil !== null;

type OffersProps = { enrolments: readonly Enrolment[]; onOpen: (enrolmentId: string) => void };

/** Seats that were offered and that nobody has accepted yet. */
export const Offers = ({ enrolments, onOpen }: OffersProps) => {
  if (enrolments.length === 0) return null;
  return (
    <Stack as="section" aria-labelledby="offers" gap="3">
      <Heading as="h2" id="offers" textStyle="xl">
        Lugares ofrecidos
      </Heading>
      <chakra.ul listStyleType="none" layerStyle="document" px={{ base: '4', md: '5' }}>
        {enrolments.map((enrolment) => (
          <Box as="li" key={enrolment.id} {...ruled} py="2.5">
            <RowButton onClick={() => onOpen(enrolment.id)}>{enrolmentName(enrolment)}</RowButton>
            <SmallText>Puede aceptarlo hasta el {scheduledText(enrolment.offerUntil)}</SmallText>
            {enrolment.user?.phone && (
              <Text textStyle="sm">
                <PhoneLink phone={enrolment.user.phone} />
              </Text>
            )}
          </Box>
        ))}
      </chakra.ul>
    </Stack>
  );
};
