import { Badge, Box, Button, HStack, Stack, Text } from '@chakra-ui/react';
import { memo, useState } from 'react';
import { userName } from '#domain/users/user-name.ts';
import { CheckIcon, EditIcon, EyeIcon } from '../../components/icons.tsx';
import { SmallText } from '../../components/layout/small-text.tsx';
import { ListCell, ListRow, ListTable } from '../../components/lists/list-table.tsx';
import { DetailDialog } from '../../components/records/detail-dialog.tsx';
import { documentNumberText } from '../../components/records/document-text.ts';
import { EmailText } from '../../components/records/email-text.tsx';
import { documentTypes, roles } from '../../components/records/enums.ts';
import type {
  EditUserDialog_UserFragment,
  UserRow_UserFragment,
  UsersTable_UserFragment,
} from '../../gql/graphql.ts';
import { graphql } from '../../gql/index.ts';
import { UserDialog } from './user-dialog.tsx';

graphql(`
  fragment UsersTable_user on User {
    id
    ...UserRow_user
    ...UserDialog_user
    ...EditUserDialog_user
  }
`);

const COLUMNS = ['Usuario', 'Contacto', 'Documento', 'Rol', 'Estado', 'Último Acceso', 'Acciones'] as const;

type Shown = { user: UsersTable_UserFragment; dialog: 'detail' | 'edit'; isOpen: boolean };

type UsersTableProps = { users: readonly UsersTable_UserFragment[]; isStale: boolean };

export const UsersTable = ({ users, isStale }: UsersTableProps) => {
  const [shown, setShown] = useState<Shown | null>(null);
  const close = () => setShown((last) => last && { ...last, isOpen: false });
  const current = shown && (users.find(({ id }) => id === shown.user.id) ?? shown.user);

  return (
    <>
      <ListTable caption="Usuarios" columns={COLUMNS} isStale={isStale}>
        {users.map((user) => (
          <Row key={user.id} user={user} onShow={setShown} />
        ))}
      </ListTable>
      {shown && current && (
        <>
          <UserDialog user={current} isOpen={shown.isOpen && shown.dialog === 'detail'} onClose={close} />
          <EditUserDialog user={current} isOpen={shown.isOpen && shown.dialog === 'edit'} onClose={close} />
        </>
      )}
    </>
  );
};

type RowProps = { user: UsersTable_UserFragment; onShow: (shown: Shown) => void };

/** While another list loads, this one is faded. */
const Row = memo(({ user, onShow }: RowProps) => (
  <UserRow
    user={user}
    onShow={() => onShow({ user, dialog: 'detail', isOpen: true })}
    onEdit={() => onShow({ user, dialog: 'edit', isOpen: true })}
  />
));

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

const UserRow = ({ user, onShow, onEdit }: UserRowProps) => {
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

graphql(`
  fragment EditUserDialog_user on User {
    ...PersonName
  }
`);

type EditUserDialogProps = { user: EditUserDialog_UserFragment; isOpen: boolean; onClose: () => void };

const EditUserDialog = ({ user, isOpen, onClose }: EditUserDialogProps) => {
  return (
    <DetailDialog title={`Editar a ${userName(user)}`} isOpen={isOpen} onClose={onClose}>
      <Text>Esta funcionalidad está en desarrollo.</Text>
    </DetailDialog>
  );
};
