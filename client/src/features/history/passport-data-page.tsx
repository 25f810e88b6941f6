import { Grid, Stack, Text } from '@chakra-ui/react';
import { academy } from '#domain/academy.ts';
import { isPendingDocument } from '#domain/users/pending-document.ts';
import { dayIn, shortDate } from '#domain/dates/date-text.ts';
import { countText } from '#domain/texts/numbers.ts';
import { shortDateText } from '../../components/records/date-text.ts';
import { documentTypes, genders } from '../../components/records/enums.ts';
import { graphql } from '../../gql/index.ts';
import type { PassportDataPage_UserFragment } from '../../gql/graphql.ts';
import { machineReadableZone } from '../../components/ornaments/machine-readable-zone.ts';
import { PassportField } from './passport-field.tsx';
import { PassportPortrait } from './passport-portrait.tsx';
import { PassportZone } from './passport-zone.tsx';

graphql(`
  fragment PassportDataPage_user on User {
    id
    email
    firstName
    lastName
    documentType
    documentNumber
    birthDate
    gender
    createdAt
    clu
    cluExpiration
    points
  }
`);

const NOT_GIVEN = '—';
const TWO_COLUMNS = 'repeat(2, minmax(0, 1fr))';
const fields = { columnGap: '5', rowGap: '3.5' };

const passportNumberOf = (userId: string) => `${academy.code}-${userId.slice(-8).toUpperCase()}`;
const initialsOf = (user: PassportDataPage_UserFragment) =>
  [user.firstName, user.lastName].map((name) => name?.trim().charAt(0).toUpperCase() ?? '').join('') ||
  user.email.charAt(0).toUpperCase();

export const PassportDataPage = ({ user }: { user: PassportDataPage_UserFragment }) => {
  const passportNumber = passportNumberOf(user.id);
  const documentNumber = isPendingDocument(user.documentNumber) ? null : user.documentNumber;
  const documentType = user.documentType ? documentTypes[user.documentType].label : '';
  const zone = machineReadableZone({
    ...user,
    documentNumber,
    passportNumber,
    issuedOn: dayIn(new Date(user.createdAt), academy.timeZone),
  });

  return (
    <Stack gap="0" h="full" justify="space-between" css={{ containerType: 'inline-size' }}>
      <Grid
        templateColumns={{ base: '6.5rem minmax(0, 1fr)', sm: '9.5rem minmax(0, 1fr)' }}
        templateRows={{ sm: 'auto 1fr' }}
        columnGap={{ base: '4', md: '7' }}
        rowGap="3.5"
        p={{ base: '4', md: '7' }}
        _print={{ gridTemplateColumns: '7rem minmax(0, 1fr)', gridTemplateRows: 'auto 1fr' }}
      >
        <Stack gap="3" gridRow={{ sm: 'span 2' }} _print={{ gridRow: 'span 2' }}>
          <PassportPortrait
            initials={initialsOf(user)}
            petals={7 + (Number.parseInt(user.id.slice(-2), 16) % 9)}
          />
          <Text textStyle="mrz" fontSize="2xs" color="fg.muted" textAlign="center" letterSpacing="0.06em">
            {passportNumber}
          </Text>
        </Stack>
        <Grid
          as="dl"
          css={fields}
          alignContent="start"
          templateColumns={{ base: '1fr', sm: TWO_COLUMNS }}
          _print={{ gridTemplateColumns: TWO_COLUMNS }}
        >
          <PassportField label="Apellido" value={user.lastName ?? NOT_GIVEN} />
          <PassportField label="Nombre" value={user.firstName ?? NOT_GIVEN} />
          <PassportField
            label="Documento"
            gridColumn={{ sm: 'span 2' }}
            _print={{ gridColumn: 'span 2' }}
            value={documentNumber ? `${documentType} ${documentNumber}`.trim() : 'Pendiente'}
          />
        </Grid>
        <Grid
          as="dl"
          css={fields}
          alignContent="start"
          templateColumns={TWO_COLUMNS}
          gridColumn={{ base: '1 / -1', sm: 'auto' }}
          _print={{ gridColumn: 'auto' }}
        >
          <PassportField label="Nacimiento" value={user.birthDate ? shortDate(user.birthDate) : NOT_GIVEN} />
          <PassportField label="Género" value={user.gender ? genders[user.gender].label : NOT_GIVEN} />
          <PassportField label="Credencial CLU" value={user.clu ?? NOT_GIVEN} />
          <PassportField
            label="Vencimiento CLU"
            value={user.cluExpiration ? shortDate(user.cluExpiration) : NOT_GIVEN}
          />
          <PassportField label="Miembro desde" value={shortDateText(user.createdAt)} />
          <PassportField label="Puntos" value={countText(user.points)} isFigure />
        </Grid>
      </Grid>
      <PassportZone lines={zone} />
    </Stack>
  );
};
