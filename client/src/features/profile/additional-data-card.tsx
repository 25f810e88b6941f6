import { Button, Card, Heading } from '@chakra-ui/react';
import { shortDate } from '#domain/dates/date-text.ts';
import { FactList } from '../../components/records/fact-list.tsx';
import { SignOutIcon } from '../../components/icons.tsx';
import { useSignOut } from '../../components/layout/use-sign-out.ts';
import { graphql } from '../../gql/index.ts';
import type { AdditionalDataCard_UserFragment } from '../../gql/graphql.ts';

graphql(`
  fragment AdditionalDataCard_user on User {
    id
    address
    birthDate
    phone
    city
    province
    clu
    cluExpiration
  }
`);

const NOT_GIVEN = 'No especificada';

const licenceText = (clu: string | null, until: string | null) => {
  if (!clu) return NOT_GIVEN;
  return until ? `${clu}, vence el ${shortDate(until)}` : clu;
};

export const AdditionalDataCard = ({ user }: { user: AdditionalDataCard_UserFragment }) => {
  const signOut = useSignOut();

  return (
    <Card.Root as="section" layerStyle="document" aria-labelledby="additional-data">
      <Card.Header>
        <Heading as="h2" id="additional-data" textStyle="2xl">
          Datos Adicionales
        </Heading>
      </Card.Header>
      <Card.Body pt="2">
        <FactList
          facts={[
            { label: 'Dirección', value: user.address || NOT_GIVEN },
            { label: 'Fecha de nacimiento', value: user.birthDate ? shortDate(user.birthDate) : NOT_GIVEN },
            ...(user.phone ? [{ label: 'Teléfono', value: user.phone }] : []),
            { label: 'Ciudad', value: [user.city, user.province].filter(Boolean).join(', ') || NOT_GIVEN },
            { label: 'CLU', value: licenceText(user.clu, user.cluExpiration) },
          ]}
        />
      </Card.Body>
      <Card.Footer mt="auto">
        <Button variant="outline" w="full" onClick={signOut}>
          <SignOutIcon />
          Cerrar Sesión
        </Button>
      </Card.Footer>
    </Card.Root>
  );
};
