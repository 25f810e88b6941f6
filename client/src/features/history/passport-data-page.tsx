import { Box, Flex, Grid, Stack, Text } from '@chakra-ui/react';
import { academy } from '#domain/academy.ts';
import { isPendingDocument } from '#domain/auth/auth.schema.ts';
import { dayIn, shortDate, shortDay } from '#domain/dates.ts';
import { documentTypeLabels, genderLabels } from '../../components/enum-labels.ts';
import { graphql } from '../../gql/index.ts';
import type { PassportDataPage_UserFragment } from '../../gql/graphql.ts';
import { machineReadableZone } from './machine-readable-zone.ts';
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

const passportNumberOf = (userId: string) => `CEN-${userId.slice(-8).toUpperCase()}`;
const initialsOf = (user: PassportDataPage_UserFragment) =>
  [user.firstName, user.lastName].map((name) => name?.trim().charAt(0).toUpperCase() ?? '').join('') ||
  user.email.charAt(0).toUpperCase();

export const PassportDataPage = ({ user }: { user: PassportDataPage_UserFragment }) => {
  const passportNumber = passportNumberOf(user.id);
  const documentNumber = isPendingDocument(user.documentNumber) ? null : user.documentNumber;
  const documentType = user.documentType ? documentTypeLabels[user.documentType] : '';
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
        gap={{ base: '4', md: '7' }}
        p={{ base: '4', md: '7' }}
      >
        <Stack gap="3">
          <PassportPortrait
            initials={initialsOf(user)}
            petals={7 + (Number.parseInt(user.id.slice(-2), 16) % 9)}
          />
          <Text
            textStyle="mrz"
            fontSize="0.6875rem"
            color="fg.muted"
            textAlign="center"
            letterSpacing="0.06em"
          >
            {passportNumber}
          </Text>
        </Stack>
        <Box as="dl" minW="0">
          <Grid templateColumns={{ base: '1fr', sm: 'repeat(2, minmax(0, 1fr))' }} columnGap="5" rowGap="3.5">
            <PassportField label="Apellido" value={user.lastName ?? NOT_GIVEN} />
            <PassportField label="Nombre" value={user.firstName ?? NOT_GIVEN} />
            <PassportField
              label="Documento"
              value={documentNumber ? `${documentType} ${documentNumber}`.trim() : 'Pendiente'}
            />
            <PassportField
              label="Nacimiento"
              value={user.birthDate ? shortDate(user.birthDate) : NOT_GIVEN}
            />
            <PassportField label="Género" value={user.gender ? genderLabels[user.gender] : NOT_GIVEN} />
            <PassportField
              label="Miembro desde"
              value={shortDay(new Date(user.createdAt), academy.timeZone)}
            />
            <PassportField label="Credencial CLU" value={user.clu ?? NOT_GIVEN} />
            <PassportField
              label="Vencimiento CLU"
              value={user.cluExpiration ? shortDate(user.cluExpiration) : NOT_GIVEN}
            />
          </Grid>
          <Flex align="baseline" gap="3" mt="5" pt="4" borderTopWidth="1px" borderStyle="dashed">
            <Text as="dt" textStyle="eyebrow" color="fg.muted">
              Puntos
            </Text>
            <Text as="dd" textStyle="figure" fontSize="4xl" color="accent.fg">
              {user.points.toLocaleString('es-AR')}
            </Text>
          </Flex>
        </Box>
      </Grid>
      <PassportZone lines={zone} />
    </Stack>
  );
};
