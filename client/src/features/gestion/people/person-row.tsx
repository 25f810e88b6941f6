import { HStack } from '@chakra-ui/react';
import { memo } from 'react';
import { generatePath } from 'react-router-dom';
import { shortDate } from '#domain/dates/date-text.ts';
import { emailText } from '#domain/users/no-email.ts';
import { userName } from '#domain/users/user-name.ts';
import { documentNumberText } from '../../../components/records/document-text.ts';
import { LicenceBadge } from '../../../components/records/licence-badge.tsx';
import { graphql } from '../../../gql/index.ts';
import type { PersonRow_UserFragment } from '../../../gql/graphql.ts';
import { paths } from '../../../paths.ts';
import { LicenceMark } from '../enrolments/row-badges.tsx';
import { DenseCell, DenseRow, Line, PhoneLine } from '../lists/dense-table.tsx';
import { PhoneLink } from '../lists/phone-link.tsx';
import { RowLink } from '../lists/row-button.tsx';
import { licenceToday, PersonBadges } from './person-badges.tsx';

graphql(`
  fragment PersonRow_user on User {
    ...PersonName
    phone
    documentNumber
    role
    staffRole
    isActive
    clu
    cluExpiration
  }
`);

export const PersonRow = memo(({ user }: { user: PersonRow_UserFragment }) => {
  const { id, email, phone, documentNumber, cluExpiration } = user;
  const licence = licenceToday(user);
  const name = userName(user);
  return (
    <DenseRow>
      <DenseCell area="title">
        <Line title={name}>
          <RowLink to={generatePath(paths.gestionPerson, { id })}>{name}</RowLink>
        </Line>
        <HStack hideFrom="lg" gap="1.5">
          <LicenceMark licence={licence} user={user} />
          <PhoneLine>{phone ? <PhoneLink phone={phone} /> : emailText(email)}</PhoneLine>
        </HStack>
      </DenseCell>
      <DenseCell>
        <Line>{emailText(email)}</Line>
      </DenseCell>
      <DenseCell>
        <Line>{phone ? <PhoneLink phone={phone} /> : '–'}</Line>
      </DenseCell>
      <DenseCell>
        <Line>{documentNumberText(documentNumber)}</Line>
      </DenseCell>
      <DenseCell>
        <Line title={cluExpiration ? `Vence el ${shortDate(cluExpiration)}` : undefined}>
          <LicenceBadge isShort state={licence} expiration={cluExpiration} />
        </Line>
      </DenseCell>
      <DenseCell area="side">
        <PersonBadges isBrief user={user} />
      </DenseCell>
    </DenseRow>
  );
});
