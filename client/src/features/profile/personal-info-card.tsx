import type { FragmentType } from '@apollo/client';
import { Card, Heading } from '@chakra-ui/react';
import { FactList } from '../../components/records/fact-list.tsx';
import { documentNumberText } from '../../components/records/document-text.ts';
import { documentTypes, genders } from '../../components/records/enums.ts';
import { useFragmentData } from '../../components/queries/use-fragment-data.ts';
import { graphql } from '../../gql/index.ts';

const USER = graphql(`
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

export const PersonalInfoCard = ({ user: userRef }: { user: FragmentType<typeof USER> }) => {
  const user = useFragmentData(USER, userRef);
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
