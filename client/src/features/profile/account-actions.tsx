import { Button, HStack } from '@chakra-ui/react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { EditIcon } from '../../components/icons.tsx';
import { onDemand } from '../../components/records/on-demand.tsx';
import { paths } from '../../paths.ts';
import { graphql } from '../../gql/index.ts';
import type { EditProfile_UserFragment } from '../../gql/graphql.ts';

const ProfileEditDialog = onDemand(async () => (await import('./profile-edit-dialog.tsx')).ProfileEditDialog);
const PasswordDialog = onDemand(async () => (await import('./password-dialog.tsx')).PasswordDialog);
const MailDialog = onDemand(async () => (await import('./mail-dialog.tsx')).MailDialog);

graphql(`
  fragment EditProfile_user on User {
    id
    firstName
    lastName
    phone
    address
    city
    province
    needsSetup
    usesMoney
  }
`);

type AccountActionsProps = { user: EditProfile_UserFragment; sendsMessages: boolean };

/** Changes by the owner. Document and birth date cannot be changed. */
export const AccountActions = ({ user, sendsMessages }: AccountActionsProps) => {
  const [open, setOpen] = useState<'profile' | 'password' | 'mail' | null>(null);
  const close = () => setOpen(null);
  return (
    <HStack gap="3" wrap="wrap">
      {!user.needsSetup && (
        <Button variant="outline" onClick={() => setOpen('profile')}>
          <EditIcon />
          Editar mis datos
        </Button>
      )}
      <Button variant="outline" onClick={() => setOpen('password')}>
        Cambiar contraseña
      </Button>
      {sendsMessages && (
        <Button variant="outline" onClick={() => setOpen('mail')}>
          Avisos
        </Button>
      )}
      {user.usesMoney && (
        <Button variant="outline" asChild>
          <Link to={paths.payments}>Mis pagos</Link>
        </Button>
      )}
      <Button variant="outline" asChild>
        <Link to={paths.security}>Seguridad</Link>
      </Button>
      <ProfileEditDialog user={user} isOpen={open === 'profile'} onClose={close} />
      <PasswordDialog isOpen={open === 'password'} onClose={close} />
      <MailDialog isOpen={open === 'mail'} onClose={close} />
    </HStack>
  );
};
