import { Button, HStack, Skeleton } from '@chakra-ui/react';
import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router-dom';
import { EditIcon } from '../../components/icons.tsx';
import { DetailDialog } from '../../components/records/detail-dialog.tsx';
import { paths } from '../../paths.ts';
import { graphql } from '../../gql/index.ts';
import type { EditProfile_UserFragment } from '../../gql/graphql.ts';

const ProfileEditForm = lazy(async () => ({
  default: (await import('./profile-edit-form.tsx')).ProfileEditForm,
}));
const MailPreferences = lazy(async () => ({
  default: (await import('./mail-preferences.tsx')).MailPreferences,
}));
const PasswordForm = lazy(async () => ({ default: (await import('./password-form.tsx')).PasswordForm }));

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
  const waiting = <Skeleton h="56" />;
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
      <DetailDialog title="Editar mis datos" isOpen={open === 'profile'} onClose={close}>
        <Suspense fallback={waiting}>
          {open === 'profile' && <ProfileEditForm user={user} onClose={close} />}
        </Suspense>
      </DetailDialog>
      <DetailDialog title="Cambiar contraseña" isOpen={open === 'password'} onClose={close}>
        <Suspense fallback={waiting}>{open === 'password' && <PasswordForm onClose={close} />}</Suspense>
      </DetailDialog>
      <DetailDialog title="Mensajes por email" isOpen={open === 'mail'} onClose={close}>
        <Suspense fallback={waiting}>{open === 'mail' && <MailPreferences />}</Suspense>
      </DetailDialog>
    </HStack>
  );
};
