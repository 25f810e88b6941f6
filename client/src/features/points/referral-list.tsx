import type { FragmentType } from '@apollo/client';
import { Badge, chakra, Flex, Text } from '@chakra-ui/react';
import { CheckIcon, ClockIcon } from '../../components/icons.tsx';
import { useFragmentList } from '../../components/queries/use-fragment-data.ts';
import { EmailText } from '../../components/records/email-text.tsx';
import { ruled } from '../../components/records/ruled.ts';
import { graphql } from '../../gql/index.ts';

const REFERRAL = graphql(`
  fragment ReferralList_referral on Referral {
    id
    referredEmail
    status
  }
`);

type ReferralListProps = { referrals: FragmentType<typeof REFERRAL>[] };

export const ReferralList = ({ referrals: referralsRef }: ReferralListProps) => {
  const referrals = useFragmentList(REFERRAL, referralsRef);
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
