import { Box, Stack, Text } from '@chakra-ui/react';
import { memo } from 'react';
import { generatePath } from 'react-router-dom';
import { shortDate } from '#domain/dates/date-text.ts';
import { isPendingDocument } from '#domain/users/pending-document.ts';
import { userName } from '#domain/users/user-name.ts';
import { ListCell } from '../../../components/lists/list-cell.tsx';
import { ListRow } from '../../../components/lists/list-row.tsx';
import { EmailText } from '../../../components/records/email-text.tsx';
import { LicenceBadge } from '../../../components/records/licence-badge.tsx';
import { graphql } from '../../../gql/index.ts';
import type { PersonRow_UserFragment } from '../../../gql/graphql.ts';
import { paths } from '../../../paths.ts';
import { RowLink } from '../lists/row-link.tsx';
import { licenceToday } from './licence-today.ts';
import { PersonBadges } from './person-badges.tsx';

graphql(`
  fragment PersonRow_user on User {
    id
    firstName
    lastName
    email
    phone
    documentNumber
    role
    isActive
    clu
    cluExpiration
  }
`);

export const PersonRow = memo(({ user }: { user: PersonRow_UserFragment }) => (
  <ListRow>
    <ListCell column="Persona" isTitle>
      <Box minW={{ lg: '12rem' }}>
        <RowLink to={generatePath(paths.gestionPerson, { id: user.id })}>{userName(user)}</RowLink>
      </Box>
    </ListCell>
    <ListCell column="Contacto">
      <Box>
        <Text overflowWrap="break-word">
          <EmailText email={user.email} />
        </Text>
        {user.phone && (
          <Text textStyle="sm" color="fg.muted" overflowWrap="anywhere">
            {user.phone}
          </Text>
        )}
      </Box>
    </ListCell>
    <ListCell column="Documento">
      <Text fontVariantNumeric="tabular-nums" overflowWrap="anywhere">
        {isPendingDocument(user.documentNumber) ? '–' : user.documentNumber}
      </Text>
    </ListCell>
    <ListCell column="CLU">
      <Stack gap="1" align="start">
        <LicenceBadge state={licenceToday(user)} expiration={user.cluExpiration} />
        {user.cluExpiration && (
          <Text textStyle="sm" color="fg.muted" whiteSpace="nowrap">
            Vence el {shortDate(user.cluExpiration)}
          </Text>
        )}
      </Stack>
    </ListCell>
    <ListCell column="Estado">
      <PersonBadges user={user} />
    </ListCell>
  </ListRow>
));
