import { Badge, Heading, HStack, Stack } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { shortDate } from '#domain/dates/date-text.ts';
import { shortDateText } from '../../../components/records/date-text.ts';
import { documentText } from '../../../components/records/document-text.ts';
import { genders } from '../../../components/records/enums.ts';
import { EmailText } from '../../../components/records/email-text.tsx';
import { FactList } from '../../../components/records/fact-list.tsx';
import { graphql } from '../../../gql/index.ts';
import { ContactLinks } from '../lists/phone-link.tsx';
import type { PersonFacts_UserFragment } from '../../../gql/graphql.ts';

graphql(`
  fragment PersonFacts_user on User {
    id
    firstName
    email
    isEmailUnreachable
    phone
    documentType
    documentNumber
    birthDate
    gender
    address
    city
    province
    createdAt
  }
`);

type PersonFactsProps = { user: PersonFacts_UserFragment; action: ReactNode };

/** The profile of a person, with its correction. */
export const PersonFacts = ({ user, action }: PersonFactsProps) => (
  <Stack as="section" aria-labelledby="person-facts" gap="3" minW="0">
    <HStack gap="3" justify="space-between" wrap="wrap">
      <Heading as="h2" id="person-facts" textStyle="2xl">
        Datos personales
      </Heading>
      {action}
    </HStack>
    <FactList
      columns={2}
      facts={[
        {
          label: 'Email',
          value: (
            <>
              <EmailText email={user.email} />{' '}
              {user.isEmailUnreachable && <Badge colorPalette="red">No llega</Badge>}
            </>
          ),
        },
        {
          label: 'Teléfono',
          value: user.phone ? <ContactLinks phone={user.phone} firstName={user.firstName} /> : '–',
        },
        { label: 'Documento', value: documentText(user) },
        { label: 'Nacimiento', value: user.birthDate ? shortDate(user.birthDate) : '–' },
        { label: 'Género', value: user.gender ? genders[user.gender].label : '–' },
        { label: 'Dirección', value: user.address || '–' },
        { label: 'Ciudad', value: user.city || '–' },
        { label: 'Provincia', value: user.province || '–' },
        { label: 'Registro', value: shortDateText(user.createdAt) },
      ]}
    />
  </Stack>
);
