import { Button } from '@chakra-ui/react';
import { useState } from 'react';
import { useWrite } from '../../../components/queries/use-write.ts';
import { DetailDialog } from '../../../components/records/detail-dialog.tsx';
import { OnceShown } from '../../../components/records/once-shown.tsx';
import { graphql } from '../../../gql/index.ts';

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
