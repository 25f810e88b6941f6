import { memo, useState } from 'react';
import { graphql } from '../../gql/index.ts';
import type { UsersTable_UserFragment } from '../../gql/graphql.ts';
import { EditUserDialog } from './edit-user-dialog.tsx';
import { ListTable } from '../../components/lists/list-table.tsx';
import { UserDialog } from './user-dialog.tsx';
import { UserRow } from './user-row.tsx';

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

type RowProps = { user: UsersTable_UserFragment; onShow: (shown: Shown) => void };

/** While another list loads, this one is faded. */
const Row = memo(({ user, onShow }: RowProps) => (
  <UserRow
    user={user}
    onShow={() => onShow({ user, dialog: 'detail', isOpen: true })}
    onEdit={() => onShow({ user, dialog: 'edit', isOpen: true })}
  />
));

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
