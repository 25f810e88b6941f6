import { HStack } from '@chakra-ui/react';
import { LicenceBadge } from '../../../components/records/licence-badge.tsx';
import { graphql } from '../../../gql/index.ts';
import type { PersonHead_UserFragment } from '../../../gql/graphql.ts';
import { licenceToday, PersonBadges } from '../people/person-badges.tsx';

graphql(`
  fragment PersonHead_user on User {
    ...PersonName
    role
    staffRole
    isActive
    documentNumber
    clu
    cluExpiration
  }
`);

/** State of account and licence. */
export const PersonHead = ({ user }: { user: PersonHead_UserFragment }) => (
  <HStack as="span" gap="1.5" wrap="wrap">
    <PersonBadges user={user} />
    <LicenceBadge state={licenceToday(user)} expiration={user.cluExpiration} />
  </HStack>
);
