import { Button, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { userName } from '#domain/users/user-name.ts';
import { notify } from '../../../components/feedback/notify.ts';
import { useWrite } from '../../../components/queries/use-write.ts';
import { DetailDialog } from '../../../components/records/detail-dialog.tsx';
import { OnceShown } from '../../../components/records/once-shown.tsx';
import type { PersonHead_UserFragment } from '../../../gql/graphql.ts';
import { graphql } from '../../../gql/index.ts';
import { ConfirmDialog } from '../lists/confirm-dialog.tsx';
import { UPDATE_USER } from './person.mutation.ts';

/** Deactivates (after confirmation) or activates an account. */
export const AccountButton = ({ user }: { user: PersonHead_UserFragment }) => {
  const { write, isBusy } = useWrite('No pudimos guardar el cambio. Vuelve a intentar.');
  const [isConfirming, setIsConfirming] = useState(false);

  const change = async (isActive: boolean) => {
    const data = await write(UPDATE_USER, { id: user.id, isActive });
    if (!data?.updateUser) return;
    setIsConfirming(false);
    notify.success(isActive ? 'Cuenta activada' : 'Cuenta desactivada');
  };

  if (!user.isActive) {
    return (
      <Button size="sm" variant="outline" flexShrink="0" aria-busy={isBusy} onClick={() => void change(true)}>
        Activar cuenta
      </Button>
    );
  }
  return (
    <>
      <Button
        size="sm"
        variant="outline"
        colorPalette="red"
        flexShrink="0"
        onClick={() => setIsConfirming(true)}
      >
        Desactivar cuenta…
      </Button>
      <ConfirmDialog
        title="¿Desactivar esta cuenta?"
        action="Desactivar cuenta"
        isOpen={isConfirming}
        isBusy={isBusy}
        onClose={() => setIsConfirming(false)}
        onConfirm={() => void change(false)}
      >
        <Text overflowWrap="anywhere">
          {userName(user)} sale de todos sus dispositivos y no puede volver a entrar. Sus inscripciones quedan
          como están. Puedes activar la cuenta de nuevo.
        </Text>
      </ConfirmDialog>
    </>
  );
};

const CREATE_RESET = graphql(`
  mutation CreatePasswordReset($input: CreatePasswordResetInput!) {
    createPasswordReset(input: $input) {
      link
    }
  }
`);

/** Creates a password reset link. */
export const ResetLinkButton = ({ userId }: { userId: string }) => {
  const { write, isBusy } = useWrite('No pudimos hacer el enlace. Vuelve a intentar.');
  const [link, setLink] = useState<string | null>(null);

  const create = async () => {
    const data = await write(CREATE_RESET, { userId });
    setLink(data?.createPasswordReset?.link ?? null);
  };

  return (
    <>
      <Button
        size="sm"
        variant="outline"
        flexShrink="0"
        aria-busy={isBusy}
        aria-disabled={isBusy}
        onClick={() => void create()}
      >
        {isBusy ? 'Haciendo el enlace...' : 'Enlace para otra contraseña'}
      </Button>
      <DetailDialog title="Enlace para otra contraseña" isOpen={link !== null} onClose={() => setLink(null)}>
        {link !== null && (
          <OnceShown
            lines={[link]}
            note="Dáselo al estudiante: vale una vez, durante 24 horas, y cierra todas sus sesiones. Los enlaces anteriores ya no valen."
            onClose={() => setLink(null)}
          />
        )}
      </DetailDialog>
    </>
  );
};
