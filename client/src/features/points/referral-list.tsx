import { Badge, chakra, Flex, Text } from '@chakra-ui/react';
import { CheckIcon, ClockIcon } from '../../components/icons.tsx';
import { EmailText } from '../../components/records/email-text.tsx';
import { ruled } from '../../components/records/ruled.ts';
import { graphql } from '../../gql/index.ts';
import type { ReferralList_ReferralFragment } from '../../gql/graphql.ts';

graphql(`
  fragment ReferralList_referral on Referral {
    id
    referredEmail
    status
  }
`);

type ReferralListProps = { referrals: ReferralList_ReferralFragment[] };

export const ReferralList = ({ referrals }: ReferralListProps) => {
  if (referrals.length === 0) return <Text color="fg.muted">Todavía no invitaste a nadie.</Text>;
  return (
    <chakra.ul listStyleType="none" layerStyle="document" px={{ base: '4', md: '6' }}>
      {referrals.map(({ id, referredEmail, status }) => (
        <Flex as="li" key={id} {...ruled} py="3.5" gap="3" justify="space-between" align="center">
          <Text minW="0" overflowWrap="break-word">
            <EmailText email={referredEmail} />
          </Text>
          {status === 'REGISTERED' ? (
            <Badge colorPalette="green">
              <CheckIcon boxSize="3" />
              Se registró
            </Badge>
          ) : (
            <Badge colorPalette="accent">
              <ClockIcon boxSize="3" />
              Aún sin registrarse
            </Badge>
          )}
        </Flex>
      ))}
    </chakra.ul>
  );
};
