import { Card, Heading } from '@chakra-ui/react';
import { FactList } from '../../components/records/fact-list.tsx';
import { documentNumberText } from '../../components/records/document-text.ts';
import { documentTypes, genders } from '../../components/records/enums.ts';
import { graphql } from '../../gql/index.ts';
import type { PersonalInfoCard_UserFragment } from '../../gql/graphql.ts';

graphql(`
  fragment PersonalInfoCard_user on User {
    id
    firstName
    lastName
    email
    documentType
    documentNumber
    gender
  }
`);

const NOT_GIVEN = 'No especificado';

export const PersonalInfoCard = ({ user }: { user: PersonalInfoCard_UserFragment }) => {
  return (
    <Card.Root as="section" layerStyle="document" aria-labelledby="personal-info">
      <Card.Header>
        <Heading as="h2" id="personal-info" textStyle="2xl">
          Información Personal
        </Heading>
      </Card.Header>
      <Card.Body pt="2">
        <FactList
          facts={[
            {
              label: 'Nombre completo',
              value: [user.firstName, user.lastName].filter(Boolean).join(' ') || NOT_GIVEN,
            },
            { label: 'Email', value: user.email },
            {
              label: 'Tipo de documento',
              value: user.documentType ? documentTypes[user.documentType].label : NOT_GIVEN,
            },
            {
              label: 'Número de documento',
              value: documentNumberText(user.documentNumber),
            },
            { label: 'Género', value: user.gender ? genders[user.gender].label : NOT_GIVEN },
          ]}
        />
      </Card.Body>
    </Card.Root>
  );
};
