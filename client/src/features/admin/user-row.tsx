import { Badge, Box, Button, HStack, Stack, Text } from '@chakra-ui/react';
import { CheckIcon, EditIcon, EyeIcon } from '../../components/icons.tsx';
import { documentNumberText } from '../../components/records/document-text.ts';
import { documentTypes, roles } from '../../components/records/enums.ts';
import { graphql } from '../../gql/index.ts';
import type { UserRow_UserFragment } from '../../gql/graphql.ts';
import { EmailText } from '../../components/records/email-text.tsx';
import { ListCell, ListRow } from '../../components/lists/list-table.tsx';
import { SmallText } from '../../components/layout/small-text.tsx';
import { userName } from '#domain/users/user-name.ts';

graphql(`
  fragment UserRow_user on User {
    ...PersonName
    phone
    documentType
    documentNumber
    role
  }
`);

type UserRowProps = { user: UserRow_UserFragment; onShow: () => void; onEdit: () => void };

export const UserRow = ({ user, onShow, onEdit }: UserRowProps) => {
  const name = userName(user);

  return (
    <ListRow>
      <ListCell column="Usuario" isTitle>
        <Text
          fontWeight="semibold"
          textStyle={{ base: 'md', lg: 'sm' }}
          overflowWrap="anywhere"
          minW={{ lg: '10rem' }}
        >
          {name}
        </Text>
      </ListCell>
      <ListCell column="Contacto" isLong>
        <Box>
          <Text overflowWrap="break-word">
            <EmailText email={user.email} />
          </Text>
          {user.phone && <SmallText overflowWrap="anywhere">{user.phone}</SmallText>}
        </Box>
      </ListCell>
      <ListCell column="Documento">
        <Box>
          {user.documentType && (
            <Text textStyle="xs" color="fg.muted">
              {documentTypes[user.documentType].label}
            </Text>
          )}
          <Text fontVariantNumeric="tabular-nums" overflowWrap="anywhere" minW={{ lg: '6.5rem' }}>
            {documentNumberText(user.documentNumber)}
          </Text>
        </Box>
      </ListCell>
      <ListCell column="Rol">
        <Box>
          <Badge colorPalette={user.role === 'ADMIN' ? 'accent' : 'gray'}>{roles[user.role].label}</Badge>
        </Box>
      </ListCell>
      <ListCell column="Estado" isConstant>
        <Stack gap="1" align="start" direction={{ base: 'row', lg: 'column' }} wrap="wrap">
          <Badge colorPalette="green">Activo</Badge>
          <Badge colorPalette="brand">
            <CheckIcon boxSize="3" />
            Verificado
          </Badge>
        </Stack>
      </ListCell>
      <ListCell column="Último Acceso" isConstant>
        <Text color="fg.muted">Reciente</Text>
      </ListCell>
      <ListCell column="Acciones">
        <HStack gap="1">
          <Button variant="outline" size="xs" aria-label={`Ver ${name}`} onClick={onShow}>
            <EyeIcon />
            Ver
          </Button>
          <Button variant="ghost" size="xs" aria-label={`Editar ${name}`} onClick={onEdit}>
            <EditIcon />
            Editar
          </Button>
        </HStack>
      </ListCell>
    </ListRow>
  );
};
